import type { Families } from '../query/families';
import type { CatalogColumns } from './mergeCatalogs';
import type { CatalogLists } from './mergeCategories';
import { readFields, readId, readText } from './readValues';

/** `positions` are those of the items that have the value, in ascending order. */
export type FeatureValue = { key: string; name: string; positions: Uint32Array };

/** Something by which the items can be filtered, such as their material. Keys are the same in every language. */
export type Feature = { key: string; name: string; values: FeatureValue[] };

type GatheredValue = { name: string; positions: number[] };
type GatheredFeature = { name: string; values: Map<string, GatheredValue> };

// Keys appear in addresses.
const isKey = (text: string | null): text is string => text !== null && /^[A-Za-z0-9-]{1,80}$/.test(text);

const readRecords = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const readNamed = (raw: unknown) => {
  const fields = readFields(raw);
  const key = readText(fields?.key);
  const name = readText(fields?.name)?.trim() ?? '';
  return fields && isKey(key) && name !== '' ? { fields, key, name } : null;
};

const sortedAndUnique = (positions: readonly number[]): Uint32Array => {
  const sorted = Uint32Array.from(positions).sort();
  return sorted.filter((position, index) => index === 0 || position !== sorted[index - 1]);
};

/** What describes a parent describes those of its variants that have no value of their own. */
const describeVariants = (
  values: readonly GatheredValue[],
  { byItem, starts, members }: Pick<Families, 'byItem' | 'starts' | 'members'>,
) => {
  const isDescribed = new Uint8Array(byItem.length);
  for (const { positions } of values) for (const at of positions) isDescribed[at] = 1;
  for (const { positions } of values) {
    const parents = positions.filter((at) => byItem[at] === at);
    for (const parent of parents) {
      const variants = members.subarray(starts[parent], starts[parent + 1]);
      for (const at of variants) if (isDescribed[at] === 0) positions.push(at);
    }
  }
};

/** Merges features with the same key across catalogues. */
export function* readFeatures(
  lists: readonly CatalogLists[],
  { findPosition }: Pick<CatalogColumns, 'findPosition'>,
  families: Pick<Families, 'byItem' | 'starts' | 'members'>,
): Generator<void, Feature[]> {
  const gathered = new Map<string, GatheredFeature>();
  for (const { catalogId, features = [] } of lists) {
    for (const record of features.map(readNamed)) {
      if (!record) continue;
      const feature = gathered.get(record.key) ?? { name: record.name, values: new Map<string, GatheredValue>() };
      gathered.set(record.key, feature);
      for (const value of readRecords(record.fields.values).map(readNamed)) {
        yield;
        if (!value) continue;
        const found = feature.values.get(value.key) ?? { name: value.name, positions: [] };
        feature.values.set(value.key, found);
        for (const id of readRecords(value.fields.stockItemIds)) {
          const stockItemId = readId(id);
          const position = stockItemId === null ? -1 : findPosition({ catalogId, stockItemId });
          if (position >= 0) found.positions.push(position);
        }
      }
    }
  }
  for (const { values } of gathered.values()) {
    yield;
    describeVariants([...values.values()], families);
  }
  return Array.from(gathered, ([key, { name, values }]) => ({
    key,
    name,
    values: Array.from(values, ([valueKey, value]) => ({
      key: valueKey,
      name: value.name,
      positions: sortedAndUnique(value.positions),
    })),
  }));
}
