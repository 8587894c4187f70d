import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * What is being written in a field stands at once; the address follows. One stay in the field is one step of the
 * history: the first change makes it, the next ones take its place. Going back or forward takes over.
 */
export const useTyped = (value: string, follow: (text: string, isFirst: boolean) => void) => {
  const { key } = useLocation();
  const way = useNavigationType();
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (way === NavigationType.Pop) setTyped(null);
  }
  const write = (text: string) => {
    setTyped(text);
    follow(text, typed === null);
  };
  return { text: typed ?? value, write, leave: () => setTyped(null) };
};
