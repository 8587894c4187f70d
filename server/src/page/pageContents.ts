import type { FastifyRequest } from 'fastify';

import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Language } from '@/shared/i18n/languages';
import { describePage, getTitle } from '@/shared/metadata/describePage';
import { link, type HeadElement } from '@/shared/metadata/headElement';
import { blobAddress } from '@/shared/lib/blobAddress';
import type { PageSubject } from '@/shared/metadata/pageSubject';
import { paths } from '@/shared/routing/paths';
import { addressInLanguage, readLanguage } from '@/shared/routing/switchLanguage';

import { getOrigin } from './origin';
import { createFinders, inEach, type FactSources, type FoundPage } from './pageFacts';
import { askedPage, isReadable, type AskedPage, type RowName } from './pageRows';
import { textIn } from './pageTexts';
import { screenChunks } from './screenChunks';

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

// Private screens, and those that only redirect to them.
const unlistedPaths = /^\/(:lang\/(client|oauth|not-page-found)|login|dashboard)(\/|$)/;

const homes: readonly RowName[] = ['root', 'language', 'plainHome'];
const undescribed: readonly RowName[] = ['stockItem', 'offer', 'productLine'];

const titles: Partial<Record<RowName, string>> = {
  oauth: 'login',
  oauthLogin: 'login',
  client: 'dashboard',
  category: 'catalogue',
  subcategory: 'catalogue',
  subcategory2: 'catalogue',
  plainContact: 'contact',
};

const getRow = (row: RowName) => {
  const unlisted = unlistedPaths.test(paths[row].path);
  return {
    name: homes.includes(row) ? undefined : (titles[row] ?? row),
    isDescribed: !unlisted && !undescribed.includes(row),
    unlisted,
  };
};

// Not-found screens, with the titles that the browser gives them.
const goneTitles: Partial<Record<RowName, string>> = {
  stockItem: 'item.unknown',
  category: 'catalogue.category.unknown',
  subcategory: 'catalogue.category.unknown',
  subcategory2: 'catalogue.category.unknown',
  offer: 'content.offer.gone',
  productLine: 'content.line.gone',
  terms: 'content.term.gone',
};

const subjectOfNothing = (row: RowName, language: Language): PageSubject => {
  const id = goneTitles[row];
  return id ? { title: textIn(language)(id) } : {};
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
    asked: AskedPage,
    language: Language,
  ): Promise<FoundPage | undefined> => {
    const [pathname = '/', query = ''] = request.url.split('?', 2);
    const plain = inEach((other) => addressInLanguage({ pathname, search: '', hash: '' }, other));
    const finder = finders[asked.row];
    if (!finder) return { subject: {}, addresses: homes.includes(asked.row) ? inEach((other) => `/${other}`) : plain };
    try {
      return await finder(asked, language, new URLSearchParams(query));
    } catch (error) {
      onFailure(request, error);
      return { subject: {}, addresses: plain };
    }
  };

  /** Preload the largest picture of the first screen, before the code that shows it arrives. */
  const firstPicture = async (asked: AskedPage, found: FoundPage | undefined, language: Language) => {
    if (found?.subject.item) return found.subject.picture;
    if (!homes.includes(asked.row)) return undefined;
    const [banner] = (await sources.content?.list('banner', language)) ?? [];
    return typeof banner?.imageUrl === 'string' ? banner.imageUrl : undefined;
  };

  const preload = (picture: string | null | undefined) =>
    picture
      ? [link({ rel: 'preload', as: 'image', href: blobAddress(config.services.blob, picture), fetchpriority: 'high' })]
      : [];

  return async (request) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    const asked = askedPage(pathname) ?? { row: 'notFound', params: {}, language: readLanguage(pathname) };
    const language = asked.language ?? config.defaultLanguage;
    const found = await find(request, asked, language);
    const picture = await firstPicture(asked, found, language).catch((error: unknown) => {
      onFailure(request, error);
      return undefined;
    });
    const page = {
      config,
      origin: getOrigin(request, publicOrigin),
      language,
      row: getRow(found ? asked.row : 'notFound'),
      subject: found?.subject ?? subjectOfNothing(asked.row, language),
      addresses: found?.addresses ?? inEach((other) => `/${other}`),
      getText: textIn(language),
    };
    const foundStatus = found && asked.row !== 'notFound' ? 200 : 404;
    return {
      status: isReadable(pathname) ? foundStatus : 400,
      language,
      title: getTitle(page).title,
      head: [...describePage(page), ...preload(picture)],
      address: asked.language && found ? request.url : '',
      chunks: found ? screenChunks(asked.row, asked.language) : [],
    };
  };
};
