import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';

import type { Database } from '../db/openDatabase';

export type FiguresFilter = { since: number; until: number; catalogId: number | undefined };

/** Days begin at a quarter of an hour in every time zone of today. */
export const quarterMs = 900_000;

const weekMs = 7 * 24 * 3_600_000;

const left = sql`(line.quantity - line.cancelled_quantity - coalesce(returned.quantity, 0))`;
const cents = sql<string>`sum(${left} * line.unit_price_cents)`;

type Sums = { orders: number | string | bigint; cents: number | string };

// PostgreSQL sums and counts beyond the range of its bigint, and returns the former as text.
const toSums = <Row extends Sums>(row: Row) => ({
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
  const listSold = (from: number) =>
    db
      .selectFrom('orders')
      .innerJoin('order_lines as line', 'line.order_id', 'orders.order_id')
      .leftJoin(returned, (join) =>
        join.onRef('returned.order_id', '=', 'line.order_id').onRef('returned.line_number', '=', 'line.line_number'),
      )
      .where('orders.account_id', '=', accountId)
      .where('orders.created_at', '>=', from)
      .where('orders.created_at', '<', Math.min(from + weekMs, until))
      .where(sql`lower(trim(orders.status))`, '!=', 'cancelled')
      .$if(catalogId !== undefined, (query) => query.where('orders.catalog_id', '=', catalogId ?? 0))
      .select([({ fn }) => fn.count('orders.order_id').distinct().as('orders'), cents.as('cents')]);
  /** Week by week, so that a long period does not keep the embedded database from answering others. */
  const readWeeks = async <Row>(
    read: (sold: ReturnType<typeof listSold>) => Promise<Row[]>,
    take: (row: Row) => void,
  ) => {
    for (let from = since; from < until; from += weekMs) {
      for (const row of await read(listSold(from))) take(row);
      await setImmediate();
    }
  };
  const listTop = async <Row extends Sums & { key: number | string; quantity: number | string }>(
    limit: number,
    read: (sold: ReturnType<typeof listSold>) => Promise<Row[]>,
  ) => {
    const sums = new Map<Row['key'], Row & { orders: number; cents: number; quantity: number }>();
    await readWeeks(read, (row) => {
      const before = sums.get(row.key) ?? { orders: 0, cents: 0, quantity: 0 };
      const { orders, cents: amount } = toSums(row);
      sums.set(row.key, {
        ...row,
        orders: before.orders + orders,
        cents: before.cents + amount,
        quantity: before.quantity + Number(row.quantity),
      });
    });
    return [...sums.values()]
      .sort((one, other) => other.cents - one.cents || (one.key < other.key ? -1 : 1))
      .slice(0, limit);
  };
  return {
    listQuarters: async () => {
      const quarter = sql<number>`orders.created_at / ${sql.lit(quarterMs)}`;
      const rows: { quarter: number; currency: string; orders: number; cents: number }[] = [];
      await readWeeks(
        (sold) =>
          sold
            .select([quarter.as('quarter'), 'orders.money_type_id as currency'])
            .groupBy([quarter, 'orders.money_type_id'])
            .execute(),
        (row) => rows.push(toSums(row)),
      );
      return rows.sort((one, other) => (one.currency < other.currency ? -1 : 1));
    },
    listItems: (currency: string, limit: number) =>
      listTop(limit, (sold) =>
        sold
          .where('orders.money_type_id', '=', currency)
          .select(({ fn }) => [
            'line.code as key',
            fn.max('line.name_es').as('es'),
            fn.max('line.name_en').as('en'),
            fn.max('line.name_zh').as('zh'),
            sql<string>`sum(${left})`.as('quantity'),
          ])
          .groupBy('line.code')
          .execute(),
      ),
    listClients: (currency: string, limit: number) =>
      listTop(limit, (sold) =>
        sold
          .leftJoin('clients', 'clients.client_id', 'orders.client_id')
          .where('orders.money_type_id', '=', currency)
          .select([
            'orders.client_id as key',
            sql<string>`max(coalesce(clients.username, orders.username))`.as('username'),
            sql<string>`max(coalesce(clients.name, orders.username))`.as('name'),
            sql<string>`sum(${left})`.as('quantity'),
          ])
          .groupBy('orders.client_id')
          .execute(),
      ),
  };
};
