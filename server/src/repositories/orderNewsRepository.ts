import { sql } from 'kysely';

import type { Database } from '../db/openDatabase';
import { type Authority, mayGrant } from '../identity/authority';
import type { OrdersKey } from './ordersRepository';

type OrderNewsRow = {
  /** Unique among the news of a client. */
  id: string;
  kind: 'status' | 'parcel' | 'document' | 'request' | 'answer' | 'quote' | 'approval';
  /** Of the kind quote: those of the quote; of the kind approval, the id of the request and who has asked. */
  order_id: number;
  order_number: string;
  status: string | null;
  at: number;
};

type Part = { part: number | string; status?: string };

// Far more than happen between two requests.
const limit = 20;

/** What someone is asked to approve, and how others have decided about what the same person has asked for. */
const listApprovals = async (db: Database, key: OrdersKey, viewer: Authority) => {
  const approvals = () =>
    db
      .selectFrom('approvals')
      .select(['approval_id as order_id', 'requested_by as order_number', 'state as status', 'total_cents'])
      .where('account_id', '=', key.accountId)
      .where('catalog_id', '=', key.catalogId)
      .where('client_id', '=', key.clientId);
  const asked = await approvals()
    .select(['created_at as part', 'created_at as at'])
    .where('state', '=', 'waiting')
    .where(sql<boolean>`coalesce(person_id, 0) <> ${viewer.personId ?? 0}`)
    .orderBy('created_at', 'desc')
    .execute();
  const decided = await approvals()
    .select(['decided_at as part', 'decided_at as at'])
    .where('state', 'in', ['approved', 'declined'])
    .where('decided_at', 'is not', null)
    .where(sql<boolean>`coalesce(person_id, 0) = ${viewer.personId ?? 0}`)
    .$narrowType<{ part: number; at: number }>()
    .orderBy('decided_at', 'desc')
    .limit(limit)
    .execute();
  return [...asked.filter(({ total_cents: cents }) => mayGrant(viewer, cents)), ...decided].map(
    ({ total_cents: _, ...row }) => row,
  );
};

/** What was last recorded about a client's orders, newest first, so that what was removed is followed by older ones. */
const listNews = async (db: Database, key: OrdersKey, viewer: Authority): Promise<OrderNewsRow[]> => {
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
    ...toNews('approval', await listApprovals(db, key, viewer)),
  ]
    .sort((one, other) => other.at - one.at)
    .slice(0, limit);
};

export type OrderNewsRepository = { list: (key: OrdersKey, viewer: Authority) => Promise<OrderNewsRow[]> };

export const createOrderNewsRepository = (db: Database): OrderNewsRepository => ({
  list: (key, viewer) => listNews(db, key, viewer),
});
