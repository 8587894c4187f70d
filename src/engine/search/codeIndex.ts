import type { StockItem } from '@/contracts/inventory';

import type { MergedCatalog } from '../catalog/mergeCatalogs';
import { foldCode } from '../text/foldText';

type Coded = Pick<StockItem, 'code' | 'additionalCode'>;

/** Every code in both catalogues, without punctuation. */
export type CodeIndex = {
  catalog: MergedCatalog;
  /** Positions of the items with each code. */
  positions: ReadonlyMap<string, readonly number[]>;
  /** Positions of the variants of each parent, by its own position. */
  variants: ReadonlyMap<number, readonly number[]>;
  /** Codes that only deleted items have. */
  deleted: ReadonlySet<string>;
  /** Sorted codes, grouped by their first two characters. */
  sorted: ReadonlyMap<string, readonly string[]>;
};

const stepLength = 256;

export const getBucket = (code: string) => code.slice(0, 2);

const getCodes = ({ code, additionalCode }: Coded): string[] => {
  const codes = [foldCode(code ?? ''), foldCode(additionalCode ?? '')].filter((own) => own !== '');
  return codes[0] === codes[1] ? codes.slice(1) : codes;
};

const byCode = (one: string, other: string) => (one < other ? -1 : 1);

const findParent = ({ catalogIds, catalogByItem, parentByItem, findPosition }: MergedCatalog, at: number) => {
  const stockItemId = parentByItem[at] ?? NaN;
  return findPosition({ catalogId: catalogIds[catalogByItem[at] ?? 0] ?? 0, stockItemId });
};

export function* buildCodeIndex(catalog: MergedCatalog): Generator<void, CodeIndex> {
  const positions = new Map<string, number[]>();
  const sorted = new Map<string, string[]>();
  const variants = new Map<number, number[]>();
  for (let at = 0; at < catalog.items.length; at += 1) {
    if (at % stepLength === 0) yield;
    const item = catalog.items[at];
    const parent = findParent(catalog, at);
    if (parent >= 0) variants.set(parent, [...(variants.get(parent) ?? []), at]);
    for (const code of item ? getCodes(item) : []) {
      const known = positions.get(code);
      if (known) {
        known.push(at);
        continue;
      }
      positions.set(code, [at]);
      const bucket = sorted.get(getBucket(code));
      if (bucket) bucket.push(code);
      else sorted.set(getBucket(code), [code]);
    }
  }
  for (const bucket of sorted.values()) {
    yield;
    bucket.sort(byCode);
  }
  const deleted = new Set(catalog.deletedItems.flatMap(getCodes).filter((code) => !positions.has(code)));
  return { catalog, positions, variants, deleted, sorted };
}
