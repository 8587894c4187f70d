import type { VariantFeatures } from '@/api/variantFeaturesApi';

export type Attribute = { name: string; values: Readonly<Record<number, string>> };

const maxAttributes = 3;

// Such as an EAN: it identifies a variant, but nobody chooses by it.
const isIdentifier = (value: string): boolean => /^\d{8,}$/.test(value);

/** The features in which the variants differ, in the order of the first variant that has them. */
export const findAttributes = (features: VariantFeatures, stockItemIds: readonly number[]): Attribute[] => {
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
    .slice(0, maxAttributes)
    .map(([name, values]) => ({ name, values }));
};
