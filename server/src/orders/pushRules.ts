import { canBeWished } from '@/shared/lib/days';
import type { OrderPush, PushedOrder, StockShortage } from '@/contracts/orders';

import type { MessageId } from '../http/responses/serverMessages';
import { cartVersion, findSaleRefusal, type FindVariantCodes, type StoredCart } from './cartLine';
import type { ReservedStock } from './reserveStock';

export type PushRefusal = {
  status: 409 | 412;
  messageId: MessageId;
  values?: Record<string, string | number>;
  shortages?: StockShortage[];
};

/** The stored response to a push, without its language: a replay uses the language of the repeated request. */
export type StoredResponse = {
  statusCode: number;
  messageId: MessageId;
  values: Record<string, string | number>;
  orders: PushedOrder[];
  shortages?: StockShortage[] | undefined;
};

/** Set by the operator; `taxRate` is a percentage, and `today` the day in the shop's time zone. */
export type PushSettings = { taxRate: number; allowsZeroPrices: boolean; refusesBackorders: boolean; today: string };

// Spec §9.
export const currency = 'USD';

const isSameVersion = (ifMatch: string, cart: StoredCart) =>
  ifMatch === '*' || ifMatch.replace(/^W\//, '') === cartVersion(cart);

const maxNamedItems = 12;

export const refuseShortages = (shortages: ReservedStock['shortages']): PushRefusal => {
  const named = shortages.slice(0, maxNamedItems).map(({ code, available }) => `${code}: ${available}`);
  const left = [...named, ...(shortages.length > maxNamedItems ? ['…'] : [])].join(', ');
  return {
    status: 409,
    messageId: 'stockShort',
    values: { left },
    shortages: shortages.map(({ code: _, ...shortage }) => shortage),
  };
};

/** The business reasons to refuse an order, in the order of design §6. */
export const findRefusal = async (
  push: OrderPush,
  cart: StoredCart,
  shortages: ReservedStock['shortages'],
  { taxRate, allowsZeroPrices, refusesBackorders, today }: PushSettings,
  ifMatch: string | undefined,
  findVariantCodes: FindVariantCodes,
): Promise<PushRefusal | undefined> => {
  if (cart.lines.length === 0) return { status: 409, messageId: 'cartEmpty' };
  if (ifMatch !== undefined && !isSameVersion(ifMatch.trim(), cart)) return { status: 412, messageId: 'cartChanged' };
  // Checked with and without If-Match: the client confirmed a total at this rate, and must not be charged another.
  if (push.taxes !== taxRate) {
    return { status: 412, messageId: 'taxChanged', values: { before: String(push.taxes), now: String(taxRate) } };
  }
  for (const { item, quantity } of cart.lines) {
    const refused = await findSaleRefusal(item, quantity, findVariantCodes);
    if (refused) return { status: 409, ...refused };
  }
  if (push.moneyTypeId !== currency) {
    return { status: 409, messageId: 'currencyNotSold', values: { currency: push.moneyTypeId } };
  }
  if (push.putAllPriceZero && !allowsZeroPrices) return { status: 409, messageId: 'priceZeroRefused' };
  if (push.wishedDate !== undefined && !canBeWished(push.wishedDate, today)) {
    return { status: 409, messageId: 'wishedDatePast', values: { date: push.wishedDate } };
  }
  if (refusesBackorders && shortages.length > 0) return refuseShortages(shortages);
  return undefined;
};
