import type { CartCopy, LineEdit } from '../cartModel';
import type { StoredCart } from '../cartSlice';

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOptionalText = (value: unknown): boolean => typeof value === 'string' || value === null || value === undefined;

const isNumberOrNull = (value: unknown): boolean => typeof value === 'number' || value === null;

const isStoredItem = (value: unknown): value is Fields =>
  isRecord(value) &&
  [value.catalogId, value.stockItemId].every(Number.isSafeInteger) &&
  [value.name, value.code, value.imageUrl].every(isOptionalText) &&
  [value.price, value.bestPrice, value.quantityBestPrice].every(isNumberOrNull);

const isStoredLine = (value: unknown): boolean =>
  isRecord(value) && [value.shoppingCartId, value.quantity].every(Number.isSafeInteger) && isNumberOrNull(value.price);

const isCartItem = (value: unknown): boolean =>
  isStoredItem(value) && Array.isArray(value.shoppingCarts) && value.shoppingCarts.every(isStoredLine);

const isCopy = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.readAt === 'number' &&
  isOptionalText(value.version) &&
  Array.isArray(value.items) &&
  value.items.every(isCartItem);

const isSameLine = (value: unknown, { catalogId, stockItemId }: Fields): boolean =>
  isStoredItem(value) && value.catalogId === catalogId && value.stockItemId === stockItemId;

const isEdit = (value: unknown): boolean =>
  isRecord(value) &&
  [value.catalogId, value.stockItemId, value.quantity].every(Number.isSafeInteger) &&
  (value.quantity as number) >= 0 &&
  (value.added === null || isSameLine(value.added, value));

// A stored copy may be out of date.
const toRestored = ([id, copy]: [string, CartCopy]) => [id, { ...copy, isRestored: true, isCertain: false }] as const;

/** Undefined if it belongs to another client or is unreadable. */
export const parseStoredCart = (stored: unknown, clientId: number | undefined): StoredCart | undefined => {
  if (!isRecord(stored) || clientId === undefined || stored.clientId !== clientId) return undefined;
  const { copies, edits } = stored;
  if (!isRecord(copies) || !isRecord(edits)) return undefined;
  if (!Object.values(copies).every(isCopy) || !Object.values(edits).every(isEdit)) return undefined;
  return {
    clientId,
    copies: Object.fromEntries(Object.entries(copies as Record<string, CartCopy>).map(toRestored)),
    edits: edits as Record<string, LineEdit>,
  };
};
