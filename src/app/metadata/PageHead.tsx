import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router';

import type { RouteHandle } from '@/app/routes/lazyScreen';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { reportUnderId } from '@/shared/lib/errorReport';
import { servedAttribute } from '@/shared/metadata/headElement';
import { formatTitle, type PageSubject } from '@/shared/metadata/pageSubject';
import { useWasServerRendered } from '@/shared/ui/useWasServerRendered';

/** Title and tags (spec §1, §3). Tags that the server rendered for this address stay while it is shown. */
export const PageHead = ({ subject }: { subject: PageSubject | null }) => {
  const config = useConfig();
  const intl = useIntl();
  const { siteTitle } = config;
  const lang = useLanguage();
  const { pathname, search } = useLocation();
  const { screen } = (useMatches().at(-1)?.handle ?? {}) as Partial<RouteHandle>;

  const titleDescriptor = { id: `page.${screen}` };
  const screenTitle = titleDescriptor.id in intl.messages && intl.formatMessage(titleDescriptor);
  const title = formatTitle(subject?.title ?? screenTitle, config);
  // The server has already set the screen's own title, and the screen is hydrated only after this.
  const keepsTitle = useRef(useWasServerRendered());
  useEffect(() => {
    const isKept = keepsTitle.current;
    keepsTitle.current = false;
    if (isKept) return;
    document.title = title;
    return () => {
      document.title = siteTitle;
    };
  }, [title, siteTitle]);

  useEffect(() => {
    const served = document.querySelector(`[${servedAttribute}]`);
    if (served?.getAttribute(servedAttribute) === pathname + search) return;
    let removeTags: (() => void) | undefined;
    let isShown = true;
    import(/* webpackChunkName: "page-tags" */ './writeTags').then(({ writeTags }) => {
      if (isShown) removeTags = writeTags({ config, intl, lang, pathname, search, screen, subject });
    }, reportUnderId);
    return () => {
      isShown = false;
      removeTags?.();
    };
  }, [config, intl, lang, pathname, search, screen, subject]);
  return null;
};
