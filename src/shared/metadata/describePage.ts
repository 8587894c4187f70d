import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { type Language, languages } from '@/shared/i18n/languages';
import { getBlobAddress } from '@/shared/lib/blobAddress';
import { placeHref, toCategoryPlace } from '@/shared/routing/catalogueAddresses';
import { paths, screenHref } from '@/shared/routing/paths';
import { getScreen, isUnlisted, type ScreenName } from '@/shared/routing/screens';

import { dataBlock, type HeadElement, link, meta, property } from './headElement';
import { type Addresses, formatTitle, type PageSubject } from './pageSubject';
import { breadcrumbData, type Crumb, organizationData, productData, webSiteData } from './structuredData';

export type DescribedPage = {
  config: RuntimeConfig;
  origin: string;
  language: Language;
  /** Undefined where no route matches. */
  screen: ScreenName | undefined;
  subject: PageSubject;
  /** This page's address in each language. */
  addresses: Addresses;
  /** Returns undefined for a text that failed to load. */
  getText: (id: string) => string | undefined;
};

const locales: Record<Language, string> = { es: 'es_ES', en: 'en_US', zh: 'zh_CN' };

// Link previews do not show SVG.
const isRaster = (name: string) => /\.(png|jpe?g|webp|gif)$/i.test(name);

const absolute = (origin: string, address: string) => new URL(address, origin).href;

/** The text shown for a category without a name. */
export const namelessCategory = 'catalogue.breadcrumbs.nameless';

/** The list screen above a detail screen, or the whole screen above one of its sections. */
const getSection = ({ screen, subject }: DescribedPage, ownTitle: string | undefined) => {
  if (!screen) return undefined;
  const isPart = subject.title !== undefined && subject.title !== ownTitle;
  return getScreen(screen).parent ?? (isPart ? screen : undefined);
};

const getBreadcrumbs = (page: DescribedPage, name: string, address: string): Crumb[] => {
  const { origin, language: lang, subject, screen, getText } = page;
  const section = getSection(page, getText(`page.${screen}`));
  const above = [{ name: getText('shell.menu.home') ?? '', address: paths.language.href({ lang }) }];
  if (section) above.push({ name: getText(`page.${section}`) ?? '', address: screenHref(section, lang) });
  const trail = (subject.trail ?? []).map((category) => ({
    name: category.name || (getText(namelessCategory) ?? ''),
    address: placeHref(lang, toCategoryPlace(category)),
  }));
  const all = [...above, ...trail].map((crumb) => ({ ...crumb, address: absolute(origin, crumb.address) }));
  return [...all, { name, address }];
};

/** The title, as shown in the tab, search results and link previews. */
export const getTitle = ({ config, screen, subject, getText }: DescribedPage) => {
  const name = subject.title ?? getText(`page.${screen}`);
  return { name, title: formatTitle(name, config) };
};

/** A catalogue may name a picture that is not a valid address. */
const getOwnPicture = ({ config, origin, subject }: DescribedPage) => {
  try {
    return subject.picture ? absolute(origin, getBlobAddress(config.services.blob, subject.picture)) : null;
  } catch {
    return null;
  }
};

const getPicture = (page: DescribedPage) => {
  const { config, origin, subject } = page;
  const own = isRaster(subject.picture ?? '') ? getOwnPicture(page) : null;
  return own
    ? [property('og:image', own)]
    : [
        property('og:image', absolute(origin, config.theme.shareImageUrl)),
        property('og:image:width', '1200'),
        property('og:image:height', '630'),
      ];
};

const getStructuredData = (page: DescribedPage, address: string, description: string): HeadElement[] => {
  const { config, origin, language: lang, screen, subject } = page;
  const { name } = getTitle(page);
  const home = absolute(origin, paths.language.href({ lang }));
  if (screen === 'home') {
    const logo = absolute(origin, config.theme.logoUrl || '/icon-512.png');
    const site = { name: config.siteName, origin, home, logo };
    return [organizationData(site), webSiteData(site)].map(dataBlock);
  }
  const crumbs = breadcrumbData(getBreadcrumbs(page, name ?? '', address));
  if (!subject.item) return [dataBlock(crumbs)];
  const category = subject.trail?.at(-1)?.name;
  const product = productData({
    item: subject.item,
    name: subject.item.name ?? '',
    url: address,
    image: getOwnPicture(page) ?? absolute(origin, config.theme.shareImageUrl),
    description,
    ...(category && { category }),
  });
  return [product, crumbs].map(dataBlock);
};

/** The part of the head that search engines and link previews read. Shared by the server and the browser. */
export const describePage = (page: DescribedPage): HeadElement[] => {
  const { config, origin, language, screen, subject, addresses, getText } = page;
  const { name, title } = getTitle(page);
  const description = subject.description ?? getText(`page.${screen}.description`) ?? '';
  const own = absolute(origin, addresses[language]);
  const head = [meta('author', config.author), ...(subject.tags ?? []).map((tag) => meta(tag.name, tag.content))];
  if (description) head.push(meta('description', description));
  if (!screen || isUnlisted(screen) || subject.unlisted || subject.isMissing)
    return [...head, meta('robots', 'noindex')];
  return [
    ...head,
    link({ rel: 'canonical', href: own }),
    ...languages.map((other) => link({ rel: 'alternate', hreflang: other, href: absolute(origin, addresses[other]) })),
    link({ rel: 'alternate', hreflang: 'x-default', href: absolute(origin, addresses[config.defaultLanguage]) }),
    property('og:type', subject.item ? 'product' : 'website'),
    property('og:site_name', config.siteName),
    property('og:title', name ?? title),
    property('og:description', description),
    property('og:url', own),
    ...getPicture(page),
    property('og:locale', locales[language]),
    ...languages.filter((other) => other !== language).map((other) => property('og:locale:alternate', locales[other])),
    meta('twitter:card', 'summary_large_image'),
    ...getStructuredData(page, own, description),
  ];
};
