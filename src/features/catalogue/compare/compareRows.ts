import type { ItemFeature } from '@/contracts/inventory';

export type CompareRow = { name: string; values: (string | null)[]; isDifferent: boolean };

export const isDifferent = (values: readonly unknown[]): boolean => new Set(values).size > 1;

/** One row per feature that any of the items has, in the order of the first item that has it. */
export const toCompareRows = (featuresByItem: readonly (readonly ItemFeature[])[]): CompareRow[] => {
  const valuesByItem = featuresByItem.map((features) => {
    const values = new Map<string, string[]>();
    for (const { name, value } of features) {
      const text = value?.trim() ?? '';
      if (text !== '') values.set(name, [...(values.get(name) ?? []), text]);
    }
    return values;
  });
  const names = new Set(valuesByItem.flatMap((values) => [...values.keys()]));
  return [...names].map((name) => {
    const values = valuesByItem.map((own) => own.get(name)?.join(', ') ?? null);
    return { name, values, isDifferent: isDifferent(values) };
  });
};
