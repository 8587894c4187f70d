import { sql } from 'kysely';

import { type Feature, readFeatures } from '@/engine/catalog/readFeatures';
import { atOnce } from '@/engine/host/steps';
import type { Language } from '@/shared/i18n/languages';

import { createFeatureCollector } from '../../catalogue/catalogueFeatures';
import type { Database } from '../../db/openDatabase';
import { toFeatureRow } from '../../repositories/catalogueRepository';
import { tablesOf } from './searchTables';

type FeatureTexts = Parameters<typeof toFeatureRow>[0];

const isDescription = sql`image_name is null and file_name is null`;

/** What is said of any item, in the order in which it is first said: names repeat by the thousand. */
const listTexts = async (db: Database, catalogId: number) => {
  const { rows } = await sql<FeatureTexts>`
    select 0 as stock_item_id, name_es, name_en, name_zh, value_es, value_en, value_zh
    from item_features where catalog_id = ${catalogId} and ${isDescription}
    group by name_es, name_en, name_zh, value_es, value_en, value_zh
    order by min(stock_item_feature_id)`.execute(db);
  return rows;
};

const withoutItems = {
  findPosition: () => -1,
} as unknown as Parameters<typeof readFeatures>[1];
const withoutFamilies = {
  byItem: new Int32Array(),
  starts: new Uint32Array(),
  members: new Uint32Array(),
  parents: new Uint32Array(),
};

const gather = async (db: Database, catalogIds: readonly number[], language: Language, keys: readonly string[]) => {
  const lists = [];
  for (const catalogId of catalogIds) {
    const collector = createFeatureCollector(keys);
    for (const texts of await listTexts(db, catalogId)) toFeatureRow(texts, language).forEach(collector.add);
    lists.push({ catalogId, stockItems: [], categories: [], features: [...collector.collect()] });
  }
  return atOnce(readFeatures(lists, withoutItems, withoutFamilies));
};

type ValueRow = {
  value_id: number;
  feature_key: string;
  value_key: string;
  feature_name: string;
  value_name: string;
};

const toRows = (features: readonly Feature[]): Omit<ValueRow, 'value_id'>[] =>
  features.flatMap((feature) =>
    feature.values.map((value) => ({
      feature_key: feature.key,
      value_key: value.key,
      feature_name: feature.name,
      value_name: value.name,
    })),
  );

/** Names the features of all catalogues and their values again. A value keeps its number as long as an item has it. */
export const writeFeatureValues = async (
  db: Database,
  catalogIds: readonly number[],
  language: Language,
  keys: readonly string[],
) => {
  const { values } = tablesOf(language);
  const rows = toRows(await gather(db, catalogIds, language, keys));
  const json = JSON.stringify(rows.map((row, place) => ({ ...row, place })));
  await sql`delete from ${values} as old where not exists (
    select 1 from json_to_recordset(${json}::json) as given (feature_key text, value_key text)
    where given.feature_key = old.feature_key and given.value_key = old.value_key
  )`.execute(db);
  await sql`insert into ${values} (value_id, feature_key, value_key, feature_name, value_name, place)
    select (select coalesce(max(value_id), 0) from ${values}) + row_number() over (order by place),
      feature_key, value_key, feature_name, value_name, place
    from json_to_recordset(${json}::json)
      as given (feature_key text, value_key text, feature_name text, value_name text, place integer)
    on conflict (feature_key, value_key) do update
      set feature_name = excluded.feature_name, value_name = excluded.value_name, place = excluded.place`.execute(db);
};

const selectValues = async (db: Database, language: Language) => {
  const { rows } = await sql<ValueRow>`select value_id, feature_key, value_key, feature_name, value_name
    from ${tablesOf(language).values} order by place`.execute(db);
  return rows;
};

export type StoredFeature = {
  key: string;
  name: string;
  values: { key: string; name: string; valueId: number }[];
};

export const readStoredFeatures = async (db: Database, language: Language): Promise<StoredFeature[]> => {
  const features = new Map<string, StoredFeature>();
  for (const row of await selectValues(db, language)) {
    const feature = features.get(row.feature_key) ?? { key: row.feature_key, name: row.feature_name, values: [] };
    features.set(row.feature_key, feature);
    feature.values.push({ key: row.value_key, name: row.value_name, valueId: row.value_id });
  }
  return [...features.values()];
};

type ItemValues = Map<number, Map<string, Set<number>>>;

/** By item and feature, the numbers of the values that its own rows say. */
export const readItemValues = async (
  db: Database,
  catalogId: number,
  ids: readonly number[],
  languages: readonly Language[],
  keys: readonly string[],
) => {
  const { rows } = await sql<FeatureTexts>`
    select stock_item_id, name_es, name_en, name_zh, value_es, value_en, value_zh
    from item_features where catalog_id = ${catalogId} and stock_item_id = any(${ids}::bigint[]) and ${isDescription}
    order by stock_item_feature_id`.execute(db);
  const found = new Map<Language, ItemValues>();
  for (const language of languages) {
    const known = new Map(
      (await readStoredFeatures(db, language)).flatMap(({ key, values }) =>
        values.map((value) => [`${key} ${value.key}`, value.valueId] as const),
      ),
    );
    const items: ItemValues = new Map();
    for (const row of rows.flatMap((texts) => toFeatureRow(texts, language))) {
      const collector = createFeatureCollector(keys);
      collector.add(row);
      for (const { key, values } of collector.collect())
        for (const value of values) {
          const valueId = known.get(`${key} ${value.key}`);
          if (valueId === undefined) continue;
          const features = items.get(row.stockItemId) ?? new Map<string, Set<number>>();
          items.set(row.stockItemId, features);
          features.set(key, (features.get(key) ?? new Set()).add(valueId));
        }
    }
    found.set(language, items);
  }
  return (language: Language, itemId: number, headId: number | undefined): number[] => {
    const items = found.get(language);
    const own = items?.get(itemId);
    // What describes a parent describes its variants, unless they have a value of their own.
    const inherited = headId === undefined || headId === itemId ? undefined : items?.get(headId);
    const all = new Map([...(inherited ?? []), ...(own ?? [])]);
    return [...all.values()].flatMap((ids) => [...ids]).toSorted((one, other) => one - other);
  };
};
