import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router';
import { titleId, type RouteHandle } from '@/app/routes/routeHandle';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { reportUnderId } from '@/shared/lib/errorReport';
import type { PageMetadata } from '@/shared/routing/pageMetadata';

/** Title and tags (spec §1, §3). Tags that the server rendered for this address stay while it is shown. */
export const PageHead = ({ told }: { told: PageMetadata | null }) => {
  const config = useConfig();
  const intl = useIntl();
  const { siteName, siteTitle } = config;
  const lang = useLanguage();
  const { pathname, search } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;

  const titleDescriptor = handle?.title && { id: titleId(handle.title) };
  // If a screen failed because its texts did not load, the page keeps the site's title.
  const rowTitle = titleDescriptor && titleDescriptor.id in intl.messages && intl.formatMessage(titleDescriptor);
  const name = told?.title ?? rowTitle;
  const title = name ? `${name} · ${siteName}` : siteTitle;
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = siteTitle;
    };
  }, [title, siteTitle]);

  useEffect(() => {
    if (document.querySelector('[data-served]')?.getAttribute('data-served') === pathname + search) return;
    let leave: (() => void) | undefined;
    let isShown = true;
    import(/* webpackChunkName: "page-tags" */ './writeTags').then(({ writeTags }) => {
      if (isShown) leave = writeTags({ config, intl, lang, pathname, search, handle, told });
    }, reportUnderId);
    return () => {
      isShown = false;
      leave?.();
    };
  }, [config, intl, lang, pathname, search, handle, told]);
  return null;
};
