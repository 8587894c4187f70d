import { slugify } from '@/shared/routing/paths';
import type { CatalogueFeature, CatalogueFeatureValue } from '@/contracts/inventory';

/** A feature of an item and its value: in English for addresses, and in the language of the list. */
export type FeatureRow = {
  stockItemId: number;
  nameKey: string;
  name: string;
  valueKey: string;
  value: string;
};

// Longer values are sentences, which nobody filters by.
const maxValueLength = 40;

type Gathered = { name: string; values: Map<string, Omit<CatalogueFeatureValue, 'key'>> };

/** Gathers the features of the given keys, whatever the order of the rows. */
export const createFeatureCollector = (keys: readonly string[]) => {
  const features = new Map<string, Gathered>();
  return {
    add: ({ stockItemId, nameKey, name, valueKey, value }: FeatureRow) => {
      const key = slugify(nameKey);
      const valueSlug = slugify(valueKey);
      if (!keys.includes(key) || valueSlug === '' || value.length > maxValueLength) return;
      const feature: Gathered = features.get(key) ?? { name, values: new Map() };
      features.set(key, feature);
      const found = feature.values.get(valueSlug) ?? { name: value, stockItemIds: [] };
      feature.values.set(valueSlug, found);
      found.stockItemIds.push(stockItemId);
    },
    *collect(): Generator<CatalogueFeature> {
      for (const key of keys) {
        const feature = features.get(key);
        if (!feature) continue;
        const values = Array.from(feature.values, ([valueSlug, value]) => ({ key: valueSlug, ...value }));
        yield { key, name: feature.name, values };
      }
    },
  };
};
