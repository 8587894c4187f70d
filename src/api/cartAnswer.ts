import { readStockItem } from '@/engine/catalog/readRecords';
import { fieldsOf, idOf, priceOf } from '@/engine/catalog/readValues';
import type { StockItem } from '@/engine/catalog/stockItem';
import { listOf } from './envelopes';

// The contract's types, said again: only the slice beside it knows what is generated.
type HeldLine = { shoppingCartId: number; quantity: number; price: number | null };
type CartItem = StockItem & { catalogId: number; shoppingCarts: HeldLine[] };
type CartAnswer = { isSuccessful: boolean; data: unknown[]; cartVersion?: string };

export type Cart = { catalogId: number; cartVersion: string | null; items: CartItem[] };

const lineOf = (raw: unknown): HeldLine => {
  const { shoppingCartId, quantity, price } = fieldsOf(raw) ?? {};
  const id = idOf(shoppingCartId);
  if (id === null || typeof quantity !== 'number' || !(quantity >= 0))
    throw new Error('A line of the cart is unreadable');
  return { shoppingCartId: id, quantity, price: priceOf(price) };
};

/**
 * An item as the engine reads those of the lists: a price that cannot be understood counts as missing. A line that
 * cannot be understood is none to leave out: it would be ordered unseen.
 */
const itemOf = (raw: unknown, catalogId: number): CartItem => {
  const item = readStockItem(raw);
  const lines = fieldsOf(raw)?.shoppingCarts;
  if (!item || !Array.isArray(lines)) throw new Error('An item of the cart is unreadable');
  return { ...item, catalogId, shoppingCarts: lines.map(lineOf) };
};

export const cartOf = (answer: CartAnswer, _: unknown, { catalogId }: { catalogId: number }): Cart => ({
  catalogId,
  items: listOf(answer).map((item) => itemOf(item, catalogId)),
  cartVersion: answer.cartVersion ?? null,
});
