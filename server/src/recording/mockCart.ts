import { randomUUID } from 'node:crypto';

import type { Language } from '@/shared/i18n/languages';
import { isRecord } from '@/shared/lib/isRecord';
import { toAmount, toCents } from '@/shared/money/cents';
import { unitPrice } from '@/shared/money/prices';
import type { CartItem, CartLineUpdate, Order, OrderLine, StockItem } from '@/contracts/inventory';
import type { OrderPush } from '@/contracts/orders';

import { notFound, Refusal } from '../http/responses/refusal';

type Line = { shoppingCartId: number; stockItemId: number; quantity: number; price: number };

/** The records of a recorded call in this catalogue, as far as it has any. */
export type ReadRecords = (operationId: string, catalogId: number, language: Language) => Promise<unknown[]>;

type Placed = { push: string; order: Order; lines: OrderLine[] };

type Cart = { lines: Line[]; version: string; placed: Placed[] };

// Above the ids of any recording.
const firstId = 2_000_000_000;

/** The carts of the recorded client, which begin as they were recorded, and what it orders: gone when the mock stops. */
export const createMockCarts = (readRecords: ReadRecords) => {
  const carts = new Map<number, Promise<Cart>>();
  let lastId = firstId;

  const open = async (catalogId: number): Promise<Cart> => {
    const recorded = (await readRecords('getCart', catalogId, 'en')) as CartItem[];
    const lines = recorded.flatMap(({ stockItemId, shoppingCarts }) =>
      shoppingCarts.map((line) => ({ stockItemId, ...line, price: line.price ?? 0 })),
    );
    return { lines, version: randomUUID(), placed: [] };
  };

  const getCart = (catalogId: number) => {
    const cart = carts.get(catalogId) ?? open(catalogId);
    carts.set(catalogId, cart);
    return cart;
  };

  const readItems = async (catalogId: number, language: Language) => {
    const records = [
      ...(await readRecords('getCart', catalogId, language)),
      ...(await readRecords('getStockItems', catalogId, language)),
    ].filter(isRecord) as unknown as StockItem[];
    const prices = (await readRecords('getClientPrices', catalogId, language)).filter(isRecord);
    const priceOf = new Map(prices.map((price) => [price.stockItemId, price]));
    return new Map(records.map((item) => [item.stockItemId, { ...item, ...priceOf.get(item.stockItemId) }]));
  };

  const toEnvelope = async ({ lines, version }: Cart, catalogId: number, language: Language) => {
    const items = await readItems(catalogId, language);
    const data = lines.flatMap(({ stockItemId, ...line }) => {
      const item = items.get(stockItemId);
      return item ? [{ ...item, catalogId, shoppingCarts: [line] }] : [];
    });
    return { isSuccessful: true, data, cartVersion: version };
  };

  const change = (cart: Cart, lines: Line[]) => Object.assign(cart, { lines, version: randomUUID() });

  const toOrder = (push: OrderPush, lines: Line[], items: Map<number, StockItem>): Placed => {
    lastId += 1;
    const orderId = lastId;
    const ordered = lines.map(({ stockItemId, quantity, price }, index) => {
      const { name = null, code = null, imageUrl = null } = items.get(stockItemId) ?? {};
      const total = toAmount(toCents(price) * quantity);
      return { orderLineId: index + 1, orderId, stockItemId, name, code, imageUrl, quantity, unitPrice: price, total };
    });
    const cents = ordered.reduce((sum, { total }) => sum + toCents(total), 0);
    const taxCents = Math.round((cents * push.taxes) / 100);
    const order: Order = {
      orderId,
      orderNumber: `MOCK-${orderId - firstId}`,
      uuid: push.uuid,
      clientId: push.clientId,
      date: new Date().toISOString(),
      status: 'received',
      moneyTypeId: push.moneyTypeId,
      subtotal: toAmount(cents),
      taxRate: push.taxes,
      taxAmount: toAmount(taxCents),
      total: toAmount(cents + taxCents),
      comment: push.comment,
      items: ordered.map(({ stockItemId, name, code, quantity, unitPrice: price, total }) => ({
        ...{ stockItemId, name, code, quantity, total },
        unitPrice: price,
      })),
    };
    return { push: JSON.stringify(push), order, lines: ordered };
  };

  return {
    read: async (catalogId: number, language: Language) => toEnvelope(await getCart(catalogId), catalogId, language),
    set: async (catalogId: number, { stockItemId, quantity }: CartLineUpdate, language: Language, isNew: boolean) => {
      const item = (await readItems(catalogId, language)).get(stockItemId);
      const price = item && !item.deleted ? unitPrice(item, quantity) : undefined;
      if (price === undefined || price === null) throw notFound();
      const cart = await getCart(catalogId);
      const found = cart.lines.find((line) => line.stockItemId === stockItemId);
      if (!found && !isNew) throw notFound();
      lastId += 1;
      const line = { shoppingCartId: found?.shoppingCartId ?? lastId, stockItemId, quantity, price };
      change(cart, found ? cart.lines.map((each) => (each === found ? line : each)) : [...cart.lines, line]);
      const envelope = await toEnvelope(cart, catalogId, language);
      return { ...envelope, data: envelope.data.filter((each) => each.stockItemId === stockItemId) };
    },
    remove: async (catalogId: number, shoppingCartId: number, language: Language) => {
      const cart = await getCart(catalogId);
      const left = cart.lines.filter((line) => line.shoppingCartId !== shoppingCartId);
      if (left.length === cart.lines.length) throw notFound();
      change(cart, left);
      return { ...(await toEnvelope(cart, catalogId, language)), data: [] };
    },
    /** The same push again answers the same order. */
    push: async (push: OrderPush, ifMatch: string | undefined, language: Language): Promise<Order> => {
      const items = await readItems(push.catalogId, language);
      const cart = await getCart(push.catalogId);
      // Nothing is awaited from here, so that the same push cannot be processed twice at once.
      const earlier = cart.placed.find(({ order }) => order.uuid === push.uuid);
      if (earlier && earlier.push !== JSON.stringify(push)) throw new Refusal(422, 'pushReused');
      if (earlier) return earlier.order;
      if (cart.lines.length === 0) throw new Refusal(409, 'cartEmpty');
      if (ifMatch !== undefined && ifMatch !== cart.version) throw new Refusal(412, 'cartChanged');
      const placed = toOrder(push, cart.lines, items);
      change(cart, []);
      cart.placed.unshift(placed);
      return placed.order;
    },
    listPlaced: async (catalogId: number) => (await getCart(catalogId)).placed,
  };
};
