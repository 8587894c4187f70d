import { createHash } from 'node:crypto';

import { amountOf } from '../catalogue/stockItem';
import type { EnvironmentsRepository } from '../repositories/environmentsRepository';
import type { OrderPushesRepository, PushTransaction } from '../repositories/orderPushesRepository';
import { priceOrder, taxRateOf, type PricedOrder } from './priceOrder';
import { refusalOf, type OrderPush } from './pushRules';
import type { StoredAnswer } from './storedAnswer';

export type PushShoppingCart = (push: OrderPush, ifMatch: string | undefined) => Promise<StoredAnswer>;

type PushParts = { pushes: OrderPushesRepository; environments: EnvironmentsRepository; now: () => number };

const spent: StoredAnswer = { statusCode: 422, messageId: 'pushReused', values: {}, orders: [] };

const payloadHash = (push: OrderPush) => {
  const entries = Object.entries(push).sort(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url');
};

const placedAnswer = (
  push: OrderPush,
  priced: PricedOrder,
  placed: { orderId: number; orderNumber: string; moment: number; status: string },
): StoredAnswer => ({
  statusCode: 200,
  messageId: 'orderPlaced',
  values: {},
  orders: [
    {
      orderId: placed.orderId,
      orderNumber: placed.orderNumber,
      uuid: push.uuid,
      date: new Date(placed.moment).toISOString(),
      status: placed.status,
      moneyTypeId: push.moneyTypeId,
      subtotal: amountOf(priced.subtotalCents) ?? 0,
      taxRate: priced.taxRate / 100,
      taxAmount: amountOf(priced.taxCents) ?? 0,
      total: amountOf(priced.totalCents) ?? 0,
      lineCount: priced.lines.length,
    },
  ],
});

/** Design §6, the server's half: one transaction per push, which holds the cart from its first statement on. */
export const createPushShoppingCart = ({ pushes, environments, now }: PushParts): PushShoppingCart => {
  const readSettings = async () => {
    const { tax, putAllPriceZero } = await environments.read(['tax', 'putAllPriceZero']);
    return { taxRate: taxRateOf(tax), priceZeroAllowed: putAllPriceZero === 'true' };
  };
  return async (given, ifMatch) => {
    const push = { ...given, uuid: given.uuid.toLowerCase() };
    const hash = payloadHash(push);
    const settings = await readSettings();
    const decide = async (transaction: PushTransaction): Promise<StoredAnswer> => {
      const cart = await transaction.readCart();
      const refusal = refusalOf(push, cart, { ifMatch, priceZeroAllowed: settings.priceZeroAllowed });
      if (refusal) {
        const { status, messageId, values = {} } = refusal;
        return { statusCode: status, messageId, values, orders: [] };
      }
      const priced = priceOrder(cart.lines, settings.taxRate, push.putAllPriceZero);
      const placed = await transaction.placeOrder(priced, now());
      return placedAnswer(push, priced, placed);
    };
    return pushes.inCart(push, async (transaction) => {
      const stored = await transaction.findAnswer();
      if (stored) return stored.payloadHash === hash ? stored.answer : spent;
      const answer = await decide(transaction);
      // A refusal is kept, too: a first attempt that comes late can never order what the client saw refused.
      await transaction.keepAnswer(answer, hash, now());
      return answer;
    });
  };
};
