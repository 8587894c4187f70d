import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router';
import { descriptionId, titleId, type RouteHandle } from '@/app/routes/routeHandle';
import { useConfig } from '@/shared/config/ConfigContext';
import { languages } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/useLanguage';
import type { PageMetadata } from '@/shared/routing/pageMetadata';
import { addressInLanguage } from '@/shared/routing/switchLanguage';

/** Of a query, only what tells one page from another belongs to the page's own address: the catalogue of an item. */
const ownAddress = (pathname: string, search: string) => {
  const catalog = new URLSearchParams(search).get('catalog');
  return { pathname, search: catalog ? `?${new URLSearchParams({ catalog })}` : '', hash: '' };
};

/** Title and tags (spec §1, §3). React takes the tags out of the head again when they are no longer rendered. */
export const PageHead = ({ told }: { told: PageMetadata | null }) => {
  const { siteName, siteTitle, author, defaultLanguage } = useConfig();
  const { formatMessage, messages } = useIntl();
  const textOf = (id: string) => {
    const descriptor = { id };
    // Where a screen failed because its texts did not come, the page keeps the site's title.
    return id in messages ? formatMessage(descriptor) : undefined;
  };
  const lang = useLanguage();
  const { pathname, search } = useLocation();
  const handle = (useMatches().at(-1)?.handle ?? {}) as RouteHandle;

  const name = told?.title ?? (handle.title && textOf(titleId(handle.title)));
  const title = name ? `${name} · ${siteName}` : siteTitle;
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = siteTitle;
    };
  }, [title, siteTitle]);

  const description = told?.description ?? (handle.description && textOf(descriptionId(handle.description)));
  const unlisted = told?.unlisted ?? handle.unlisted;
  const tags = [{ name: 'author', content: author }, ...(told?.tags ?? [])];
  if (description) tags.push({ name: 'description', content: description });
  if (unlisted) tags.push({ name: 'robots', content: 'noindex' });
  const inLanguage = (language: typeof lang) =>
    window.location.origin + addressInLanguage(ownAddress(pathname, search), language);
  return (
    <>
      {tags.map((tag) => (
        <meta key={tag.name} {...tag} />
      ))}
      {!unlisted && (
        <>
          <link rel="canonical" href={inLanguage(lang)} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={inLanguage(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={inLanguage(defaultLanguage)} />
        </>
      )}
    </>
  );
};
