import { useEffect, useRef } from 'react';

/** When a button disappears along with the problem that it solved, moves the focus to the title. */
export const useFocusWhenGone = (isShown: boolean) => {
  const wasShown = useRef(isShown);
  useEffect(() => {
    const isGone = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (isGone && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [isShown]);
};
