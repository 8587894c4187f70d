import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * The field updates at once; the address follows. Each visit to the field is one history entry: the first change adds
 * it, later ones replace it. Going back or forward overrides the field.
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
