import { createHash } from 'node:crypto';

import { formatMoney } from '@/shared/i18n/formatMoney';
import type { Language } from '@/shared/i18n/languages';
import { toAmount } from '@/shared/money/cents';
import { parseTaxRate, toBasisPoints, toPercent } from '@/shared/money/taxRate';
import type { OrderPush } from '@/contracts/orders';

import type { Shop } from '../config/shop';
import { Refusal } from '../http/responses/refusal';
import { getServerIntl } from '../http/responses/serverMessages';
import { isWithin } from '../identity/authority';
import { listOrderNotices } from '../outbox/notices';
import type { LinesInstead } from '../repositories/approvalRows';
import { createGetCartOwner } from '../repositories/cartRows';
import {
  createOrderPushesRepository,
  type LockedCart,
  type PushTransaction,
} from '../repositories/orderPushesRepository';
import type { NewOrder } from '../repositories/orderRows';
import { type PricedOrder, priceOrder } from './priceOrder';
import { findRefusal, type PushRefusal, type StoredResponse } from './pushRules';
import { reserveStock } from './reserveStock';

/** Someone sends what another has asked for, as far as the own limit goes, at the total that was shown. */
export type OrderInstead = LinesInstead & {
  totalCents: number;
  limitCents: number | null;
  /** What the uuid stands for besides the push. */
  payload?: object;
};

export type PushShoppingCart = (
  push: OrderPush,
  /** Who pushes; null for the client itself. */
  personId: number | null,
  ifMatch: string | undefined,
  language: Language,
  instead?: OrderInstead,
) => Promise<StoredResponse>;

const reusedUuid: StoredResponse = { statusCode: 422, messageId: 'pushReused', values: {}, orders: [] };

const hashPayload = (push: object) => {
  const entries = Object.entries(push).sort(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url');
};

const toPlacedResponse = (
  push: OrderPush,
  priced: PricedOrder,
  placed: NewOrder & { moment: number },
): StoredResponse => ({
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
      subtotal: toAmount(priced.subtotalCents),
      taxRate: toPercent(priced.taxRate),
      taxAmount: toAmount(priced.taxCents),
      total: toAmount(priced.totalCents),
      lineCount: priced.lines.length,
    },
  ],
});

const taxRetrySeconds = 60;

/** Thrown rather than stored, so that the same push can be retried once the rate is corrected. */
export const unusableTax = (value: string | undefined) => {
  const headers = { 'retry-after': String(taxRetrySeconds) };
  return value === undefined || value.trim() === ''
    ? new Refusal(503, 'taxMissing', {}, headers)
    : new Refusal(503, 'taxInvalid', { value }, headers);
};

export const toSettings = ({ environments: { tax, putAllPriceZero }, tax: own }: LockedCart) => {
  const taxRate = own.rate === null ? parseTaxRate(tax) : toPercent(own.rate);
  if (taxRate === null) throw unusableTax(tax);
  return { taxRate, allowsZeroPrices: putAllPriceZero === 'true' };
};

export const findOverLimit = (
  person: { limitCents: number | null } | null,
  { totalCents }: Pick<PricedOrder, 'totalCents'>,
  moneyTypeId: string,
  language: Language,
): PushRefusal | undefined => {
  const limitCents = person?.limitCents ?? null;
  if (limitCents === null || isWithin(limitCents, totalCents)) return undefined;
  const limit = formatMoney(getServerIntl(language), toAmount(limitCents), moneyTypeId);
  return { status: 409, messageId: 'overLimit', values: { limit } };
};

/** Design §6, server side: one transaction per push, which locks the cart in its first statement. */
export const createPushShoppingCart = ({ db, config, today, now }: Shop): PushShoppingCart => {
  const pushes = createOrderPushesRepository(db, { today, getCartOwner: createGetCartOwner(config.personCarts) });
  return async (received, personId, ifMatch, language, instead) => {
    const sent = { ...received, uuid: received.uuid.toLowerCase() };
    const payloadHash = hashPayload({ ...sent, ...instead?.payload });
    const processPush = async (transaction: PushTransaction): Promise<StoredResponse> => {
      const { cart, stock, tax, person, newOrder } = transaction.locked;
      const moment = now();
      const settings = {
        ...toSettings(transaction.locked),
        refusesBackorders: config.refuseBackorders.includes(sent.catalogId),
        today: today(),
      };
      // Who approves has seen the total at the present rate.
      const push = instead ? { ...sent, taxes: settings.taxRate } : sent;
      const reserved = reserveStock(cart.lines, stock);
      const refusal = await findRefusal(
        push,
        cart,
        reserved.shortages,
        settings,
        ifMatch,
        transaction.findVariantCodes,
      );
      const refuse = async ({ status, messageId, values = {}, shortages }: PushRefusal) => {
        // Nothing was changed: the cart has its own lines again.
        if (instead) throw new Refusal(status, messageId, values);
        const response = { statusCode: status, messageId, values, orders: [], shortages };
        // Store refusals too: a delayed first attempt must never order what the client saw refused.
        await transaction.store({ response, payloadHash, moment });
        return response;
      };
      if (refusal) return refuse(refusal);
      const rates = { taxRate: toBasisPoints(settings.taxRate), taxExemption: tax.exemption };
      const priced = priceOrder(cart.lines, rates, push.putAllPriceZero);
      if (instead && instead.totalCents !== priced.totalCents)
        return refuse({ status: 412, messageId: 'approvalChanged' });
      // What the items are worth: leaving out the prices is not a way around the limit.
      const worth = push.putAllPriceZero ? priceOrder(cart.lines, rates, false) : priced;
      const overLimit = findOverLimit(instead ?? person, worth, push.moneyTypeId, language);
      if (overLimit) return refuse(overLimit);
      const response = toPlacedResponse(push, priced, { ...newOrder, moment });
      const notices = listOrderNotices(config, push.catalogId, language);
      await transaction.placeOrder(priced, reserved, notices, { response, payloadHash, moment });
      return response;
    };
    return pushes.inCart(
      sent,
      personId,
      async (transaction) => {
        const { stored } = transaction.locked;
        if (stored) return stored.payloadHash === payloadHash ? stored.response : reusedUuid;
        return processPush(transaction);
      },
      instead,
    );
  };
};
