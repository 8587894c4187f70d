import type { FastifyRequest } from 'fastify';

import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Language } from '@/shared/i18n/languages';
import { type TextPart, textParts } from '@/shared/i18n/textParts';
import { getBlobAddress } from '@/shared/lib/blobAddress';
import { describePage, getTitle } from '@/shared/metadata/describePage';
import { type HeadElement, link } from '@/shared/metadata/headElement';
import type { PageSubject } from '@/shared/metadata/pageSubject';
import { addressInLanguage, readLanguage } from '@/shared/routing/addressLanguage';
import { getScreenName } from '@/shared/routing/paths';
import { engineChunk, getScreen, isUnlisted, type ScreenName } from '@/shared/routing/screens';

import { getOrigin } from './origin';
import { createFinders, type FactSources, type FoundPage, inEach } from './pageFacts';
import { isReadable, type MatchedPage, matchPage } from './pageRows';
import { formatPageText } from './pageTexts';

export type PageContents = {
  status: 200 | 400 | 404;
  language: Language;
  title: string;
  head: HeadElement[];
  /** The canonical address; empty if only the browser knows the visitor's language. */
  address: string;
  /** The chunks that the screen's code will load. */
  chunks: readonly string[];
};

export type ReadPage = (request: FastifyRequest) => Promise<PageContents>;

// Not-found screens, with the titles that the browser gives them.
const goneTitles: Partial<Record<ScreenName, string>> = {
  stockItem: 'item.unknown',
  catalogue: 'catalogue.category.unknown',
  offer: 'content.offer.gone',
  productLine: 'content.line.gone',
  terms: 'content.term.gone',
};

const describeMissing = (screen: ScreenName, language: Language): PageSubject => {
  const id = goneTitles[screen];
  return id ? { title: formatPageText(language, id) } : {};
};

/**
 * The chunks that the screen's code will request. Private screens check the session first, and without a language only
 * the browser knows which texts to load.
 *
 * @internal
 */
export const listChunks = (name: ScreenName, language: Language | undefined): string[] => {
  const { guard, chunk, texts, startsEngine } = getScreen(name);
  if (isUnlisted(name) && guard !== 'signedOut') return [];
  const parts: readonly TextPart[] = texts ? ['shell', ...texts] : textParts;
  const textChunks = (lang: Language) =>
    parts.map((part) => (part === 'shell' ? `locale-${lang}` : `locale-${lang}-${part}`));
  return [chunk, ...(startsEngine ? [engineChunk] : []), ...(language ? textChunks(language) : [])];
};

type PageReading = {
  config: RuntimeConfig;
  publicOrigin: string;
  sources: FactSources;
  /** The page is still served, with what the address alone says. */
  onFailure: (request: FastifyRequest, error: unknown) => void;
};

/** What the page is about, for crawlers and previews that do not run its code. */
export const createPageReader = ({ config, publicOrigin, sources, onFailure }: PageReading): ReadPage => {
  const finders = createFinders(sources);

  const find = async (
    request: FastifyRequest,
    page: MatchedPage,
    language: Language,
  ): Promise<FoundPage | undefined> => {
    const [pathname = '/', query = ''] = request.url.split('?', 2);
    const plain = inEach((other) => addressInLanguage({ pathname, search: '', hash: '' }, other));
    const finder = finders[page.path];
    if (!finder)
      return { subject: {}, addresses: getScreenName(page.path) === 'home' ? inEach((other) => `/${other}`) : plain };
    try {
      return await finder(page, language, new URLSearchParams(query));
    } catch (error) {
      onFailure(request, error);
      return { subject: {}, addresses: plain };
    }
  };

  /** Preload the largest picture of the first screen, before the code that shows it arrives. */
  const findFirstPicture = async (page: MatchedPage, found: FoundPage | undefined, language: Language) => {
    if (found?.subject.item) return found.subject.picture;
    if (getScreenName(page.path) !== 'home') return undefined;
    const [banner] = (await sources.content?.list('banner', language)) ?? [];
    return typeof banner?.imageUrl === 'string' ? banner.imageUrl : undefined;
  };

  const preload = (picture: string | null | undefined) =>
    picture
      ? [
          link({
            rel: 'preload',
            as: 'image',
            href: getBlobAddress(config.services.blob, picture),
            fetchpriority: 'high',
          }),
        ]
      : [];

  return async (request) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    const page = matchPage(pathname) ?? { path: 'notFound' as const, params: {}, language: readLanguage(pathname) };
    const screen = getScreenName(page.path);
    const language = page.language ?? config.defaultLanguage;
    const found = await find(request, page, language);
    const picture = await findFirstPicture(page, found, language).catch((error: unknown) => {
      onFailure(request, error);
      return undefined;
    });
    const described = {
      config,
      origin: getOrigin(request, publicOrigin),
      language,
      screen: found ? screen : ('notFound' as const),
      subject: found?.subject ?? describeMissing(screen, language),
      addresses: found?.addresses ?? inEach((other) => `/${other}`),
      getText: (id: string) => formatPageText(language, id),
    };
    const foundStatus = found && screen !== 'notFound' ? 200 : 404;
    return {
      status: isReadable(pathname) ? foundStatus : 400,
      language,
      title: getTitle(described).title,
      head: [...describePage(described), ...preload(picture)],
      address: page.language && found ? request.url : '',
      chunks: found ? listChunks(screen, page.language) : [],
    };
  };
};
