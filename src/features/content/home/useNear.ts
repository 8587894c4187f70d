import { useEffect, useState, type RefObject } from 'react';

/** Whether the element has come near the visible part of the page; once it has, it stays so. */
export const useNear = (element: RefObject<Element | null>): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '0px 0px 20% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
};
