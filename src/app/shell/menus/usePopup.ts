import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

export type Popup = {
  /** The element it was opened from, while it is open. */
  anchor: HTMLElement | null;
  /** True from the first opening on: a lazy part stays mounted, so that its closing can be animated. */
  wasOpened: boolean;
  open: (anchor: HTMLElement) => void;
  close: () => void;
  /** Closes without returning the focus, which is elsewhere already. */
  leave: () => void;
};

/**
 * Open until closed or until the address changes. Closing returns the focus; after a navigation the focus belongs to
 * the new page, so the popup must not restore it itself.
 */
export const usePopup = (): Popup => {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ at: string; anchor: HTMLElement } | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const returnTo = useRef<HTMLElement>(null);
  // Closed, not just hidden: otherwise going back would open it again.
  if (opened && opened.at !== key) setOpened(null);
  useEffect(() => {
    if (opened) return;
    returnTo.current?.focus();
    returnTo.current = null;
  }, [opened]);
  return {
    anchor: opened?.at === key ? opened.anchor : null,
    wasOpened,
    open: (anchor) => {
      setOpened({ at: key, anchor });
      setWasOpened(true);
    },
    close: () => {
      returnTo.current = opened?.anchor ?? null;
      setOpened(null);
    },
    leave: () => setOpened(null),
  };
};
