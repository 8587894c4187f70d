import { type Language, languages } from '@/shared/i18n/languages';
import { toExcerpt } from '@/shared/lib/plainText';
import { namelessCategory } from '@/shared/metadata/describePage';
import { type Addresses, itemSubject, type PageSubject } from '@/shared/metadata/pageSubject';
import { getCategoryId, itemHref, placeHref, toCategoryPlace } from '@/shared/routing/catalogueAddresses';
import { paths, searchParam } from '@/shared/routing/paths';

import type { ContentBody, ContentKind, ContentRepository } from '../repositories/contentRepository';
import { type CatalogueFacts, trailTo } from './catalogueFacts';
import type { MatchedPage } from './pageRows';
import { formatPageText } from './pageTexts';

export type FoundPage = { subject: PageSubject; addresses: Addresses };

/** Undefined if nothing exists at the address. */
type Finder = (page: MatchedPage, language: Language, query: URLSearchParams) => Promise<FoundPage | undefined>;

export type FactSources = {
  /** Undefined if another service provides them. */
  catalogue: CatalogueFacts | undefined;
  content: ContentRepository | undefined;
  catalogs: readonly number[];
  showsPrices: boolean;
};

export const inEach = (address: (language: Language) => string): Addresses =>
  Object.fromEntries(languages.map((language) => [language, address(language)])) as Addresses;

const parseWholeNumber = (text: string | null | undefined) => (text && /^\d{1,15}$/.test(text) ? Number(text) : null);

const itemFinder =
  (facts: CatalogueFacts, { catalogs, showsPrices }: FactSources): Finder =>
  async ({ params }, language, query) => {
    const id = parseWholeNumber(params.id);
    const catalog = parseWholeNumber(query.get('catalog'));
    if (id === null) return undefined;
    const searched = catalog === null ? catalogs : catalogs.filter((known) => known === catalog);
    const items = await facts.item(id, searched);
    if (!items) return undefined;
    const item = items[language];
    const tree = await facts.tree(language);
    const path = trailTo(tree, tree.walk[tree.findPlace(item.catalogId, item.stockCategoryId)]);
    const name = item.name.trim() || item.code.trim() || (formatPageText(language, 'item.nameless') ?? '');
    return {
      subject: itemSubject({ item, name, path, showsPrices }),
      addresses: inEach((other) => itemHref(other, items[other], catalogs[0])),
    };
  };

const placeFinder =
  (facts: CatalogueFacts | undefined): Finder =>
  async ({ params }, language, query) => {
    const unlisted = Boolean(query.get(searchParam)?.trim());
    const page = Math.max(1, parseWholeNumber(params.page) ?? 1);
    const segment = params.category ?? params.subcategory ?? params.subcategory2;
    if (segment === undefined) {
      return { subject: { unlisted }, addresses: inEach((other) => placeHref(other, null, page)) };
    }
    if (!facts) return undefined;
    const id = getCategoryId({ segment, depth: 0 }) ?? '';
    const trees = await Promise.all(languages.map(async (other) => [other, await facts.tree(other)] as const));
    const byLanguage = Object.fromEntries(trees) as Record<Language, (typeof trees)[number][1]>;
    const tree = byLanguage[language];
    const category = tree.byId.get(id);
    if (!category) return undefined;
    return {
      subject: {
        title: category.name || formatPageText(language, namelessCategory),
        unlisted,
        trail: trailTo(tree, category).slice(0, -1),
      },
      // Names may merge differently in another language, but the address identifies its category by id.
      addresses: inEach((other) => placeHref(other, toCategoryPlace(byLanguage[other].byId.get(id) ?? category), page)),
    };
  };

const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

type Describe = (body: ContentBody) => PageSubject;

const describeText: Describe = (body) => ({
  title: readText(body.title),
  description: toExcerpt(readText(body.body) ?? ''),
});

const describeOffer: Describe = (body) => ({ ...describeText(body), picture: readText(body.imageUrl) });

const describeProductLine: Describe = (body) => ({
  title: readText(body.name),
  description: readText(body.summary),
  picture: readText(body.imageUrl),
});

type Documents = {
  content: ContentRepository;
  kind: ContentKind;
  describe: Describe;
  address: (language: Language, slug: string) => string;
};

const documentFinder =
  ({ content, kind, describe, address }: Documents): Finder =>
  async ({ params }, language) => {
    const slug = params.slug ?? params.id ?? '';
    const body = await content.find(kind, slug, language);
    return body && { subject: describe(body), addresses: inEach((other) => address(other, slug)) };
  };

const termFinder =
  (content: ContentRepository): Finder =>
  async ({ params }, language) => {
    const terms = await content.list('term', language);
    const addresses = inEach((lang) => paths.terms.href({ lang, ...(params.id !== undefined && { id: params.id }) }));
    // If a provider has no terms, the application's own are shown.
    if (params.id === undefined || terms.length === 0) return { subject: {}, addresses };
    const term = terms.find(({ termId }) => termId === parseWholeNumber(params.id));
    return term && { subject: describeText(term), addresses };
  };

/** For paths with parameters, whose records may not exist. */
export const createFinders = (sources: FactSources): Partial<Record<MatchedPage['path'], Finder>> => {
  const { catalogue, content } = sources;
  const places = placeFinder(catalogue);
  return {
    catalogue: places,
    ...(catalogue && {
      stockItem: itemFinder(catalogue, sources),
      category: places,
      subcategory: places,
      subcategory2: places,
    }),
    ...(content && {
      offer: documentFinder({
        content,
        kind: 'offer',
        describe: describeOffer,
        address: (lang, slug) => paths.offer.href({ lang, slug }),
      }),
      productLine: documentFinder({
        content,
        kind: 'productLine',
        describe: describeProductLine,
        address: (lang, id) => paths.productLine.href({ lang, id }),
      }),
      terms: termFinder(content),
    }),
  };
};
