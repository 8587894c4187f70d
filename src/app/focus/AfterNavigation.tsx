import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { reportUnderId } from '@/shared/lib/errorReport';
import { isSamePage } from '@/shared/routing/switchLanguage';

type AfterNavigationProps = { savedScroll: () => number | false | null };

/**
 * On a new page focus goes to its heading and its title is announced; not on first load, nor when only the language or
 * the query changed. On the way back, the saved place is held while a list is still coming.
 */
export const AfterNavigation = ({ savedScroll }: AfterNavigationProps) => {
  const { pathname, key } = useLocation();
  const announcer = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<string>(null);
  useEffect(() => {
    const isNewPage = cameFrom.current !== null && !isSamePage(cameFrom.current, pathname);
    cameFrom.current = pathname;
    const saved = savedScroll();
    const place = typeof saved === 'number' ? saved : 0;
    if (!isNewPage && place === 0) return;
    const left = new AbortController();
    import(/* webpackChunkName: "settle" */ './settle').then(
      ({ settle }) => settle({ place, announcer: isNewPage ? announcer.current : null, left: left.signal }),
      reportUnderId,
    );
    return () => left.abort();
  }, [pathname, key, savedScroll]);
  return (
    <div
      ref={announcer}
      role="status"
      style={{
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    />
  );
};
