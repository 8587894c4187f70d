import { sql } from 'kysely';

import { hasLeft, isCancelled } from '@/shared/lib/orderStates';

import { containsWords } from '../db/containsWords';
import { inParts } from '../db/inParts';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { OrdersTable } from '../db/tables';
import type { OrderDocument } from './documentsRepository';
import type { StoredRequest } from './orderRequestsRepository';
import { createOrdersRepository, type OrdersRepository, type OrderWithLines } from './ordersRepository';
import { createOutboxRepository, type Notice } from './outboxRepository';
import { createParcelsRepository, type Parcel } from './parcelsRepository';
import { createPeopleRepository } from './peopleRepository';
import { createStockRepository } from './stockRepository';

export type OrderClient = {
  clientId: number;
  username: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  taxId: string;
  language: string;
  /** Null until the client has chosen whether changes of status are mailed, and in which language mails are. */
  statusMails: boolean | null;
};

export type BookedOrder = OrderWithLines & {
  parcels: Parcel[];
  documents: OrderDocument[];
  requests: StoredRequest[];
  client: OrderClient;
  /** Who ordered; null for the client itself. Without address once the person has been disabled or erased. */
  person: { name: string; email: string } | null;
};

export type OrderFilter = {
  since?: number | undefined;
  until?: number | undefined;
  status?: string | undefined;
  catalogId?: number | undefined;
  /** The client's user name. */
  client?: string | undefined;
  /** In its number, its reference or the name of its client. */
  text?: string | undefined;
  /** Whether a request to cancel or return waits for an answer. */
  hasOpenRequest?: boolean | undefined;
};

export const orderSorts = ['date', 'orderNumber', 'status', 'total', 'clientName'] as const;

type OrderPage = { sort: (typeof orderSorts)[number]; isDescending: boolean; limit: number; offset: number };

export type ListedOrder = OrdersTable & { client_name: string };

const searchedColumns = [sql.ref<string>('orders.order_number'), sql.ref<string | null>('orders.purchase_order')];

const sortColumns = {
  date: 'orders.created_at',
  orderNumber: 'orders.order_number',
  status: 'orders.status',
  total: 'orders.total_cents',
  clientName: 'client_name',
} as const;

export type OrderStatus = Pick<OrdersTable, 'order_id' | 'order_number' | 'status'>;

export type StatusChange = { status: string; note: string; by: string; moment: number };

/** All orders of the account, as the company sees them. */
export type OrderBookRepository = {
  find: (orderId: number) => Promise<BookedOrder | undefined>;
  findByNumber: (orderNumber: string) => Promise<BookedOrder | undefined>;
  /** By their numbers, of those that exist. */
  findStatuses: (orderNumbers: string[]) => Promise<Map<string, OrderStatus>>;
  /** What the order's items have as additional codes today, by item id. */
  findAdditionalCodes: (orderId: number) => Promise<Map<number, string>>;
  /** So that they are no longer new to exports. */
  markExported: (orderIds: number[], moment: number) => Promise<void>;
  /** Newest first, without lines. */
  list: (filter: OrderFilter) => Promise<ListedOrder[]>;
  listNewest: (limit: number) => Promise<ListedOrder[]>;
  listPage: (filter: OrderFilter, page: OrderPage) => Promise<{ orders: ListedOrder[]; total: number }>;
  listChanges: OrdersRepository['listChanges'];
  /** Until the end of the transaction; resolves to the status of the order. */
  lock: (orderId: number) => Promise<string | undefined>;
  /** So that lists and software see that something about the order has changed. */
  revise: (orderId: number) => Promise<void>;
  /** Also adds the notices to the outbox. False if the order already has this status. */
  setStatus: (orderId: number, change: StatusChange, notices: Notice[]) => Promise<boolean>;
};

/** A cancelled order gives back what it has reserved, unless it had left; one that is taken up again reserves it again. */
const moveStock = async (transaction: Database, orderId: number, before: string, after: string) => {
  if (isCancelled(before) === isCancelled(after) || hasLeft(before)) return;
  const stock = createStockRepository(transaction);
  await (isCancelled(after) ? stock.giveBack(orderId) : stock.takeAgain(orderId));
};

export const createOrderBookRepository = (db: Database, accountId: number): OrderBookRepository => {
  const orders = createOrdersRepository(db);
  const withRest = async (order: OrdersTable | undefined): Promise<BookedOrder | undefined> => {
    if (!order) return undefined;
    const { company_id: companyId, catalog_id: catalogId, client_id: clientId } = order;
    const found = await orders.find({ accountId, companyId, catalogId, clientId }, order.order_id);
    const client = await db.selectFrom('clients').selectAll().where('client_id', '=', clientId).executeTakeFirst();
    const { person_id: personId, person_name: personName } = order;
    const person = personId === null ? undefined : await createPeopleRepository(db, accountId).find(clientId, personId);
    return (
      found && {
        ...found,
        documents: await orders.documents.list(order.order_id),
        requests: await orders.requests.list(order.order_id),
        parcels: await createParcelsRepository(db).list(order.order_id),
        person:
          personName === null ? null : { name: personName, email: person?.isDisabled === false ? person.email : '' },
        client: {
          clientId,
          username: client?.username ?? order.username,
          name: client?.name ?? order.username,
          email: client?.email ?? '',
          phone: client?.phone ?? '',
          address: client?.address ?? '',
          taxId: client?.tax_id ?? '',
          language: client?.language ?? '',
          statusMails: client?.status_mails == null ? null : client.status_mails === 1,
        },
      }
    );
  };
  const lock = async (orderId: number, transaction = db) => {
    const locked = await transaction
      .updateTable('orders')
      .set((expression) => ({ status: expression.ref('status') }))
      .where('account_id', '=', accountId)
      .where('order_id', '=', orderId)
      .returning('status')
      .executeTakeFirst();
    return locked?.status;
  };
  const inAccount = () => db.selectFrom('orders').where('orders.account_id', '=', accountId);
  const clientName = sql<string>`coalesce(clients.name, orders.username)`;
  const filtered = ({ since, until, status, catalogId, client, text = '', hasOpenRequest }: OrderFilter) =>
    inAccount()
      .leftJoin('clients', 'clients.client_id', 'orders.client_id')
      .$if(since !== undefined, (query) => query.where('orders.created_at', '>=', since ?? 0))
      .$if(until !== undefined, (query) => query.where('orders.created_at', '<', until ?? 0))
      .$if(status !== undefined, (query) => query.where('orders.status', '=', status ?? ''))
      .$if(catalogId !== undefined, (query) => query.where('orders.catalog_id', '=', catalogId ?? 0))
      .$if(client !== undefined, (query) => query.where('clients.username', '=', client ?? ''))
      .$if(hasOpenRequest === true, (query) =>
        query.where((expression) =>
          expression.exists(
            expression
              .selectFrom('order_requests as request')
              .select('request.order_id')
              .whereRef('request.order_id', '=', 'orders.order_id')
              .where('request.state', '=', 'open'),
          ),
        ),
      )
      .$if(text.trim() !== '', (query) => query.where(containsWords(text, [clientName, ...searchedColumns])));
  const withClientName = (query: ReturnType<typeof filtered>) =>
    query.selectAll('orders').select(clientName.as('client_name'));
  return {
    find: async (orderId) => withRest(await inAccount().selectAll().where('order_id', '=', orderId).executeTakeFirst()),
    findByNumber: async (orderNumber) =>
      withRest(await inAccount().selectAll().where('order_number', '=', orderNumber).executeTakeFirst()),
    findStatuses: async (orderNumbers) => {
      const found = new Map<string, OrderStatus>();
      for (const part of inParts(orderNumbers)) {
        const rows = await inAccount()
          .select(['order_id', 'order_number', 'status'])
          .where('order_number', 'in', part)
          .execute();
        for (const row of rows) found.set(row.order_number, row);
      }
      return found;
    },
    findAdditionalCodes: async (orderId) => {
      const rows = await inAccount()
        .innerJoin('order_lines as line', 'line.order_id', 'orders.order_id')
        .innerJoin('stock_items as item', (join) =>
          join
            .onRef('item.catalog_id', '=', 'orders.catalog_id')
            .onRef('item.stock_item_id', '=', 'line.stock_item_id'),
        )
        .select(['item.stock_item_id', 'item.additional_code'])
        .where('orders.order_id', '=', orderId)
        .execute();
      return new Map(rows.map((row) => [row.stock_item_id, row.additional_code]));
    },
    markExported: (orderIds, moment) =>
      inTransaction(db, async (transaction) => {
        for (const part of inParts(orderIds))
          await transaction
            .updateTable('orders')
            .set({ exported_at: moment })
            .where('account_id', '=', accountId)
            .where('order_id', 'in', part)
            .execute();
      }),
    list: (filter) =>
      withClientName(filtered(filter))
        .orderBy('orders.created_at', 'desc')
        .orderBy('orders.order_id', 'desc')
        .execute(),
    listNewest: (limit) =>
      withClientName(filtered({}))
        .orderBy('orders.created_at', 'desc')
        .orderBy('orders.order_id', 'desc')
        .limit(limit)
        .execute(),
    listPage: async (filter, { sort, isDescending, limit, offset }) => {
      const direction = isDescending ? 'desc' : 'asc';
      const found = await withClientName(filtered(filter))
        .orderBy(sortColumns[sort], direction)
        .orderBy('orders.order_id', direction)
        .limit(limit)
        .offset(offset)
        .execute();
      const { count } = await filtered(filter)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return { orders: found, total: Number(count) };
    },
    listChanges: orders.listChanges,
    lock: (orderId) => lock(orderId),
    revise: async (orderId) => {
      await db
        .updateTable('orders')
        .set((order) => ({ revision: order('revision', '+', 1) }))
        .where('account_id', '=', accountId)
        .where('order_id', '=', orderId)
        .execute();
    },
    setStatus: (orderId, { status, note, by, moment }, notices) =>
      inTransaction(db, async (transaction) => {
        // Of two concurrent changes, the second finds what the first has done.
        const before = await lock(orderId, transaction);
        if (before === undefined || before === status) return false;
        await transaction
          .updateTable('orders')
          .set((order) => ({ status, revision: order('revision', '+', 1) }))
          .where('order_id', '=', orderId)
          .execute();
        const { count } = await transaction
          .selectFrom('order_status_changes')
          .select((expression) => expression.fn.countAll().as('count'))
          .where('order_id', '=', orderId)
          .executeTakeFirstOrThrow();
        await moveStock(transaction, orderId, before, status);
        await transaction
          .insertInto('order_status_changes')
          .values({
            order_id: orderId,
            change_number: Number(count) + 1,
            status,
            changed_at: moment,
            changed_by: by,
            note,
          })
          .execute();
        await createOutboxRepository(transaction, accountId).addNotices(orderId, notices, moment);
        return true;
      }),
  };
};
