import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

export type OpenHere = {
  /** What it was opened from, while it is open. */
  anchor: HTMLElement | null;
  /** Since it was first opened: what is fetched late stays, so that it can leave gracefully. */
  wanted: boolean;
  open: (anchor: HTMLElement) => void;
  close: () => void;
};

/**
 * Open until it is closed or the address changes. Closing gives the focus back; after a navigation it belongs to the
 * new page, which is why what opens here must not restore it by itself.
 */
export const useOpenHere = (): OpenHere => {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ at: string; anchor: HTMLElement } | null>(null);
  const [wanted, setWanted] = useState(false);
  const returnTo = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opened) return;
    returnTo.current?.focus();
    returnTo.current = null;
  }, [opened]);
  return {
    anchor: opened?.at === key ? opened.anchor : null,
    wanted,
    open: (anchor) => {
      setOpened({ at: key, anchor });
      setWanted(true);
    },
    close: () => {
      returnTo.current = opened?.anchor ?? null;
      setOpened(null);
    },
  };
};
