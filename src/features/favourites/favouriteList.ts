import { type PricedItem, unitPrice } from '@/engine/prices';

export type FavouriteLine = { catalogId: number; stockItemId: number; quantity: number };
/** Items and a name only: no prices and no client data. The first list is named in the page's language until it is renamed. */
export type FavouriteList = { id: string; name: string; lines: FavouriteLine[]; isUnnamed?: true };
export type FavouriteItem = Pick<FavouriteLine, 'catalogId' | 'stockItemId'>;

export const maxLists = 50;
export const maxLines = 500;
export const maxNameLength = 60;
const maxQuantity = 999_999;

export const isSameItem = (one: FavouriteItem, other: FavouriteItem): boolean =>
  one.catalogId === other.catalogId && one.stockItemId === other.stockItemId;

/** A single line, without control characters or bidirectional formatting. */
export const cleanName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, maxNameLength)
    .trim();

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

const parseLine = (value: unknown): FavouriteLine[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { catalogId, stockItemId, quantity } = value as Record<string, unknown>;
  if (!isId(catalogId) || !isId(stockItemId) || !isId(quantity)) return [];
  return [{ catalogId, stockItemId, quantity: Math.min(quantity, maxQuantity) }];
};

/** Keeps the first occurrence of each item, up to the maximum size of a list. */
export const parseLines = (values: readonly unknown[]): FavouriteLine[] => {
  const lines: FavouriteLine[] = [];
  for (const line of values.flatMap(parseLine)) {
    if (lines.length < maxLines && !lines.some((known) => isSameItem(known, line))) lines.push(line);
  }
  return lines;
};

const parseList = (value: unknown): FavouriteList[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name, lines, isUnnamed } = value as Record<string, unknown>;
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || !Array.isArray(lines)) return [];
  const clean = cleanName(name);
  return clean === '' ? [] : [{ id, name: clean, lines: parseLines(lines), ...(isUnnamed === true && { isUnnamed }) }];
};

/** More than can be created here, so that lists merged from several devices do not get lost. */
const maxStoredLists = 200;

/** Parses stored or imported lists and drops malformed ones. */
export const parseLists = (value: unknown): FavouriteList[] =>
  Array.isArray(value) ? value.flatMap(parseList).slice(0, maxStoredLists) : [];

/** Makes a name unique: "Bolts", "Bolts (2)". */
export const toUniqueName = (requested: string, lists: readonly FavouriteList[]): string => {
  const taken = new Set(lists.map(({ name }) => name));
  const name = cleanName(requested);
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`;
    const next = number === 2 && !taken.has(name) ? name : name.slice(0, maxNameLength - suffix.length) + suffix;
    if (!taken.has(next)) return next;
  }
};

/** The lines that can still be added to a list: those it does not have yet, as far as there is room. */
export const findMissingLines = (
  list: Pick<FavouriteList, 'lines'> | null,
  lines: readonly FavouriteLine[],
): { added: FavouriteLine[]; leftOut: number } => {
  const existing = list?.lines ?? [];
  const missing = lines.filter((line) => !existing.some((known) => isSameItem(known, line)));
  const added = missing.slice(0, maxLines - existing.length);
  return { added, leftOut: missing.length - added.length };
};

/** Summed in cents to avoid floating-point drift. Null for an item that is not for sale, or no longer. */
export const getLineCents = ({ quantity }: Pick<FavouriteLine, 'quantity'>, item: PricedItem | null | undefined) => {
  const unit = item ? unitPrice(item, quantity) : null;
  return unit === null ? null : Math.round(unit * 100) * quantity;
};

type PricedItems = Readonly<Record<string, PricedItem | null>>;

/** The current total of the list before taxes. */
export const getListCents = (lines: readonly FavouriteLine[], items: PricedItems): number =>
  lines.reduce((sum, line) => sum + (getLineCents(line, items[`${line.catalogId}:${line.stockItemId}`]) ?? 0), 0);
