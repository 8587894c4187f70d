import { useEffect } from 'react';

import { whenIdle } from '@/shared/lib/scheduling';

const touches = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Runs the work once, when the page is idle after the first interaction. */
export const useFirstTouch = (work: (used: true) => void) => {
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const begin = () => {
      cancel ??= whenIdle(() => work(true));
    };
    touches.forEach((touch) => window.addEventListener(touch, begin, { once: true }));
    return () => {
      touches.forEach((touch) => window.removeEventListener(touch, begin));
      cancel?.();
    };
  }, [work]);
};
