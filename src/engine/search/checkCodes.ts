import { isOrderable } from '@/shared/money/prices';

import { itemAt, itemsAt } from '../catalog/mergeCatalogs';
import type { CatalogItem } from '../catalog/stockItem';
import { editDistance } from '../text/editDistance';
import { foldCode } from '../text/foldText';
import { type CodeIndex, getBucket } from './codeIndex';

/** A suggestion for a mistyped code, spelled as the item spells it. */
export type NearCode = { code: string; name: string | null };

export type CodeCheck =
  /**
   * More than one if both catalogues have the code, two items share it, or it is that of a `parent`, whose variants are
   * sold in its place.
   */
  | { state: 'found'; items: CatalogItem[]; parent: CatalogItem | null }
  | { state: 'deleted' }
  | { state: 'unknown'; near: NearCode[] };

const maxSuggestions = 3;
const maxCodeLength = 40;
const maxTypos = 3;
/** How many neighbours are looked at on each side. */
export const windowSize = 12;
const characters = Array.from('0123456789abcdefghijklmnopqrstuvwxyz');

/** Every code one typo away: a character removed, changed, inserted, or two swapped. */
function* generateTypos(code: string): Generator<string> {
  for (let at = 0; at < code.length; at += 1) {
    const before = code.slice(0, at);
    const after = code.slice(at + 1);
    yield before + after;
    yield before + after.slice(0, 1) + code.slice(at, at + 1) + after.slice(1);
    for (const character of characters) yield before + character + after;
  }
  for (let at = 0; at <= code.length; at += 1) {
    for (const character of characters) yield code.slice(0, at) + character + code.slice(at);
  }
}

const sharedLength = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

const findInsertionPoint = (sorted: readonly string[], code: string): number => {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < code) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** Neighbours of this code in the sorted list, which mostly share its prefix. */
const findNeighbours = ({ sorted }: CodeIndex, code: string): string[] => {
  const bucket = sorted.get(getBucket(code)) ?? [];
  const place = findInsertionPoint(bucket, code);
  return bucket.slice(Math.max(0, place - windowSize), place + windowSize);
};

/** Whether anything can be said of it. */
export const isCheckable = (code: string) => code.length >= 2 && code.length <= maxCodeLength;

const distanceTo = (code: string, other: string) => editDistance(other, code, maxTypos);

/** Of the codes around it, those that are like it. */
export const likeNeighbours = (code: string, neighbours: readonly string[]): string[] => {
  const least = Math.max(2, Math.ceil(code.length * 0.6));
  return neighbours.filter((other) => sharedLength(code, other) >= least && distanceTo(code, other) <= maxTypos);
};

/** The codes that it may be meant for besides these: the sorted list misses typos in the first characters. */
export const otherSpellings = (code: string, beside: readonly string[]): string[] =>
  beside.some((other) => distanceTo(code, other) === 1) ? [] : [...generateTypos(code)];

export const nearestCodes = (code: string, candidates: readonly string[]): string[] =>
  [...new Set(candidates)]
    .map((folded) => ({ folded, distance: distanceTo(code, folded) }))
    .sort((one, other) => one.distance - other.distance || (one.folded < other.folded ? -1 : 1))
    .slice(0, maxSuggestions)
    .map(({ folded }) => folded);

/** The code as the item spells it. */
export const toNearCode = (
  folded: string,
  { code, additionalCode, name }: Pick<CatalogItem, 'code' | 'additionalCode' | 'name'>,
): NearCode => ({ code: (foldCode(code ?? '') === folded ? code : additionalCode) ?? folded, name });

const findNearCodes = (index: CodeIndex, code: string): NearCode[] => {
  if (!isCheckable(code)) return [];
  const beside = likeNeighbours(code, findNeighbours(index, code));
  const typos = otherSpellings(code, beside).filter((typo) => index.positions.has(typo));
  const { items } = index.catalog;
  return nearestCodes(code, [...typos, ...beside]).flatMap((folded) => {
    const item = items[index.positions.get(folded)?.[0] ?? -1];
    return item ? [toNearCode(folded, item)] : [];
  });
};

/** Classifies a code of an order; codes compare as in search, ignoring punctuation. */
export const checkCode = (index: CodeIndex, text: string): CodeCheck => {
  const code = foldCode(text);
  const positions = code === '' ? undefined : index.positions.get(code);
  if (positions) {
    const sold = positions.flatMap((at) => index.variants.get(at) ?? at);
    const parent = positions.find((at) => index.variants.has(at));
    const items = itemsAt(index.catalog, [...new Set(sold)]);
    return {
      state: 'found',
      items: parent === undefined ? items : items.filter(isOrderable),
      parent: parent === undefined ? null : itemAt(index.catalog, parent),
    };
  }
  return index.deleted.has(code) ? { state: 'deleted' } : { state: 'unknown', near: findNearCodes(index, code) };
};
