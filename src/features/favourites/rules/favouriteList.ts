export type FavouriteLine = { catalogId: number; stockItemId: number; quantity: number };
/** Items and a name only: no prices and no client data. */
export type FavouriteList = { id: string; name: string; lines: FavouriteLine[] };
export type FavouriteItem = Pick<FavouriteLine, 'catalogId' | 'stockItemId'>;

export const mostLists = 50;
export const mostLines = 500;
/** @internal */
export const longestName = 60;
const mostPieces = 999_999;

export const isSameItem = (one: FavouriteItem, other: FavouriteItem): boolean =>
  one.catalogId === other.catalogId && one.stockItemId === other.stockItemId;

/** A single line, without control characters or bidirectional formatting. */
export const cleanName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longestName)
    .trim();

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

const parseLine = (value: unknown): FavouriteLine[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { catalogId, stockItemId, quantity } = value as Record<string, unknown>;
  if (!isId(catalogId) || !isId(stockItemId) || !isId(quantity)) return [];
  return [{ catalogId, stockItemId, quantity: Math.min(quantity, mostPieces) }];
};

/** Keeps the first occurrence of each item, up to the maximum size of a list. */
export const parseLines = (values: readonly unknown[]): FavouriteLine[] => {
  const lines: FavouriteLine[] = [];
  for (const line of values.flatMap(parseLine)) {
    if (lines.length < mostLines && !lines.some((known) => isSameItem(known, line))) lines.push(line);
  }
  return lines;
};

const parseList = (value: unknown): FavouriteList[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name, lines } = value as Record<string, unknown>;
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || !Array.isArray(lines)) return [];
  const clean = cleanName(name);
  return clean === '' ? [] : [{ id, name: clean, lines: parseLines(lines) }];
};

/** Parses stored or imported lists and drops malformed ones. */
export const parseLists = (value: unknown): FavouriteList[] =>
  Array.isArray(value) ? value.flatMap(parseList).slice(0, mostLists) : [];

/** Makes a name unique: "Bolts", "Bolts (2)". */
export const freeName = (wanted: string, lists: readonly FavouriteList[]): string => {
  const taken = new Set(lists.map(({ name }) => name));
  const name = cleanName(wanted);
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`;
    const next = number === 2 && !taken.has(name) ? name : name.slice(0, longestName - suffix.length) + suffix;
    if (!taken.has(next)) return next;
  }
};
