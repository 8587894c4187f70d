import { languages } from '@/shared/i18n/languages';
import { inEachLanguage } from '@/shared/metadata/pageAddresses';
import type { Addresses } from '@/shared/metadata/pageSubject';
import { itemHref, placeHref, toCategoryPlace } from '@/shared/routing/catalogueAddresses';
import { paths, screenHref } from '@/shared/routing/paths';
import { getScreen, screenNames } from '@/shared/routing/screens';

import { escapeMarkup } from '../http/pages/writeHead';
import type { ContentRepository } from '../repositories/contentRepository';
import type { ListedItemsRepository, ListPlace } from '../repositories/listedItemsRepository';
import type { ReadCategoryTree } from './categoryTrees';

export type SitemapSources = {
  catalogs: readonly number[];
  readTree: ReadCategoryTree;
  /** Changes whenever the items of a catalogue do. */
  readVersion: (catalogId: number) => Promise<string>;
  items: ListedItemsRepository;
  /** Undefined if another service provides it. */
  content: ContentRepository | undefined;
};

/** The sitemap protocol's limit on addresses per file. */
const maxAddresses = 50_000;
// Each address lists its alternates, so a file with the maximum number would exceed the limit of 50 MB.
const pagesPerFile = 10_000;

const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const pageEntries = (origin: string, addresses: Addresses) => {
  const localized = languages.map(
    (language) => [language, escapeMarkup(new URL(addresses[language], origin).href)] as const,
  );
  const alternates = localized
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
  return localized.map(([, href]) => `<url><loc>${href}</loc>${alternates}</url>\n`).join('');
};

const fixedScreens = screenNames.filter((name) => getScreen(name).describedBy === 'text');

const contentPages = async ({ content }: SitemapSources): Promise<Addresses[]> => {
  const listContent = async (kind: 'offer' | 'productLine' | 'term') => (content ? await content.list(kind, 'es') : []);
  const [offers, lines, terms] = await Promise.all([
    listContent('offer'),
    listContent('productLine'),
    listContent('term'),
  ]);
  const id = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? value : '');
  return [
    ...fixedScreens.map((name) => inEachLanguage((lang) => screenHref(name, lang))),
    ...offers.map(({ slug }) => inEachLanguage((lang) => paths.offer.href({ lang, slug: id(slug) }))),
    ...lines.map(({ productLineId }) =>
      inEachLanguage((lang) => paths.productLine.href({ lang, id: id(productLineId) })),
    ),
    ...terms.map(({ termId }) => inEachLanguage((lang) => paths.terms.href({ lang, id: id(termId) }))),
  ];
};

const categoryPages = async ({ readTree }: SitemapSources): Promise<Addresses[]> => {
  const trees = await Promise.all(languages.map(async (language) => [language, await readTree(language)] as const));
  const byLanguage = Object.fromEntries(trees);
  const [, first] = trees[0] ?? [];
  return (first?.walk ?? []).map((category) =>
    inEachLanguage((lang) =>
      placeHref(lang, toCategoryPlace(byLanguage[lang]?.byId.get(category.categoryId) ?? category)),
    ),
  );
};

type Division = Awaited<ReturnType<ListedItemsRepository['divide']>>;

/** Divides a catalogue again only when it has changed: a large one takes a second. */
const createDivisions = ({ readVersion, items }: SitemapSources) => {
  const known = new Map<number, { version: string; division: Promise<Division> }>();
  return async (catalogId: number): Promise<Division> => {
    const version = await readVersion(catalogId);
    const present = known.get(catalogId);
    if (present?.version === version) return present.division;
    const division = items.divide(catalogId, pagesPerFile);
    known.set(catalogId, { version, division });
    division.catch(() => known.delete(catalogId));
    return division;
  };
};

type Part = { catalogId: number; start: ListPlace };

export const createSitemap = (sources: SitemapSources) => {
  const { catalogs, items } = sources;
  const [firstCatalog] = catalogs;
  const divide = createDivisions(sources);

  const itemParts = async () => {
    const divisions = await Promise.all(
      catalogs.map(async (catalogId) => ({ catalogId, ...(await divide(catalogId)) })),
    );
    return {
      parts: divisions.flatMap(({ catalogId, starts }) => starts.map((start): Part => ({ catalogId, start }))),
      total: divisions.reduce((sum, { count }) => sum + count, 0),
    };
  };

  async function* itemEntries(origin: string, { catalogId, start }: Part) {
    for await (const rows of items.read(catalogId, start, pagesPerFile)) {
      yield rows
        .map(({ stock_item_id: stockItemId, code, ...names }) =>
          pageEntries(
            origin,
            inEachLanguage((lang) =>
              itemHref(lang, { catalogId, stockItemId, name: names[`name_${lang}`], code }, firstCatalog),
            ),
          ),
        )
        .join('');
    }
  }

  const fixedPages = async () => [...(await contentPages(sources)), ...(await categoryPages(sources))];

  async function* urlset(entries: AsyncIterable<string> | Iterable<string>) {
    yield `${declaration}<urlset ${namespaces}>\n`;
    yield* entries;
    yield '</urlset>\n';
  }

  async function* allEntries(origin: string, pages: Addresses[], parts: Part[]) {
    yield pages.map((page) => pageEntries(origin, page)).join('');
    for (const part of parts) yield* itemEntries(origin, part);
  }

  const sitemapIndex = (origin: string, files: number) => [
    `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
    ...Array.from({ length: files }, (_, file) => `<sitemap><loc>${origin}/sitemap-${file}.xml</loc></sitemap>\n`),
    '</sitemapindex>\n',
  ];

  return {
    /** A single file with all addresses if they fit; otherwise an index of the files. */
    root: async (origin: string): Promise<AsyncIterable<string> | Iterable<string>> => {
      const [pages, { parts, total }] = await Promise.all([fixedPages(), itemParts()]);
      const fitsOneFile = (pages.length + total) * languages.length <= maxAddresses;
      return fitsOneFile ? urlset(allEntries(origin, pages, parts)) : sitemapIndex(origin, parts.length + 1);
    },
    /** File 0 lists the screens and categories; each other file lists a batch of one catalogue's items. */
    file: async (origin: string, file: number): Promise<AsyncIterable<string> | undefined> => {
      if (file === 0) return urlset(allEntries(origin, await fixedPages(), []));
      const { parts } = await itemParts();
      const part = parts[file - 1];
      return part && urlset(itemEntries(origin, part));
    },
  };
};
