import type { ItemFeature } from '@/contracts/inventory';

/** By stockItemId. */
type VariantFeatures = Readonly<Record<number, readonly ItemFeature[]>>;

export type Attribute = { name: string; values: Readonly<Record<number, string>> };

const maxAttributes = 3;

// Such as an EAN: it identifies a variant, but nobody chooses by it.
const isIdentifier = (value: string): boolean => /^\d{8,}$/.test(value);

const listValues = ({ values }: Attribute, stockItemIds: readonly number[]): string[] => [
  ...new Set(stockItemIds.flatMap((id) => values[id] ?? [])),
];

/** The features in which the variants differ, in the order of the first variant that has them. */
const listAttributes = (features: VariantFeatures, stockItemIds: readonly number[]): Attribute[] => {
  const byName = new Map<string, Record<number, string>>();
  for (const id of stockItemIds) {
    for (const { name, value } of features[id] ?? []) {
      const text = value?.trim() ?? '';
      if (text === '' || isIdentifier(text)) continue;
      const values = byName.get(name) ?? {};
      values[id] ??= text;
      byName.set(name, values);
    }
  }
  return [...byName]
    .filter(([, values]) => new Set(stockItemIds.map((id) => values[id])).size > 1)
    .map(([name, values]) => ({ name, values }));
};

export const findAttributes = (features: VariantFeatures, stockItemIds: readonly number[]): Attribute[] =>
  listAttributes(features, stockItemIds).slice(0, maxAttributes);

type Axis = { name: string; values: string[] };

/** `ids` are the stockItemIds by row and column. */
export type Matrix = { rows: Axis; columns: Axis; ids: (number | undefined)[][] };

const maxColumns = 6;

const toMatrix = (one: Attribute, other: Attribute, stockItemIds: readonly number[]): Matrix | null => {
  const isComplete = stockItemIds.every((id) => one.values[id] !== undefined && other.values[id] !== undefined);
  const [down, across] = [one, other]
    .map((attribute) => ({ ...attribute, axis: listValues(attribute, stockItemIds) }))
    .sort((a, b) => b.axis.length - a.axis.length);
  if (!isComplete || !down || !across) return null;
  // Where one attribute identifies each variant, a list is clearer; so it is where most cells would be empty.
  const hasShape = down.axis.length < stockItemIds.length && across.axis.length <= maxColumns;
  const isDense = down.axis.length * across.axis.length <= 2 * stockItemIds.length;
  if (!hasShape || !isDense) return null;
  const ids = down.axis.map((row) =>
    across.axis.map((column) => stockItemIds.find((id) => down.values[id] === row && across.values[id] === column)),
  );
  if (new Set(ids.flat()).size - Number(ids.flat().includes(undefined)) < stockItemIds.length) return null;
  return {
    rows: { name: down.name, values: down.axis },
    columns: { name: across.name, values: across.axis },
    ids,
  };
};

/** The variants by two attributes, such as size and colour, if it takes both to tell them apart. */
export const findMatrix = (features: VariantFeatures, stockItemIds: readonly number[]): Matrix | null => {
  const attributes = listAttributes(features, stockItemIds);
  for (const [at, one] of attributes.entries()) {
    for (const other of attributes.slice(at + 1)) {
      const matrix = toMatrix(one, other, stockItemIds);
      if (matrix) return matrix;
    }
  }
  return null;
};
