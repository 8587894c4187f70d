import type { MergedCatalog } from '../catalog/mergeCatalogs';
import { orderBy, type ItemOrder } from './itemOrder';

export type OrderKey = 'name' | 'code' | 'price';

/** Computed once per catalogue and language: collating 100,000 names takes a fifth of a second. */
export function* sortOrder({ items }: MergedCatalog, key: OrderKey, language: string): Generator<void, ItemOrder> {
  if (key === 'price')
    return yield* orderBy(
      items.map(({ price }) => price),
      (one, other) => one - other,
    );
  const { compare } = new Intl.Collator(language, { numeric: true });
  return yield* orderBy(
    items.map((item) => item[key]),
    compare,
  );
}
