import type { CartCopy, LineEdit } from '../cartCopy';
import type { KeptCart } from '../cartStateSlice';

type Stored = Record<string, unknown>;

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isItem = (value: unknown): boolean =>
  isRecord(value) && typeof value.stockItemId === 'number' && Array.isArray(value.shoppingCarts);

const isCopy = (value: unknown): boolean =>
  isRecord(value) && typeof value.readAt === 'number' && Array.isArray(value.items) && value.items.every(isItem);

const isEdit = (value: unknown): boolean =>
  isRecord(value) &&
  [value.catalogId, value.stockItemId, value.quantity].every(Number.isSafeInteger) &&
  (value.added === null || isRecord(value.added));

// What was kept is no certain copy.
const asKept = ([id, copy]: [string, CartCopy]) => [id, { ...copy, isKept: true, isCertain: false }] as const;

/** Undefined for what is another client's, or not to be read. */
export const keptOf = (stored: unknown, clientId: number | undefined): KeptCart | undefined => {
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
