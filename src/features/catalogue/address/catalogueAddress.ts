import type { CatalogQuery, SortKey } from '@/api/catalogueApi';
import type { Language } from '@/shared/i18n/languages';
import { paths, searchParam } from '@/shared/routing/paths';
import { slugOf } from '@/shared/routing/slugOf';

export const sortChoices = ['relevance', 'name', 'code', 'price', 'price-desc'] as const;
export type SortChoice = (typeof sortChoices)[number];

/** A category as it stands in an address: its name for the reader, its identity for us. */
export type CategoryPlace = { segment: string; depth: number };

/** All that an address says about the catalogue; whoever opens it sees the same. */
export type CatalogueAddress = {
  category: CategoryPlace | null;
  text: string;
  offers: boolean;
  recent: boolean;
  catalogId: number | null;
  sort: SortChoice;
  isTable: boolean;
  page: number;
};

type Params = Readonly<Partial<Record<string, string>>>;

const categoryParams = ['category', 'subcategory', 'subcategory2'] as const;

const wholeNumber = (text: string | null | undefined): number | null =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : null;

const placeOf = (params: Params): CategoryPlace | null => {
  const depth = categoryParams.findIndex((name) => params[name] !== undefined);
  const segment = params[categoryParams[depth] ?? ''];
  return segment === undefined ? null : { segment, depth };
};

export const readCatalogueAddress = (params: Params, search: string): CatalogueAddress => {
  const query = new URLSearchParams(search);
  return {
    category: placeOf(params),
    text: query.get(searchParam)?.trim() ?? '',
    offers: query.get('offers') === '1',
    recent: query.get('new') === '1',
    catalogId: wholeNumber(query.get('catalog')),
    sort: sortChoices.find((choice) => choice === query.get('sort')) ?? 'relevance',
    isTable: query.get('view') === 'table',
    page: Math.max(1, wholeNumber(params.page) ?? 1),
  };
};

const pathOf = (lang: Language, { category, page }: CatalogueAddress) => {
  const at = page > 1 ? { page } : {};
  if (!category) return (query: Query) => paths.catalogue.href({ lang, ...at }, query);
  const { segment, depth } = category;
  if (depth === 0) return (query: Query) => paths.category.href({ lang, category: segment, ...at }, query);
  if (depth === 1) return (query: Query) => paths.subcategory.href({ lang, subcategory: segment, ...at }, query);
  return (query: Query) => paths.subcategory2.href({ lang, subcategory2: segment, ...at }, query);
};

type Query = Record<string, string | number | undefined>;

export const catalogueHref = (lang: Language, address: CatalogueAddress): string =>
  pathOf(
    lang,
    address,
  )({
    [searchParam]: address.text || undefined,
    offers: address.offers ? 1 : undefined,
    new: address.recent ? 1 : undefined,
    catalog: address.catalogId ?? undefined,
    sort: address.sort === 'relevance' ? undefined : address.sort,
    view: address.isTable ? 'table' : undefined,
  });

/** Another choice begins at the first page. */
export const changed = (address: CatalogueAddress, change: Partial<CatalogueAddress>): CatalogueAddress => ({
  ...address,
  page: 1,
  ...change,
});

export const wholeCatalogue: CatalogueAddress = {
  category: null,
  text: '',
  offers: false,
  recent: false,
  catalogId: null,
  sort: 'relevance',
  isTable: false,
  page: 1,
};

/** The address of a category: depths beyond the third share its screen (spec §2). */
export const categoryPlace = (category: { categoryId: string; name: string; depth: number }): CategoryPlace => ({
  segment: `${slugOf(category.name)}-${category.categoryId.replace(':', '-')}`,
  depth: Math.min(category.depth, 2),
});

/** Null where the address names no category at all. */
export const categoryIdOf = ({ segment }: CategoryPlace): string | null => {
  const found = /(?:^|-)(\d{1,15})-(\d{1,15})$/.exec(segment);
  return found ? `${Number(found[1])}:${Number(found[2])}` : null;
};

const sortOf = (choice: SortChoice): { sort: SortKey; direction: 'asc' | 'desc' } =>
  choice === 'price-desc' ? { sort: 'price', direction: 'desc' } : { sort: choice, direction: 'asc' };

/** What the engine is asked for. A category that the address names wrongly is one that holds nothing. */
export const queryOf = (address: CatalogueAddress, pageSize: number): CatalogQuery => ({
  ...(address.text && { text: address.text }),
  ...(address.category && { categoryId: categoryIdOf(address.category) ?? address.category.segment }),
  ...(address.offers && { offers: true }),
  ...(address.recent && { recent: true }),
  ...(address.catalogId !== null && { catalogIds: [address.catalogId] }),
  ...sortOf(address.sort),
  page: address.page,
  pageSize,
});
