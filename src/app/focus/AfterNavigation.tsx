import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { reportUnderId } from '@/shared/lib/errorReport';
import { isSamePage } from '@/shared/routing/addressLanguage';
import { visuallyHidden } from '@/shared/ui/styles';

import { arriveAtPage } from './arriveAtPage';

type AfterNavigationProps = { savedScroll: () => number | false | null };

/** Loads the code when something first takes the focus. */
const useKeptFocus = () => {
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    const load = ({ target }: Event) => {
      import(/* webpackChunkName: "keep-focus" */ './keepFocus').then(({ keepFocus }) => {
        if (!isLeft) stop = keepFocus(target);
      }, reportUnderId);
    };
    document.addEventListener('focusin', load, { once: true });
    return () => {
      isLeft = true;
      document.removeEventListener('focusin', load);
      stop?.();
    };
  }, []);
};

/**
 * On a new page, focuses the heading and announces the title, except on first load and when only the language or the
 * query changed. Going back keeps the saved scroll position while a list is still loading.
 */
export const AfterNavigation = ({ savedScroll }: AfterNavigationProps) => {
  const { pathname, key } = useLocation();
  const announcer = useRef<HTMLDivElement>(null);
  const previousPath = useRef<string>(null);
  useKeptFocus();
  useEffect(() => {
    const isNewPage = previousPath.current !== null && !isSamePage(previousPath.current, pathname);
    previousPath.current = pathname;
    const saved = savedScroll();
    const scrollPosition = typeof saved === 'number' ? saved : 0;
    if (!isNewPage && scrollPosition === 0) return;
    const navigation = new AbortController();
    arriveAtPage({ scrollPosition, announcer: isNewPage ? announcer.current : null, signal: navigation.signal });
    return () => navigation.abort();
  }, [pathname, key, savedScroll]);
  return <Box ref={announcer} role="status" sx={visuallyHidden} />;
};
