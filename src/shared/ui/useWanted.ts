import { useState, type RefObject } from 'react';
import { useFirstTouch } from './useFirstTouch';
import { useNear } from './useNear';

/** Whether the element has been seen or the user has interacted with the page. */
export const useWanted = (element: RefObject<Element | null>): boolean => {
  const [used, setUsed] = useState(false);
  const seen = useNear(element, '-1px');
  useFirstTouch(setUsed);
  return seen || used;
};
