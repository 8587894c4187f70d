import { type RefObject, useCallback, useEffect, useState } from 'react';

import { useFirstInteraction } from './useFirstInteraction';
import { useWasServerRendered } from './useWasServerRendered';

/** Whether the element has ever come near the viewport, or was already in the server's page. */
export const useNear = (element: RefObject<Element | null>, margin = '20%'): boolean => {
  const [near, setNear] = useState(useWasServerRendered());
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `0px 0px ${margin} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element, margin]);
  return near;
};

/** Whether the element has been seen or the user has interacted with the page. */
export const useSeenOrInteracted = (element: RefObject<Element | null>): boolean => {
  const [hasInteracted, setHasInteracted] = useState(false);
  const isSeen = useNear(element, '-1px');
  useFirstInteraction(useCallback(() => setHasInteracted(true), []));
  return isSeen || hasInteracted;
};
