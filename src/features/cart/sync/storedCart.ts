import type { CartCopy, LineEdit } from '../cartCopy';
import type { KeptCart } from '../cartSlice';

type Stored = Record<string, unknown>;

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): boolean => typeof value === 'string' || value === null || value === undefined;

const isAmount = (value: unknown): boolean => typeof value === 'number' || value === null;

const isShown = (value: unknown): value is Stored =>
  isRecord(value) &&
  [value.catalogId, value.stockItemId].every(Number.isSafeInteger) &&
  [value.name, value.code, value.imageUrl].every(isText) &&
  [value.price, value.bestPrice, value.quantityBestPrice].every(isAmount);

const isHeld = (value: unknown): boolean =>
  isRecord(value) && [value.shoppingCartId, value.quantity].every(Number.isSafeInteger) && isAmount(value.price);

const isItem = (value: unknown): boolean =>
  isShown(value) && Array.isArray(value.shoppingCarts) && value.shoppingCarts.every(isHeld);

const isCopy = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.readAt === 'number' &&
  isText(value.version) &&
  Array.isArray(value.items) &&
  value.items.every(isItem);

const isSame = (value: unknown, { catalogId, stockItemId }: Stored): boolean =>
  isShown(value) && value.catalogId === catalogId && value.stockItemId === stockItemId;

const isEdit = (value: unknown): boolean =>
  isRecord(value) &&
  [value.catalogId, value.stockItemId, value.quantity].every(Number.isSafeInteger) &&
  (value.quantity as number) >= 0 &&
  (value.added === null || isSame(value.added, value));

// A stored copy may be out of date.
const asKept = ([id, copy]: [string, CartCopy]) => [id, { ...copy, isKept: true, isCertain: false }] as const;

/** Undefined if it belongs to another client or is unreadable. */
export const parseStoredCart = (stored: unknown, clientId: number | undefined): KeptCart | undefined => {
  if (!isRecord(stored) || clientId === undefined || stored.clientId !== clientId) return undefined;
  const { copies, edits } = stored;
  if (!isRecord(copies) || !isRecord(edits)) return undefined;
  if (!Object.values(copies).every(isCopy) || !Object.values(edits).every(isEdit)) return undefined;
  return {
    clientId,
    copies: Object.fromEntries(Object.entries(copies as Record<string, CartCopy>).map(asKept)),
    edits: edits as Record<string, LineEdit>,
  };
};
