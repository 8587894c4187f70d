import { firstStatus } from '@/shared/lib/orderStates';
import type { OrderPush } from '@/contracts/orders';

import { compileOnce, createInsertCompiler } from '../db/compileOnce';
import { inTransaction } from '../db/inTransaction';
import { withNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import { executeBatch, executeLastBatch } from '../db/queryBatch';
import type { ClientsTable, OrderPushesTable, StockLevelsTable } from '../db/tables';
import { notSignedIn, Refusal } from '../http/responses/refusal';
import type { FindVariantCodes, StoredCart } from '../orders/cartLine';
import { toOrderNumber } from '../orders/orderNumber';
import type { PricedOrder } from '../orders/priceOrder';
import type { StoredResponse } from '../orders/pushRules';
import type { ReservedStock } from '../orders/reserveStock';
import { type CartLineRow, insertCartLines, isSetAside, type LinesInstead, listRequestQueries } from './approvalRows';
import {
  type CartKey,
  findVariantCodes,
  type GetCartOwner,
  lockCart,
  raiseCartVersion,
  removeLines,
  selectCart,
  toCart,
} from './cartRows';
import { listOrderQueries, type NewOrder } from './orderRows';
import type { Notice } from './outboxRepository';
import { lockStockOfCart } from './stockRepository';

type Answer = { response: StoredResponse; payloadHash: string; moment: number };

export type LockedCart = {
  /** The response to an earlier push with the same uuid. */
  stored: { payloadHash: string; response: StoredResponse } | undefined;
  cart: StoredCart;
  /** Of the items of the cart that are counted. */
  stock: StockLevelsTable[];
  environments: { tax: string | undefined; putAllPriceZero: string | undefined };
  /** Of the client; a null rate is the shop's. */
  tax: { rate: number | null; exemption: string | null };
  /** Null for the client itself. */
  person: { personId: number; name: string; limitCents: number | null } | null;
  newOrder: NewOrder;
};

/** The operations of a push while it has the cart locked. */
export type PushTransaction = {
  locked: LockedCart;
  findVariantCodes: FindVariantCodes;
  /** Moves the lines of the cart into the new order, takes the stock, and adds the notices to the outbox. */
  placeOrder: (priced: PricedOrder, reserved: ReservedStock, notices: Notice[], answer: Answer) => Promise<void>;
  store: (answer: Answer) => Promise<void>;
  /** Moves the lines of the cart into a request for approval, of which the people get a mail; null for the client itself. */
  setAside: (priced: PricedOrder, recipients: (number | null)[], moment: number) => Promise<void>;
  /** Whether this request for approval was stored before. */
  isSetAside: () => Promise<boolean>;
};

export type OrderPushesRepository = {
  inCart: <Result>(
    push: OrderPush,
    /** Who pushes; null for the client itself. */
    personId: number | null,
    work: (transaction: PushTransaction) => Promise<Result>,
    instead?: LinesInstead,
  ) => Promise<Result>;
};

type PushKey = Pick<OrderPush, 'accountId' | 'clientId' | 'catalogId' | 'uuid'> & { personId: number | null };

type PushRow = {
  payload_hash: string | null;
  answer: string | null;
  tax: string | null;
  put_all_price_zero: string | null;
  person_name: string | null;
  limit_cents: number | null;
  person_disabled_at: number | null;
} & Pick<ClientsTable, 'tax_rate' | 'tax_exemption'>;

const findPush = compileOnce<PushKey, PushRow>((db, value) => {
  const environment = (name: string) =>
    db.selectFrom('environments').select('value').where('account_id', '=', value('accountId')).where('name', '=', name);
  return db
    .selectFrom('clients as client')
    .leftJoin('people as person', (join) =>
      join.onRef('person.client_id', '=', 'client.client_id').on('person.person_id', '=', value('personId')),
    )
    .leftJoin('order_pushes as push', (join) =>
      join
        .on('push.account_id', '=', value('accountId'))
        .onRef('push.client_id', '=', 'client.client_id')
        .on('push.catalog_id', '=', value('catalogId'))
        .on('push.uuid', '=', value('uuid')),
    )
    .select(['push.payload_hash', 'push.answer', 'client.tax_rate', 'client.tax_exemption'])
    .select([environment('tax').as('tax'), environment('putAllPriceZero').as('put_all_price_zero')])
    .select(['person.name as person_name', 'person.limit_cents', 'person.disabled_at as person_disabled_at'])
    .where('client.client_id', '=', value('clientId'));
});

const compileAnswer = createInsertCompiler();

const insertAnswer = (db: Database, push: OrderPush, { response, payloadHash, moment }: Answer) => {
  const row: OrderPushesTable = {
    account_id: push.accountId,
    client_id: push.clientId,
    catalog_id: push.catalogId,
    uuid: push.uuid,
    payload_hash: payloadHash,
    status_code: response.statusCode,
    answer: JSON.stringify(response),
    created_at: moment,
  };
  return compileAnswer(db, [row], () => db.insertInto('order_pushes').values(row));
};

type Locking = { personId: number | null; newOrder: NewOrder; today: string; isApproved: boolean };

const lock = async (
  db: Database,
  push: OrderPush,
  key: CartKey,
  { personId, newOrder, today, isApproved }: Locking,
): Promise<LockedCart> => {
  const { accountId, clientId, catalogId, uuid } = push;
  const [[row], [found], lines, stock] = await executeBatch(db, [
    lockCart(db, key),
    findPush(db, { accountId, clientId, catalogId, uuid, personId }),
    selectCart(db, { ...key, today }),
    lockStockOfCart(db, key),
  ]);
  // Erased or disabled while the push waited for the cart. What others approve may be of people who have left.
  const isGone = personId !== null && (found?.person_name == null || found.person_disabled_at !== null);
  if (!found || (isGone && !isApproved)) throw notSignedIn();
  const { person_name: name } = found;
  const { payload_hash: payloadHash, answer, tax, put_all_price_zero: zero } = found;
  return {
    stored:
      payloadHash === null || answer === null
        ? undefined
        : { payloadHash, response: JSON.parse(answer) as StoredResponse },
    cart: toCart(lines) ?? { version: row?.version ?? 0, lines: [] },
    stock,
    environments: { tax: tax ?? undefined, putAllPriceZero: zero ?? undefined },
    tax: { rate: found.tax_rate, exemption: found.tax_exemption },
    person: personId === null || name === null ? null : { personId, name, limitCents: found.limit_cents },
    newOrder,
  };
};

const createPushTransaction = (
  db: Database,
  push: OrderPush,
  key: CartKey,
  locked: LockedCart,
  instead: (LinesInstead & { present: CartLineRow[] }) | undefined,
): PushTransaction => ({
  locked,
  findVariantCodes: (parent) => findVariantCodes(db, parent),
  placeOrder: async (priced, reserved, notices, answer) => {
    const { newOrder } = locked;
    const person = instead?.orderedBy === undefined ? locked.person : { personId: null, name: instead.orderedBy };
    const closing = instead?.close?.(db, newOrder, answer.moment);
    await executeLastBatch(db, [
      ...listOrderQueries(db, { head: push, newOrder, person, priced, reserved, notices, moment: answer.moment }),
      removeLines(db, key),
      ...insertCartLines(db, instead?.present ?? []),
      raiseCartVersion(db, key),
      ...(closing ? [closing] : []),
      insertAnswer(db, push, answer),
    ]);
  },
  store: async (answer) => {
    await db.executeQuery(insertAnswer(db, push, answer));
  },
  setAside: async (priced, recipients, moment) => {
    const request = { approvalId: locked.newOrder.orderId, person: locked.person, priced, recipients, moment };
    await executeLastBatch(db, listRequestQueries(db, push, key, request));
  },
  isSetAside: () => isSetAside(db, push),
});

export const createOrderPushesRepository = (
  db: Database,
  { today, getCartOwner }: { today: () => string; getCartOwner: GetCartOwner },
): OrderPushesRepository => ({
  inCart: (push, personId, work, instead) =>
    withNewId((orderId) =>
      inTransaction(db, async (transaction) => {
        const { clientId, catalogId } = push;
        const key = { clientId, catalogId, personId: getCartOwner(personId) };
        const newOrder = { orderId, orderNumber: toOrderNumber(orderId), status: firstStatus };
        const present = await instead?.swap(transaction, key, newOrder);
        const locked = await lock(transaction, push, key, {
          personId,
          newOrder,
          today: today(),
          isApproved: instead !== undefined,
        });
        // Decided before, and not by this push.
        if (instead && !present && !locked.stored) throw new Refusal(409, 'approvalDecided');
        return work(
          createPushTransaction(transaction, push, key, locked, instead && { ...instead, present: present ?? [] }),
        );
      }),
    ),
});

/** Whether this push has been answered. */
export const isAnswered = async (db: Database, { accountId, clientId, catalogId, uuid }: OrderPush) => {
  const row = await db
    .selectFrom('order_pushes')
    .select('uuid')
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .where('catalog_id', '=', catalogId)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row !== undefined;
};
