import type { Database } from '../db/openDatabase';
import type { OrdersKey } from './ordersRepository';

type OrderNewsRow = {
  /** Unique among the news of a client. */
  id: string;
  kind: 'status' | 'parcel' | 'document' | 'request' | 'answer' | 'quote';
  /** Of the kind quote: those of the quote. */
  order_id: number;
  order_number: string;
  status: string | null;
  at: number;
};

type Part = { part: number | string; status?: string };

// Far more than happen between two requests.
const limit = 20;

/** What was last recorded about a client's orders, newest first, so that what was removed is followed by older ones. */
const listNews = async (db: Database, key: OrdersKey): Promise<OrderNewsRow[]> => {
  const orders = () =>
    db
      .selectFrom('orders')
      .select(['orders.order_id', 'orders.order_number'])
      .where('orders.account_id', '=', key.accountId)
      .where('orders.company_id', '=', key.companyId)
      .where('orders.catalog_id', '=', key.catalogId)
      .where('orders.client_id', '=', key.clientId)
      .limit(limit);
  const changes = await orders()
    .innerJoin('order_status_changes as change', 'change.order_id', 'orders.order_id')
    .select(['change.change_number as part', 'change.status', 'change.changed_at as at'])
    .orderBy('change.changed_at', 'desc')
    .execute();
  const parcels = await orders()
    .innerJoin('order_parcels as parcel', 'parcel.order_id', 'orders.order_id')
    .select(['parcel.parcel_number as part', 'parcel.added_at as at'])
    .orderBy('parcel.added_at', 'desc')
    .execute();
  const documents = await orders()
    .innerJoin('order_documents as document', 'document.order_id', 'orders.order_id')
    .select(['document.document_id as part', 'document.added_at as at'])
    .orderBy('document.added_at', 'desc')
    .execute();
  const requests = await orders()
    .innerJoin('order_requests as request', 'request.order_id', 'orders.order_id')
    .select(['request.request_number as part', 'request.requested_at as at'])
    .orderBy('request.requested_at', 'desc')
    .execute();
  const answers = await orders()
    .innerJoin('order_requests as request', 'request.order_id', 'orders.order_id')
    .select(['request.request_number as part', 'request.state as status', 'request.answered_at as at'])
    .where('request.answered_at', 'is not', null)
    .$narrowType<{ at: number }>()
    .orderBy('request.answered_at', 'desc')
    .execute();
  const quotes = () =>
    db
      .selectFrom('quotes')
      .select(['quote_id as order_id', 'quote_number as order_number'])
      .where('account_id', '=', key.accountId)
      .where('company_id', '=', key.companyId)
      .where('catalog_id', '=', key.catalogId)
      .where('client_id', '=', key.clientId)
      .limit(limit);
  const asked = await quotes()
    .select(['requested_at as part', 'requested_at as at'])
    .orderBy('requested_at', 'desc')
    .execute();
  const offers = await quotes()
    .select(['answered_at as part', 'state as status', 'answered_at as at'])
    .where('answered_at', 'is not', null)
    .$narrowType<{ part: number; at: number }>()
    .orderBy('answered_at', 'desc')
    .execute();
  const toNews = (kind: OrderNewsRow['kind'], rows: (Omit<OrderNewsRow, 'id' | 'kind' | 'status'> & Part)[]) =>
    rows.map(({ part, status = null, ...row }) => ({
      ...row,
      // The number of a parcel that was removed is given again.
      id: [kind, row.order_id, part, row.at].join(' '),
      kind,
      status,
    }));
  return [
    ...toNews('status', changes),
    ...toNews('parcel', parcels),
    ...toNews('document', documents),
    ...toNews('request', requests),
    ...toNews('answer', answers),
    ...toNews('quote', [...asked, ...offers]),
  ]
    .sort((one, other) => other.at - one.at)
    .slice(0, limit);
};

export type OrderNewsRepository = { list: (key: OrdersKey) => Promise<OrderNewsRow[]> };

export const createOrderNewsRepository = (db: Database): OrderNewsRepository => ({
  list: (key) => listNews(db, key),
});
