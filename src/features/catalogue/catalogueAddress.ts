import * as v from 'valibot';

import type { CatalogQuery } from '@/api/catalogueApi';
import type { FeatureChoice, PriceRange } from '@/engine/query/catalogQuery';
import { getSorting, type SortOrder, sortOrderNames } from '@/engine/query/sortOrders';
import type { Language } from '@/shared/i18n/languages';
import { parseAs } from '@/shared/lib/storedSchemas';
import { type CategoryPlace, getCategoryId, placeHref } from '@/shared/routing/catalogueAddresses';
import { searchParam } from '@/shared/routing/paths';

import { formatFeatures, formatPrice, parseFeatures, parsePrice } from './state/filterParams';

export const isByPrice = (order: SortOrder): boolean => getSorting(order)?.field === 'price';

/** The complete catalogue state in a URL: everyone who opens it sees the same list. */
export type CatalogueAddress = {
  category: CategoryPlace | null;
  text: string;
  /** The text must not be corrected. */
  isLiteral: boolean;
  offers: boolean;
  recent: boolean;
  /** Only what the client has bought before. */
  isBought: boolean;
  /** Only what is in stock, or not counted. */
  inStock: boolean;
  catalogId: number | null;
  features: FeatureChoice;
  price: PriceRange | null;
  sort: SortOrder;
  isTable: boolean;
  /** The printable list of all prices in place of the items. */
  isPriceList: boolean;
  page: number;
};

type Params = Readonly<Partial<Record<string, string>>>;

const categoryParams = ['category', 'subcategory', 'subcategory2'] as const;

const parseWholeNumber = (text: string | null | undefined): number | null =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** Whether the page in the URL is canonical: digits, counting from 1. */
export const hasCanonicalPage = ({ page }: Params): boolean => page === undefined || /^[1-9]\d{0,8}$/.test(page);

const readPlace = (params: Params): CategoryPlace | null => {
  const depth = categoryParams.findIndex((name) => params[name] !== undefined);
  const segment = params[categoryParams[depth] ?? ''];
  return segment === undefined ? null : { segment, depth };
};

export const readCatalogueAddress = (params: Params, search: string): CatalogueAddress => {
  const query = new URLSearchParams(search);
  const text = query.get(searchParam)?.trim() ?? '';
  return {
    category: readPlace(params),
    text,
    isLiteral: text !== '' && query.get('exact') === '1',
    offers: query.get('offers') === '1',
    recent: query.get('new') === '1',
    isBought: query.get('bought') === '1',
    inStock: query.get('stock') === '1',
    catalogId: parseWholeNumber(query.get('catalog')),
    features: parseFeatures(query.get('where') ?? ''),
    price: parsePrice(query.get('price') ?? ''),
    sort: sortOrderNames.find((order) => order === query.get('sort')) ?? 'relevance',
    isTable: query.get('view') === 'table',
    isPriceList: query.get('prices') === '1',
    page: Math.max(1, parseWholeNumber(params.page) ?? 1),
  };
};

export const catalogueHref = (lang: Language, address: CatalogueAddress): string =>
  placeHref(lang, address.category, address.page, {
    [searchParam]: address.text || undefined,
    exact: address.isLiteral && address.text ? 1 : undefined,
    offers: address.offers ? 1 : undefined,
    new: address.recent ? 1 : undefined,
    bought: address.isBought ? 1 : undefined,
    stock: address.inStock ? 1 : undefined,
    catalog: address.catalogId ?? undefined,
    where: formatFeatures(address.features) || undefined,
    price: address.price ? formatPrice(address.price) : undefined,
    sort: address.sort === 'relevance' ? undefined : address.sort,
    view: address.isTable ? 'table' : undefined,
    prices: address.isPriceList ? 1 : undefined,
  });

/** Every change resets to the first page, unless it sets the page itself. */
export const withChange = (address: CatalogueAddress, change: Partial<CatalogueAddress>): CatalogueAddress => ({
  ...address,
  page: 1,
  // A new text may be corrected again.
  ...(change.text !== undefined && { isLiteral: false }),
  ...change,
});

export const wholeCatalogue: CatalogueAddress = {
  category: null,
  text: '',
  isLiteral: false,
  offers: false,
  recent: false,
  isBought: false,
  inStock: false,
  catalogId: null,
  features: {},
  price: null,
  sort: 'relevance',
  isTable: false,
  isPriceList: false,
  page: 1,
};

/** Whether anything besides the category filters the list. */
export const isNarrowed = ({
  text,
  offers,
  recent,
  isBought,
  inStock,
  catalogId,
  features,
  price,
}: CatalogueAddress): boolean =>
  text !== '' ||
  offers ||
  recent ||
  isBought ||
  inStock ||
  catalogId !== null ||
  Object.keys(features).length > 0 ||
  price !== null;

/** What the client bought breaks ties between search results. */
export const hasTies = ({ text, sort }: Pick<CatalogueAddress, 'text' | 'sort'>): boolean =>
  text !== '' && sort === 'relevance';

/** Longer lists would make each search a large request, for items that were hardly ever bought. */
export const maxKeysForTies = 200;

/**
 * The query for the engine. A malformed category in the URL becomes an unknown one, which matches nothing. `bought`
 * contains the keys of what the client has bought, if known.
 */
export const toCatalogQuery = (
  address: CatalogueAddress,
  pageSize: number,
  bought?: readonly string[],
): CatalogQuery => ({
  ...(address.text && { text: address.text, ...(address.isLiteral && { isLiteral: true }) }),
  ...(address.category && { categoryId: getCategoryId(address.category) ?? address.category.segment }),
  ...(address.offers && { offers: true }),
  ...(address.recent && { recent: true }),
  ...(address.inStock && { inStock: true }),
  ...(address.catalogId !== null && { catalogIds: [address.catalogId] }),
  ...(Object.keys(address.features).length > 0 && { features: address.features }),
  ...(address.price && { price: address.price }),
  ...(bought && address.isBought && { preferred: bought, onlyPreferred: true }),
  ...(bought && !address.isBought && hasTies(address) && { preferred: bought.slice(0, maxKeysForTies) }),
  ...(!address.isPriceList && { isGrouped: true }),
  sort: address.sort,
  page: address.page,
  pageSize,
});

const priceRange = v.object({ from: v.nullable(v.number()), to: v.nullable(v.number()) });

const listEntry = v.object({
  list: v.object({
    category: v.nullable(v.object({ segment: v.string(), depth: v.number() })),
    text: v.string(),
    ...v.entriesFromList(['isLiteral', 'offers', 'recent', 'isTable', 'isPriceList'], v.boolean()),
    isBought: v.optional(v.boolean(), false),
    inStock: v.optional(v.boolean(), false),
    catalogId: v.nullable(v.number()),
    // Only what an address can contain.
    features: v.pipe(
      v.record(v.string(), v.array(v.string())),
      v.transform((choice) => parseFeatures(formatFeatures(choice))),
    ),
    price: v.nullish(
      v.pipe(
        priceRange,
        v.transform((price) => parsePrice(formatPrice(price))),
      ),
      null,
    ),
    sort: v.picklist(sortOrderNames),
    page: v.number(),
  }),
});

/** The list the item was opened from, as stored in the history entry. Entries may predate this version of the code. */
export const readOriginList = (state: unknown): CatalogueAddress | null => parseAs(listEntry, state)?.list ?? null;
