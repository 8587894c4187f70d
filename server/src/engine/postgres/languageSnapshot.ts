import { buildCategoryTree } from '@/engine/catalog/categoryTree';
import { itemMarks } from '@/engine/catalog/mergeCatalogs';
import { mergeCategories } from '@/engine/catalog/mergeCategories';
import { type Feature, readFeatures } from '@/engine/catalog/readFeatures';
import { atOnce } from '@/engine/host/steps';
import { once } from '@/engine/once';
import type { BrowsableSnapshot } from '@/engine/query/catalogSnapshot';
import { listSpellings } from '@/engine/search/lexicon';
import { listProperties } from '@/engine/search/properties';
import { classifyItems } from '@/engine/search/selection';
import { groupSynonyms } from '@/engine/search/synonyms';
import type { Language } from '@/shared/i18n/languages';

import { createFeatureCollector } from '../../catalogue/catalogueFeatures';
import type { Database } from '../../db/openDatabase';
import { createCatalogueRepository, toFeatureRow } from '../../repositories/catalogueRepository';
import { createContentRepository, type SynonymsBody } from '../../repositories/contentRepository';
import type { StoredColumns } from './catalogueColumns';
import type { Description } from './descriptions';

/** Each once. */
const joinPositions = (parts: readonly Uint32Array[]): Uint32Array => {
  const joined = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let length = 0;
  for (const part of parts) {
    joined.set(part, length);
    length += part.length;
  }
  joined.sort();
  length = 0;
  for (let place = 0; place < joined.length; place += 1) {
    const at = joined[place] ?? 0;
    if (place > 0 && at === joined[length - 1]) continue;
    joined[length] = at;
    length += 1;
  }
  return joined.slice(0, length);
};

/** What describes a parent describes those of its variants that have no value of their own. */
const inherit = (values: readonly Uint32Array[], { families, length }: StoredColumns): Uint32Array[] => {
  const { byItem, starts, members } = families;
  const isDescribed = new Uint8Array(length);
  for (const positions of values) for (const at of positions) isDescribed[at] = 1;
  return values.map((positions) => {
    const inherited: Uint32Array[] = [];
    for (const first of positions) {
      if (byItem[first] !== first) continue;
      const variants = members.subarray(starts[first], starts[first + 1]).filter((at) => isDescribed[at] === 0);
      if (variants.length > 0) inherited.push(variants);
    }
    return inherited.length > 0 ? joinPositions([positions, ...inherited]) : positions;
  });
};

const placesOfDescriptions = { findPosition: ({ stockItemId }: { stockItemId: number }) => stockItemId };
const noFamilies = { byItem: new Int32Array(), starts: new Uint32Array(), members: new Uint32Array() };

/** The features of a language, of which most have the same items in each: these are in memory once. */
const nameFeatures = (columns: StoredColumns, language: Language, keys: readonly string[]): Feature[] => {
  const { catalogIds, descriptions, shared } = columns;
  const lists = catalogIds.map((catalogId) => {
    const collector = createFeatureCollector(keys);
    for (const [place, texts] of descriptions.entries())
      if (texts.catalogId === catalogId)
        toFeatureRow({ ...texts, stock_item_id: place }, language).forEach(collector.add);
    return { catalogId, stockItems: [], categories: [], features: [...collector.collect()] };
  });
  const described = atOnce(readFeatures(lists, placesOfDescriptions, noFamilies));
  return described.map((feature) => {
    const key = feature.values.map(({ positions }) => positions.join()).join(' ');
    const found =
      shared.get(key) ??
      inherit(
        feature.values.map(({ positions: places }) => {
          const parts = Array.from(places, (place) => descriptions[place]).flatMap(
            (own?: Description) => own?.positions ?? [],
          );
          return parts.length === 1 ? (parts[0] ?? new Uint32Array()) : joinPositions(parts);
        }),
        columns,
      );
    shared.set(key, found);
    const values = feature.values.map((value, at) => ({ ...value, positions: found[at] ?? new Uint32Array() }));
    return { ...feature, values };
  });
};

export type LanguageSource = { accountId: number; featureKeys: readonly string[] };

/** What requests in a language need, except for the texts. */
export const readLanguage = async (
  db: Database,
  columns: StoredColumns,
  { accountId, featureKeys }: LanguageSource,
  language: Language,
) => {
  const { catalogIds, categories, categoryNumbers, families, length } = columns;
  const catalogue = createCatalogueRepository(db);
  const lists = [];
  for (const catalogId of catalogIds)
    lists.push({ catalogId, categories: await catalogue.categories(catalogId, language) });
  const tree = buildCategoryTree(mergeCategories(lists));
  const places = [
    -1,
    ...categories.map(({ catalogId, stockCategoryId }) => tree.findPlace(catalogId, stockCategoryId)),
  ];
  // In most shops, categories have the same places in every language.
  const placing = JSON.stringify([tree.walk.length, places]);
  const placed = columns.placed.get(placing);
  const categoryByItem = placed?.categoryByItem ?? new Int32Array(length);
  if (!placed) for (let at = 0; at < length; at += 1) categoryByItem[at] = places[categoryNumbers[at] ?? 0] ?? -1;
  const content = createContentRepository(db, accountId, () => '');
  const [body] = await content.list(`synonyms-${language}`, language);
  const { groups } = (body as SynonymsBody | undefined) ?? { groups: [] };
  const synonyms = groups.filter((words) => words.length > 1);

  /** At the public prices, unless given others. */
  const createCatalog = (priceByItem: Float64Array, hidesPrices = false) => ({
    ...columns,
    tree,
    categoryByItem,
    priceByItem,
    item: (at: number) => {
      const stockItemId = columns.idByItem[at];
      if (stockItemId === undefined || at >= length) return undefined;
      const [marks = 0, price = NaN, publicPrice = NaN] = [
        columns.marksByItem[at],
        priceByItem[at],
        columns.priceByItem[at],
      ];
      const hasOther = !Number.isNaN(publicPrice) && publicPrice !== price && !hidesPrices;
      return {
        stockItemId,
        name: null,
        code: null,
        additionalCode: null,
        stockCategoryId: tree.walk[categoryByItem[at] ?? -1]?.stockCategoryId ?? null,
        stockItemParentId: null,
        isParent: (marks & itemMarks.parent) !== 0,
        imageUrl: null,
        deleted: false,
        isOffer: (marks & itemMarks.offer) !== 0,
        isNew: (marks & itemMarks.recent) !== 0,
        price: Number.isNaN(price) ? null : price,
        bestPrice: null,
        quantityBestPrice: null,
        ...(hasOther && { publicPrice }),
      };
    },
  });
  const catalog = createCatalog(columns.priceByItem);
  const features = columns.named.get(language) ?? nameFeatures(columns, language, featureKeys);
  columns.named.set(language, features);
  const kinds = placed?.kinds ?? classifyItems(catalog, families);
  columns.placed.set(placing, { categoryByItem, kinds });
  const browsable: BrowsableSnapshot = {
    catalog,
    kinds,
    families,
    features,
    synonyms,
  };
  const properties = once(() => listProperties(catalog, features));
  return {
    language,
    columns,
    browsable,
    withPrices: (priceByItem: Float64Array): BrowsableSnapshot => ({
      ...browsable,
      catalog: createCatalog(priceByItem),
    }),
    withoutPrices: once((): BrowsableSnapshot => ({
      ...browsable,
      catalog: createCatalog(new Float64Array(length).fill(NaN), true),
    })),
    lexicon: { properties, synonyms: once(() => groupSynonyms(synonyms)) },
    /** Words of synonyms, categories and features, which a misspelled one may stand for, too. */
    phrases: once(() => {
      const { categories: named, values } = properties();
      const names = [...named.map(({ node }) => node), ...values].map(({ name }) => name);
      return listSpellings(new Map(), [...synonyms.flat(), ...names]);
    }),
  };
};

export type LanguageSnapshot = Awaited<ReturnType<typeof readLanguage>>;
