import { useEffect } from 'react';

import { whenIdle } from '@/shared/lib/scheduling';

const interactions = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Runs the work once, when the page is idle after the first interaction. */
export const useFirstInteraction = (work: () => void) => {
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const begin = () => {
      cancel ??= whenIdle(work);
    };
    interactions.forEach((name) => window.addEventListener(name, begin, { once: true }));
    return () => {
      interactions.forEach((name) => window.removeEventListener(name, begin));
      cancel?.();
    };
  }, [work]);
};
