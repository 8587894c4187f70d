import { itemsAt } from '../catalog/mergeCatalogs';
import type { CatalogItem } from '../catalog/stockItem';
import { editDistance } from '../text/editDistance';
import { foldCode } from '../text/foldText';
import type { TextIndex } from '../text/textIndex';
import type { CatalogSnapshot } from './catalogSnapshot';

const longest = 40;

// With three pieces, two typos leave at least one intact; with two pieces, one typo does.
const splitCode = (code: string): { pieces: string[]; most: number } => {
  const count = code.length >= 6 ? 3 : Math.min(2, code.length);
  const cut = (at: number) => Math.round((at * code.length) / count);
  return { pieces: Array.from({ length: count }, (_, at) => code.slice(cut(at), cut(at + 1))), most: count - 1 };
};

/** The distance to the closest of the item's own codes. */
const distanceTo = (codes: string, code: string, most: number) =>
  Math.min(...codes.split(' ').map((own) => editDistance(own, code, most)));

export const findNearCodePositions = (index: TextIndex, text: string, limit: number): number[] => {
  const code = foldCode(text);
  if (code === '' || code.length > longest) return [];
  const { pieces, most } = splitCode(code);
  const candidates = new Set(pieces.flatMap((piece) => index.withCodePart(piece)));
  return [...candidates]
    .map((at) => ({ at, distance: distanceTo(index.codes[at] ?? '', code, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance || one.at - other.at)
    .slice(0, limit)
    .map(({ at }) => at);
};

/** Items whose codes are closest to a mistyped one, nearest first. */
export const nearCodes = ({ catalog, index }: CatalogSnapshot, text: string, limit: number): CatalogItem[] =>
  itemsAt(catalog, findNearCodePositions(index, text, limit));

/** Items of both catalogues with exactly this code or additional code, ignoring punctuation. */
export const itemsByCode = ({ catalog, index }: CatalogSnapshot, text: string): CatalogItem[] =>
  itemsAt(catalog, index.withCode(text));
