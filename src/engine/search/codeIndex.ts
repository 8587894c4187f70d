import type { StockItem } from '@/contracts/inventory';

import type { CatalogColumns, MergedCatalog } from '../catalog/mergeCatalogs';
import { foldCode } from '../text/foldText';

type Coded = Pick<StockItem, 'code' | 'additionalCode'>;

/** Every code in both catalogues, without punctuation. */
export type CodeIndex = {
  catalog: CatalogColumns;
  /** Positions of the items with a code. */
  find: (code: string) => readonly number[];
  /** Positions of the variants of a parent; none for other items. */
  variantsOf: (at: number) => readonly number[];
  /** Whether only items that are no longer sold have it. */
  isDeleted: (code: string) => boolean;
  /** The codes beside it in alphabetical order, of which only those that begin so are needed. */
  neighbours: (code: string, beginning: string) => readonly string[];
};

const stepLength = 256;

const getBucket = (code: string) => code.slice(0, 2);

const getCodes = ({ code, additionalCode }: Coded): string[] => {
  const codes = [foldCode(code ?? ''), foldCode(additionalCode ?? '')].filter((own) => own !== '');
  return codes[0] === codes[1] ? codes.slice(1) : codes;
};

/** How many neighbours are looked at on each side. */
const windowSize = 12;

/** The neighbours of a code in the sorted list of those that begin like it, which it need not be in. */
export const findNeighbours = (sorted: readonly string[], code: string): string[] => {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < code) from = middle + 1;
    else to = middle;
  }
  return sorted.slice(Math.max(0, from - windowSize), from + windowSize);
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
  return {
    catalog,
    find: (code) => positions.get(code) ?? [],
    variantsOf: (at) => variants.get(at) ?? [],
    isDeleted: (code) => deleted.has(code),
    neighbours: (code) => findNeighbours(sorted.get(getBucket(code)) ?? [], code),
  };
}
