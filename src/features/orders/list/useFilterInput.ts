import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { useScreenState } from '@/store/useScreenState';

/** Going back or forward overrides what was typed into a filter. */
export const useRestoredByHistory = (drop: () => void) => {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const lastKey = useRef(key);
  useLayoutEffect(() => {
    if (key === lastKey.current) return;
    lastKey.current = key;
    if (navigationType === NavigationType.Pop) drop();
  });
};

/**
 * The field updates at once; the address follows. Each visit to the field is one history entry: the first change adds
 * it, later ones replace it.
 */
export const useFilterInput = (
  /** Where the typed text is kept. */
  place: string,
  value: string,
  onChange: (text: string, isFirst: boolean) => void,
) => {
  const [typed, setTyped] = useScreenState<{ text: string } | null>(place, null);
  useRestoredByHistory(() => setTyped(null));
  const write = (text: string) => {
    setTyped({ text });
    onChange(text, typed === null);
  };
  return { text: typed?.text ?? value, write, leave: () => setTyped(null) };
};
