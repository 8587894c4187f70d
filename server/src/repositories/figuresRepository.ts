import { sql } from 'kysely';

import type { Database } from '../db/openDatabase';

export type FiguresFilter = { since: number; until: number; catalogId: number | undefined };

/** Days begin at a quarter of an hour in every time zone of today. */
export const quarterMs = 900_000;

const left = sql`(line.quantity - line.cancelled_quantity - coalesce(returned.quantity, 0))`;
const cents = sql<string>`sum(${left} * line.unit_price_cents)`;

// PostgreSQL sums and counts beyond the range of its bigint, and returns the former as text.
const toSums = <Row extends { orders: number | string | bigint; cents: string }>(row: Row) => ({
  ...row,
  orders: Number(row.orders),
  cents: Number(row.cents),
});

/** What was sold between two moments, before taxes; what was cancelled or returned does not count. */
export const createFiguresRepository = (
  db: Database,
  accountId: number,
  { since, until, catalogId }: FiguresFilter,
) => {
  const returned = db
    .selectFrom('order_request_lines as part')
    .innerJoin('order_requests as request', (join) =>
      join
        .onRef('request.order_id', '=', 'part.order_id')
        .onRef('request.request_number', '=', 'part.request_number')
        .on('request.kind', '=', 'return')
        .on('request.state', '=', 'accepted'),
    )
    .select(['part.order_id', 'part.line_number', ({ fn }) => fn.sum<number>('part.quantity').as('quantity')])
    .groupBy(['part.order_id', 'part.line_number'])
    .as('returned');
  const sold = db
    .selectFrom('orders')
    .innerJoin('order_lines as line', 'line.order_id', 'orders.order_id')
    .leftJoin(returned, (join) =>
      join.onRef('returned.order_id', '=', 'line.order_id').onRef('returned.line_number', '=', 'line.line_number'),
    )
    .where('orders.account_id', '=', accountId)
    .where('orders.created_at', '>=', since)
    .where('orders.created_at', '<', until)
    .where(sql`lower(trim(orders.status))`, '!=', 'cancelled')
    .$if(catalogId !== undefined, (query) => query.where('orders.catalog_id', '=', catalogId ?? 0))
    .select([({ fn }) => fn.count('orders.order_id').distinct().as('orders'), cents.as('cents')]);
  return {
    listQuarters: async () => {
      const quarter = sql<number>`orders.created_at / ${sql.lit(quarterMs)}`;
      const rows = await sold
        .select([quarter.as('quarter'), 'orders.money_type_id as currency'])
        .groupBy([quarter, 'orders.money_type_id'])
        .orderBy('orders.money_type_id')
        .execute();
      return rows.map(toSums);
    },
    listItems: async (currency: string, limit: number) => {
      const rows = await sold
        .where('orders.money_type_id', '=', currency)
        .select(({ fn }) => [
          'line.code',
          fn.max('line.name_es').as('es'),
          fn.max('line.name_en').as('en'),
          fn.max('line.name_zh').as('zh'),
          sql<string>`sum(${left})`.as('quantity'),
        ])
        .groupBy('line.code')
        .orderBy(cents, 'desc')
        .orderBy('line.code')
        .limit(limit)
        .execute();
      return rows.map(toSums);
    },
    listClients: async (currency: string, limit: number) => {
      const rows = await sold
        .leftJoin('clients', 'clients.client_id', 'orders.client_id')
        .where('orders.money_type_id', '=', currency)
        .select([
          'orders.client_id',
          sql<string>`max(coalesce(clients.username, orders.username))`.as('username'),
          sql<string>`max(coalesce(clients.name, orders.username))`.as('name'),
        ])
        .groupBy('orders.client_id')
        .orderBy(cents, 'desc')
        .orderBy('orders.client_id')
        .limit(limit)
        .execute();
      return rows.map(toSums);
    },
  };
};
