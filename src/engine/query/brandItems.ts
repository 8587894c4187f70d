import { findItems } from '../search/findItems';
import { foldText } from '../text/foldText';
import type { BrandItems } from './catalogQuery';
import type { SearchableSnapshot } from './catalogSnapshot';
import { collapseFamilies } from './families';

/** The values named like the brands, of the feature that has most of them: services are free in how they call it. */
export const findBrandValues = (
  { features }: { features: readonly { key: string; values: readonly { key: string; name: string }[] }[] },
  names: readonly string[],
) => {
  const folded = new Set(names.map(foldText));
  const found = features.map(({ key, values }) => {
    const named = values.map((value) => [foldText(value.name), value.key] as const);
    return { key, valueKeys: new Map(named.filter(([name]) => folded.has(name))) };
  });
  return found.reduce((best, next) => (next.valueKeys.size > best.valueKeys.size ? next : best), {
    key: '',
    valueKeys: new Map<string, string>(),
  });
};

export const createBrandCounter = (snapshot: SearchableSnapshot, names: readonly string[]) => {
  const { key, valueKeys } = findBrandValues(snapshot, names);
  return (name: string): BrandItems => {
    const value = valueKeys.get(foldText(name));
    const query = value === undefined ? { text: name, isLiteral: true } : { features: { [key]: [value] } };
    const { selection } = findItems(snapshot, query, null);
    const { length: products } = collapseFamilies(snapshot.families, selection);
    return { products, feature: value === undefined ? null : { key, value } };
  };
};
