import * as v from 'valibot';

import { maxQuantity } from '@/shared/lib/quantityRule';
import { integer, parseAs, validItems } from '@/shared/lib/storedSchemas';
import { toCents } from '@/shared/money/cents';
import { type PricedItem, unitPrice } from '@/shared/money/prices';

export type FavouriteLine = {
  catalogId: number;
  stockItemId: number;
  quantity: number;
  /** Empty once it has been removed, as opposed to one that the account does not know. */
  note?: string | undefined;
};
/** Items and a name only: no prices and no client data. The first list is named in the page's language until it is renamed. */
export type FavouriteList = { id: string; name: string; lines: FavouriteLine[]; isUnnamed?: true };
export type FavouriteItem = Pick<FavouriteLine, 'catalogId' | 'stockItemId'>;

export const maxLists = 50;
export const maxLines = 500;
export const maxNameLength = 60;
export const maxNoteLength = 200;

export const isSameItem = (one: FavouriteItem, other: FavouriteItem): boolean =>
  one.catalogId === other.catalogId && one.stockItemId === other.stockItemId;

/** Another item takes the place and the quantity of a line, or adds to its own. */
export const replaceItem = (
  lines: readonly FavouriteLine[],
  item: FavouriteItem,
  { catalogId, stockItemId }: FavouriteItem,
): FavouriteLine[] => {
  const by = { catalogId, stockItemId };
  const known = lines.find((line) => isSameItem(line, by));
  const quantity = lines.find((line) => isSameItem(line, item))?.quantity ?? 0;
  return lines.flatMap((line) => {
    if (line === known) return [{ ...line, quantity: line.quantity + quantity }];
    if (!isSameItem(line, item)) return [line];
    return known ? [] : [{ ...line, ...by }];
  });
};

/** A single line, without control characters or bidirectional formatting. */
const cleanText = (text: string, maxLength: number): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();

export const cleanName = (name: string): string => cleanText(name, maxNameLength);
export const cleanNote = (note: string): string => cleanText(note, maxNoteLength);

const positive = v.pipe(integer, v.minValue(1));

const storedLines = validItems<FavouriteLine>(
  v.object({
    catalogId: positive,
    stockItemId: positive,
    quantity: v.pipe(positive, v.toMaxValue(maxQuantity)),
    note: v.fallback(v.optional(v.pipe(v.string(), v.transform(cleanNote))), undefined),
  }),
);

/** Keeps the first occurrence of each item, up to the maximum size of a list. */
export const parseLines = (values: readonly unknown[]): FavouriteLine[] => {
  const lines: FavouriteLine[] = [];
  for (const line of v.parse(storedLines, values)) {
    if (lines.length < maxLines && !lines.some((known) => isSameItem(known, line))) lines.push(line);
  }
  return lines;
};

/** More than can be created here, so that lists merged from several devices do not get lost. */
const maxStoredLists = 200;

/** Drops malformed lists. */
export const storedLists = v.pipe(
  validItems(
    v.object({
      id: v.pipe(v.string(), v.nonEmpty()),
      name: v.pipe(v.string(), v.transform(cleanName), v.nonEmpty()),
      lines: v.pipe(
        v.array(v.unknown()),
        v.transform((lines) => parseLines(lines)),
      ),
      isUnnamed: v.fallback(v.optional(v.literal(true)), undefined),
    }),
  ),
  v.transform((lists) => lists.slice(0, maxStoredLists)),
);

export const parseLists = (value: unknown): FavouriteList[] => parseAs(storedLists, value) ?? [];

/** Makes a name unique: "Bolts", "Bolts (2)". */
export const toUniqueName = (requested: string, lists: readonly Pick<FavouriteList, 'name'>[]): string => {
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

/** Null for an item that is not for sale, or no longer. */
export const getLineCents = ({ quantity }: Pick<FavouriteLine, 'quantity'>, item: PricedItem | null | undefined) => {
  const unit = item ? unitPrice(item, quantity) : null;
  return unit === null ? null : toCents(unit) * quantity;
};

type PricedItems = Readonly<Record<string, PricedItem | null>>;

/** The current total of the list before taxes. */
export const getListCents = (lines: readonly FavouriteLine[], items: PricedItems): number =>
  lines.reduce((sum, line) => sum + (getLineCents(line, items[`${line.catalogId}:${line.stockItemId}`]) ?? 0), 0);
