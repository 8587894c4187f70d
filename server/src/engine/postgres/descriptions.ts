import { sql } from 'kysely';

import type { ItemIds } from '@/engine/catalog/stockItem';
import { pause } from '@/engine/host/steps';
import { slugify } from '@/shared/routing/paths';

import type { Database } from '../../db/openDatabase';
import type { ItemFeaturesTable } from '../../db/tables';
import { packNumbers, readRows, unpackNumbers } from './runSql';

type FeatureTexts = Pick<
  ItemFeaturesTable,
  'name_es' | 'name_en' | 'name_zh' | 'value_es' | 'value_en' | 'value_zh' | 'stock_item_id'
>;

/** What is said of items in words, and the positions of those of which it is. */
export type Description = FeatureTexts & { catalogId: number; first: number; positions: Uint32Array };

type Described = {
  catalogId: number;
  featureKeys: readonly string[];
  findPosition: (ids: ItemIds) => number;
  /** Reads what is said of these items only. */
  ids?: readonly number[];
};

const isDescription = sql`image_name is null and file_name is null`;

/** In the order in which the list of features has them. */
export const readDescriptions = async (
  db: Database,
  { catalogId, featureKeys, findPosition, ids }: Described,
): Promise<Description[]> => {
  const isWanted = sql`catalog_id = ${catalogId} and ${isDescription}
    ${ids ? sql`and stock_item_id = any(${ids}::bigint[])` : sql``}`;
  const names = await readRows(
    db,
    sql<{ name_en: string }>`select distinct name_en from item_features where ${isWanted}`,
  );
  const found: Description[] = [];
  for (const name of names.map((row) => row.name_en).filter((each) => featureKeys.includes(slugify(each)))) {
    const rows = await readRows(
      db,
      sql<FeatureTexts & { first: number; packed: Buffer }>`
        select name_es, name_en, name_zh, value_es, value_en, value_zh, min(stock_item_feature_id) as first,
          ${packNumbers(sql`stock_item_id`)} as packed
        from item_features where ${isWanted} and name_en = ${name}
        group by name_es, name_en, name_zh, value_es, value_en, value_zh`,
    );
    for (const { packed, ...row } of rows) {
      const positions = Uint32Array.from(unpackNumbers(packed), (stockItemId) =>
        Math.max(0, findPosition({ catalogId, stockItemId }) + 1),
      );
      const sorted = positions.filter((at) => at > 0).map((at) => at - 1);
      found.push({ ...row, catalogId, positions: sorted.sort() });
      await pause();
    }
  }
  return found.toSorted((one, other) => one.first - other.first);
};

const textsOf = ({ positions: _positions, first: _first, ...texts }: Description) =>
  JSON.stringify([
    texts.catalogId,
    texts.name_es,
    texts.name_en,
    texts.name_zh,
    texts.value_es,
    texts.value_en,
    texts.value_zh,
  ]);

const move = (positions: Uint32Array, moved: Int32Array, more: Uint32Array = new Uint32Array()): Uint32Array => {
  const next = new Uint32Array(positions.length + more.length);
  let length = 0;
  for (const position of positions) {
    const at = moved[position] ?? -1;
    if (at < 0) continue;
    next[length] = at;
    length += 1;
  }
  next.set(more, length);
  return next.slice(0, length + more.length).sort();
};

/** The same after items have moved, or gone, and what is said of those that are new. */
export const moveDescriptions = (
  descriptions: readonly Description[],
  moved: Int32Array,
  added: readonly Description[],
): Description[] => {
  const rest = new Map(added.map((own) => [textsOf(own), own]));
  const kept = descriptions.map((own) => {
    const texts = textsOf(own);
    const more = rest.get(texts)?.positions;
    rest.delete(texts);
    return { ...own, positions: move(own.positions, moved, more) };
  });
  return [...kept, ...rest.values()];
};
