import { useEffect, useRef } from 'react';

/** Buttons that disappear with what they settled leave the focus to the title instead of losing it. */
export const useFocusWhenGone = (isShown: boolean) => {
  const wasShown = useRef(isShown);
  useEffect(() => {
    const isGone = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (isGone && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [isShown]);
};
