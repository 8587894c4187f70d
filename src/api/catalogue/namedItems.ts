import type { CatalogItem } from '@/engine/catalog/stockItem';
import { notKnown } from '@/engine/host/unavailable';

/** By key; null for items that are no longer sold. Without those that may be in a catalogue that could not be loaded. */
export type NamedItems = Record<string, CatalogItem | null>;

export const toKnown = <Value>(
  keys: readonly string[],
  values: readonly (Value | typeof notKnown)[],
): Record<string, Value> =>
  Object.fromEntries(
    keys.flatMap((key, at) => {
      const value = values[at];
      return value === undefined || value === notKnown ? [] : [[key, value]];
    }),
  );

/** What was known before stays where it has become unknown. */
export const keepKnown = <Value>(before: Record<string, Value>, found: Record<string, Value>) => ({
  ...before,
  ...found,
});
