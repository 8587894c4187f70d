import * as v from 'valibot';

import { parseAs } from '@/shared/lib/storedSchemas';
import { parseStored } from '@/shared/lib/storedValues';

import { cleanName, type FavouriteLine, type FavouriteList, parseLines, storedLists } from './favouriteList';

const format = 'medida-favourites';

export const toListsFile = (lists: readonly FavouriteList[]): string =>
  `${JSON.stringify({ format, version: 1, lists }, null, 2)}\n`;

const listsFile = v.object({ format: v.literal(format), lists: storedLists });

/** Lists from a file exported by this application, in any browser; null for any other file. */
export const parseListsFile = (text: string): FavouriteList[] | null => {
  const { lists = [] } = parseAs(listsFile, parseStored(text, 'json')) ?? {};
  return lists.length === 0 ? null : lists;
};

export type SharedList = { name: string; lines: FavouriteLine[] };

const param = 'list';

/** Mail programs would truncate a longer link. */
export const maxSharedLines = 200;
const maxHashLength = 8_000;

const base36 = (number: number) => number.toString(36);
const parseBase36 = (text: string | undefined) => (text && /^[0-9a-z]{1,10}$/.test(text) ? parseInt(text, 36) : NaN);

/**
 * The list in the fragment of a URL, which no server sees: `#list=NAME~1.rs.c~...`. Catalogue, item and quantity use
 * only digits and letters, which no program escapes or breaks.
 */
export const toListHash = ({ name, lines }: SharedList): string => {
  const parts = lines
    .slice(0, maxSharedLines)
    .map((line) => [line.catalogId, line.stockItemId, line.quantity].map(base36).join('.'));
  return `#${param}=${[encodeURIComponent(name).replaceAll('~', '%7E'), ...parts].join('~')}`;
};

const decodeName = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return ''; // Truncated in the middle of a character.
  }
};

/** The list in a link; null for any other hash, or one without a valid list. */
export const parseListHash = (hash: string): SharedList | null => {
  if (!hash.startsWith(`#${param}=`) || hash.length > maxHashLength) return null;
  const [name = '', ...parts] = hash.slice(param.length + 2).split('~');
  const lines = parseLines(
    parts.slice(0, maxSharedLines).map((part) => {
      const [catalogId, stockItemId, quantity] = part.split('.').map(parseBase36);
      return { catalogId, stockItemId, quantity };
    }),
  );
  return lines.length === 0 ? null : { name: cleanName(decodeName(name)), lines };
};
