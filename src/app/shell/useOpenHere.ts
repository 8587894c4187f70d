import { useState } from 'react';
import { useLocation } from 'react-router';

export type OpenHere = {
  /** What it was opened from, while it is open. */
  anchor: HTMLElement | null;
  /** Since it was first opened: what is fetched late stays, so that it can leave gracefully. */
  wanted: boolean;
  leftByNavigation: boolean;
  open: (anchor: HTMLElement) => void;
  close: () => void;
};

/** Open until it is closed or the address changes. After a navigation the focus belongs to the new page. */
export const useOpenHere = (): OpenHere => {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ at: string; anchor: HTMLElement } | null>(null);
  const [wanted, setWanted] = useState(false);
  return {
    anchor: opened?.at === key ? opened.anchor : null,
    wanted,
    leftByNavigation: opened !== null && opened.at !== key,
    open: (anchor) => {
      setOpened({ at: key, anchor });
      setWanted(true);
    },
    close: () => setOpened(null),
  };
};
