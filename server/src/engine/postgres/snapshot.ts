import { sql } from 'kysely';

import { buildCategoryTree, type CategoryTree } from '@/engine/catalog/categoryTree';
import { mergeCategories } from '@/engine/catalog/mergeCategories';
import { listSpellings, type Spelling } from '@/engine/search/lexicon';
import { withWords } from '@/engine/search/properties';
import { groupSynonyms, type SynonymGroups } from '@/engine/search/synonyms';
import type { Language } from '@/shared/i18n/languages';

import type { Database } from '../../db/openDatabase';
import { createCatalogueRepository } from '../../repositories/catalogueRepository';
import { createContentRepository, type SynonymsBody } from '../../repositories/contentRepository';
import { readStoredFeatures, type StoredFeature } from './featureValues';

const nameProperties = (tree: CategoryTree, features: readonly StoredFeature[]) => ({
  categories: withWords(tree.walk),
  values: withWords(features.flatMap(({ values }) => values)),
});

/** What is kept in memory of a language: the categories, features and synonyms, but no item. */
export type SearchSnapshot = {
  language: Language;
  catalogIds: readonly number[];
  tree: CategoryTree;
  features: readonly StoredFeature[];
  synonyms: SynonymGroups;
  /** Their names, as a text is looked for in them. */
  properties: ReturnType<typeof nameProperties>;
  /** Words of synonyms, categories and features, which a misspelled one may stand for, too. */
  spellings: readonly Pick<Spelling, 'word' | 'sound' | 'spelled'>[];
  /** The ids of categories, as items name them, by the number of the category that they belong to. */
  idsByPlace: ReadonlyMap<number, { catalogId: number; stockCategoryId: number }[]>;
};

export type SnapshotSource = { accountId: number; catalogIds: readonly number[] };

export const readSnapshot = async (
  db: Database,
  { accountId, catalogIds }: SnapshotSource,
  language: Language,
): Promise<SearchSnapshot> => {
  const catalogue = createCatalogueRepository(db);
  const lists = [];
  for (const catalogId of catalogIds)
    lists.push({ catalogId, categories: await catalogue.categories(catalogId, language) });
  const tree = buildCategoryTree(mergeCategories(lists));
  const idsByPlace = new Map<number, { catalogId: number; stockCategoryId: number }[]>();
  for (const { catalogId, categories } of lists)
    for (const { stockCategoryId } of categories) {
      const place = tree.findPlace(catalogId, stockCategoryId);
      if (place >= 0) idsByPlace.set(place, [...(idsByPlace.get(place) ?? []), { catalogId, stockCategoryId }]);
    }
  const content = createContentRepository(db, accountId);
  const [body] = await content.list(`synonyms-${language}`, language);
  const { groups } = (body as SynonymsBody | undefined) ?? { groups: [] };
  const synonyms = groups.filter((words) => words.length > 1);
  const features = await readStoredFeatures(db, language);
  const properties = nameProperties(tree, features);
  const names = [...tree.walk, ...properties.values].map(({ name }) => name);
  return {
    language,
    catalogIds,
    tree,
    features,
    synonyms: groupSynonyms(synonyms),
    properties,
    spellings: listSpellings(new Map(), [...synonyms.flat(), ...names]),
    idsByPlace,
  };
};

/** Items in the categories numbered from `enter` up to, but not including, `exit`. */
export const inCategories = (
  { idsByPlace, catalogIds }: SearchSnapshot,
  { enter, exit }: { enter: number; exit: number },
  alias: string,
) => {
  const ids = [...idsByPlace].flatMap(([place, own]) => (place >= enter && place < exit ? own : []));
  const byCatalog = catalogIds.flatMap((catalogId) => {
    const own = ids.filter((each) => each.catalogId === catalogId).map(({ stockCategoryId }) => stockCategoryId);
    return own.length === 0
      ? []
      : [
          sql<boolean>`(${sql.ref(`${alias}.catalog_id`)} = ${catalogId} and ${sql.ref(`${alias}.category_id`)} = any(${own}::bigint[]))`,
        ];
  });
  return byCatalog.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(byCatalog, sql` or `)})`;
};
