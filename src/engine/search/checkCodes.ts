import { isOrderable } from '@/shared/money/prices';

import { itemAt, itemsAt } from '../catalog/mergeCatalogs';
import type { CatalogItem } from '../catalog/stockItem';
import { editDistance } from '../text/editDistance';
import { foldCode } from '../text/foldText';
import type { CodeIndex } from './codeIndex';

/** A suggestion for a mistyped code, spelled as the item spells it. */
export type NearCode = { code: string; name: string | null };

type Classified<Near> =
  /**
   * More than one if both catalogues have the code, two items share it, or it is that of a `parent`, whose variants are
   * sold in its place.
   */
  | { state: 'found'; items: CatalogItem[]; parent: CatalogItem | null }
  | { state: 'deleted' }
  | { state: 'unknown'; near: Near[] };

export type CodeCheck = Classified<NearCode>;

/** A check whose items may lack what is not in memory. */
export type FoundCode = Classified<{ folded: string; item: CatalogItem }>;

const maxSuggestions = 3;
const maxCodeLength = 40;
const maxTypos = 3;
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

/** Whether anything can be said of it. */
const isCheckable = (code: string) => code.length >= 2 && code.length <= maxCodeLength;

const distanceTo = (code: string, other: string) => editDistance(other, code, maxTypos);

/** Of the codes around it, those that are like it. */
const likeNeighbours = ({ neighbours }: CodeIndex, code: string): string[] => {
  const least = Math.max(2, Math.ceil(code.length * 0.6));
  return neighbours(code, code.slice(0, least)).filter(
    (other) => sharedLength(code, other) >= least && distanceTo(code, other) <= maxTypos,
  );
};

/** The codes that it may be meant for besides these: the sorted list misses typos in the first characters. */
const otherSpellings = (code: string, beside: readonly string[]): string[] =>
  beside.some((other) => distanceTo(code, other) === 1) ? [] : [...generateTypos(code)];

const nearestCodes = (code: string, candidates: readonly string[]): string[] =>
  [...new Set(candidates)]
    .map((folded) => ({ folded, distance: distanceTo(code, folded) }))
    .sort((one, other) => one.distance - other.distance || (one.folded < other.folded ? -1 : 1))
    .slice(0, maxSuggestions)
    .map(({ folded }) => folded);

/** The code as the item spells it. */
const toNearCode = ({
  folded,
  item: { code, additionalCode, name },
}: {
  folded: string;
  item: CatalogItem;
}): NearCode => ({ code: (foldCode(code ?? '') === folded ? code : additionalCode) ?? folded, name });

const findNearCodes = (index: CodeIndex, code: string) => {
  if (!isCheckable(code)) return [];
  const beside = likeNeighbours(index, code);
  const typos = otherSpellings(code, beside).filter((typo) => index.find(typo).length > 0);
  return nearestCodes(code, [...typos, ...beside]).flatMap((folded) =>
    itemsAt(index.catalog, index.find(folded).slice(0, 1)).map((item) => ({ folded, item })),
  );
};

/** Classifies a code of an order; codes compare as in search, ignoring punctuation. */
export const findCode = (index: CodeIndex, text: string): FoundCode => {
  const code = foldCode(text);
  const positions = code === '' ? [] : index.find(code);
  if (positions.length === 0)
    return index.isDeleted(code) ? { state: 'deleted' } : { state: 'unknown', near: findNearCodes(index, code) };
  const isParent = (at: number) => index.variantsOf(at).length > 0;
  const sold = positions.flatMap((at) => (isParent(at) ? index.variantsOf(at) : at));
  const parent = positions.find(isParent);
  const items = itemsAt(index.catalog, [...new Set(sold)]);
  return {
    state: 'found',
    items: parent === undefined ? items : items.filter(isOrderable),
    parent: parent === undefined ? null : itemAt(index.catalog, parent),
  };
};

/** With the suggestions as items spell them. */
export const toCodeCheck = (found: FoundCode): CodeCheck =>
  found.state === 'unknown' ? { ...found, near: found.near.map(toNearCode) } : found;
