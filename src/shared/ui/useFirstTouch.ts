import { useEffect } from 'react';
import { whenIdle } from '@/shared/lib/whenIdle';

const touches = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Runs the work once, when the page is idle after the first interaction. */
export const useFirstTouch = (work: (used: true) => void) => {
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const begin = () => {
      callOff ??= whenIdle(() => work(true));
    };
    touches.forEach((touch) => window.addEventListener(touch, begin, { once: true }));
    return () => {
      touches.forEach((touch) => window.removeEventListener(touch, begin));
      callOff?.();
    };
  }, [work]);
};
