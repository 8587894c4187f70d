import type { CompiledQuery } from 'kysely';

import { firstStatus } from '@/shared/lib/orderStates';
import type { OrderPush } from '@/contracts/orders';

import { compileOnce, createInsertCompiler } from '../db/compileOnce';
import { inTransaction } from '../db/inTransaction';
import { withNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import { executeBatch, executeLastBatch } from '../db/queryBatch';
import type { ClientsTable, OrderLinesTable, OrderPushesTable, OrdersTable, StockLevelsTable } from '../db/tables';
import { notSignedIn, Refusal } from '../http/responses/refusal';
import type { FindVariantCodes, StoredCart } from '../orders/cartLine';
import { toOrderNumber } from '../orders/orderNumber';
import type { PricedOrder } from '../orders/priceOrder';
import type { StoredResponse } from '../orders/pushRules';
import type { ReservedStock } from '../orders/reserveStock';
import {
  type ApprovedPush,
  type CartLineRow,
  closeApproval,
  insertCartLines,
  isSetAside,
  listRequestQueries,
  swapLines,
} from './approvalRows';
import { findVariantCodes, lockCart, raiseCartVersion, removeLines, selectCart, toCart } from './cartRows';
import { insertEntries, type Notice } from './outboxRepository';
import { selectPricesOfCart } from './priceListsRepository';
import { lockStockOfCart, setStock } from './stockRepository';

/** The order that a push may place. */
export type NewOrder = { orderId: number; orderNumber: string; status: string };

/** What an order has besides its lines and amounts. */
type OrderHead = Omit<OrderPush, 'taxes' | 'uuid'> & { uuid: string | null };

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
    approved?: ApprovedPush,
  ) => Promise<Result>;
};

type PushKey = Pick<OrderPush, 'accountId' | 'clientId' | 'catalogId' | 'uuid'> & { personId: number | null };

type PushRow = {
  payload_hash: string | null;
  answer: string | null;
  tax: string | null;
  put_all_price_zero: string | null;
  client_id: number | null;
  person_name: string | null;
  limit_cents: number | null;
  person_disabled_at: number | null;
} & Pick<ClientsTable, 'tax_rate' | 'tax_exemption'>;

const findPush = compileOnce<PushKey, PushRow>((db, value) => {
  const environment = (name: string) =>
    db.selectFrom('environments').select('value').where('account_id', '=', value('accountId')).where('name', '=', name);
  const pushes = db
    .selectFrom('order_pushes')
    .where('account_id', '=', value('accountId'))
    .where('client_id', '=', value('clientId'))
    .where('catalog_id', '=', value('catalogId'))
    .where('uuid', '=', value('uuid'));
  const client = db.selectFrom('clients').where('client_id', '=', value('clientId'));
  const person = db
    .selectFrom('people')
    .where('client_id', '=', value('clientId'))
    .where('person_id', '=', value('personId'));
  return db.selectNoFrom([
    pushes.select('payload_hash').as('payload_hash'),
    pushes.select('answer').as('answer'),
    environment('tax').as('tax'),
    environment('putAllPriceZero').as('put_all_price_zero'),
    client.select('client_id').as('client_id'),
    client.select('tax_rate').as('tax_rate'),
    client.select('tax_exemption').as('tax_exemption'),
    person.select('name').as('person_name'),
    person.select('limit_cents').as('limit_cents'),
    person.select('disabled_at').as('person_disabled_at'),
  ]);
});

const compileOrder = createInsertCompiler();
const compileLines = createInsertCompiler();
const compileAnswer = createInsertCompiler();

const insertOrder = (
  db: Database,
  push: OrderHead,
  { newOrder, person, priced, moment }: Pick<PlacedOrder, 'newOrder' | 'person' | 'priced' | 'moment'>,
) => {
  const row: OrdersTable = {
    order_id: newOrder.orderId,
    order_number: newOrder.orderNumber,
    account_id: push.accountId,
    company_id: push.companyId,
    catalog_id: push.catalogId,
    client_id: push.clientId,
    push_uuid: push.uuid,
    status: newOrder.status,
    created_at: moment,
    money_type_id: push.moneyTypeId,
    username: push.username,
    comment: push.comment,
    purchase_order: push.purchaseOrder ?? null,
    delivery_address: push.deliveryAddress ?? null,
    wished_date: push.wishedDate ?? null,
    put_all_price_zero: push.putAllPriceZero ? 1 : 0,
    tax_rate: priced.taxRate,
    tax_exemption: priced.taxExemption,
    subtotal_cents: priced.subtotalCents,
    tax_cents: priced.taxCents,
    total_cents: priced.totalCents,
    exported_at: null,
    person_id: person?.personId ?? null,
    person_name: person?.name ?? null,
  };
  return compileOrder(db, [row], () => db.insertInto('orders').values(row));
};

// A statement takes a limited number of parameters, which a large cart would exceed.
const linesPerStatement = 500;

const insertLines = (db: Database, orderId: number, { lines }: PricedOrder, { reservations }: ReservedStock) => {
  const rows = lines.map(({ line: { item, quantity }, unitPriceCents, totalCents }, index): OrderLinesTable => ({
    order_id: orderId,
    line_number: index + 1,
    stock_item_id: item.stock_item_id,
    code: item.code,
    name_es: item.name_es,
    name_en: item.name_en,
    name_zh: item.name_zh,
    image_name: item.image_name,
    quantity,
    unit_price_cents: unitPriceCents,
    total_cents: totalCents,
    reserved_quantity: reservations.get(item.stock_item_id)?.reserved ?? null,
    expected_date: reservations.get(item.stock_item_id)?.expectedDate ?? null,
    unit: item.unit,
    pack_size: item.pack_size,
    cancelled_quantity: 0,
  }));
  return Array.from({ length: Math.ceil(rows.length / linesPerStatement) }, (_, index) => {
    const part = rows.slice(index * linesPerStatement, (index + 1) * linesPerStatement);
    return compileLines(db, part, () => db.insertInto('order_lines').values(part));
  });
};

type PlacedOrder = {
  head: OrderHead;
  newOrder: NewOrder;
  person: LockedCart['person'];
  priced: PricedOrder;
  reserved: ReservedStock;
  notices: Notice[];
  moment: number;
};

/** Stores an order, takes its stock, and adds the notices to the outbox. */
export const listOrderQueries = (
  db: Database,
  { head, reserved, notices, ...placed }: PlacedOrder,
): [CompiledQuery, ...CompiledQuery[]] => {
  const { newOrder, priced, moment } = placed;
  const entries = notices.map((notice) => ({ ...notice, reference: newOrder.orderId }));
  return [
    insertOrder(db, head, placed),
    ...insertLines(db, newOrder.orderId, priced, reserved),
    ...setStock(db, reserved.rows),
    ...(entries.length > 0 ? [insertEntries(db, head.accountId, entries, moment)] : []),
  ];
};

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

const lock = async (
  db: Database,
  push: OrderPush,
  personId: number | null,
  orderId: number,
  today: string,
  isApproved: boolean,
): Promise<LockedCart> => {
  const { accountId, clientId, catalogId, uuid } = push;
  const [[row], [found], lines, stock, prices] = await executeBatch(db, [
    lockCart(db, { clientId, catalogId }),
    findPush(db, { accountId, clientId, catalogId, uuid, personId }),
    selectCart(db, { clientId, catalogId }),
    lockStockOfCart(db, { clientId, catalogId }),
    selectPricesOfCart(db, { clientId, catalogId, today }),
  ]);
  // Erased or disabled while the push waited for the cart. What others approve may be of people who have left.
  const isGone = personId !== null && (found?.person_name == null || found.person_disabled_at !== null);
  if (found?.client_id == null || (isGone && !isApproved)) throw notSignedIn();
  const { person_name: name } = found;
  const { payload_hash: payloadHash, answer, tax, put_all_price_zero: zero } = found;
  return {
    stored:
      payloadHash === null || answer === null
        ? undefined
        : { payloadHash, response: JSON.parse(answer) as StoredResponse },
    cart: toCart(lines, prices) ?? { version: row?.version ?? 0, lines: [] },
    stock,
    environments: { tax: tax ?? undefined, putAllPriceZero: zero ?? undefined },
    tax: { rate: found.tax_rate, exemption: found.tax_exemption },
    person: personId === null || name === null ? null : { personId, name, limitCents: found.limit_cents },
    newOrder: { orderId, orderNumber: toOrderNumber(orderId), status: firstStatus },
  };
};

const createPushTransaction = (
  db: Database,
  push: OrderPush,
  locked: LockedCart,
  approved: (ApprovedPush & { present: CartLineRow[] }) | undefined,
): PushTransaction => ({
  locked,
  findVariantCodes: (parent) => findVariantCodes(db, parent),
  placeOrder: async (priced, reserved, notices, answer) => {
    const { newOrder, person } = locked;
    await executeLastBatch(db, [
      ...listOrderQueries(db, { head: push, newOrder, person, priced, reserved, notices, moment: answer.moment }),
      removeLines(db, push),
      ...insertCartLines(db, approved?.present ?? []),
      raiseCartVersion(db, push),
      ...(approved ? [closeApproval(db, approved, newOrder.orderId, answer.moment)] : []),
      insertAnswer(db, push, answer),
    ]);
  },
  store: async (answer) => {
    await db.executeQuery(insertAnswer(db, push, answer));
  },
  setAside: async (priced, recipients, moment) => {
    const request = { approvalId: locked.newOrder.orderId, person: locked.person, priced, recipients, moment };
    await executeLastBatch(db, listRequestQueries(db, push, request));
  },
  isSetAside: () => isSetAside(db, push),
});

export const createOrderPushesRepository = (db: Database, today: () => string): OrderPushesRepository => ({
  inCart: (push, personId, work, approved) =>
    withNewId((orderId) =>
      inTransaction(db, async (transaction) => {
        const present = approved && (await swapLines(transaction, push, approved, orderId));
        const locked = await lock(transaction, push, personId, orderId, today(), approved !== undefined);
        // Decided before, and not by this push.
        if (approved && !present && !locked.stored) throw new Refusal(409, 'approvalDecided');
        return work(
          createPushTransaction(transaction, push, locked, approved && { ...approved, present: present ?? [] }),
        );
      }),
    ),
});
