import { sql } from 'kysely';

import type { Database } from '../../src/db/openDatabase';

export type Snapshot = {
  orders: number;
  lines: number;
  pushes: number;
  requests: string;
  versions: number;
  cart: string;
};

type Sums = Record<
  Exclude<keyof Snapshot, 'cart' | 'requests'> | 'asked' | 'units' | 'cartLines' | 'cartQuantity',
  unknown
>;

/**
 * The carts and orders of a client that a request may have changed, in one small query; without an id, those of all
 * other clients.
 */
export const takeSnapshot = async (
  db: Database,
  { only, except }: { only?: number; except?: number },
): Promise<Snapshot> => {
  const whose = only === undefined ? sql`client_id <> ${except ?? 0}` : sql`client_id = ${only}`;
  const { rows } = await sql<Sums>`select
    (select count(*) from orders where ${whose}) as "orders",
    (select count(*) from order_lines where order_id in (select order_id from orders where ${whose})) as "lines",
    (select count(*) from order_pushes where ${whose}) as "pushes",
    (select count(*) from order_requests where order_id in (select order_id from orders where ${whose})) as "asked",
    (select coalesce(sum(quantity), 0) from order_request_lines
      where order_id in (select order_id from orders where ${whose})) as "units",
    (select coalesce(sum(version), 0) from carts where ${whose}) as "versions",
    (select count(*) from cart_lines where ${whose}) as "cartLines",
    (select coalesce(sum(quantity), 0) from cart_lines where ${whose}) as "cartQuantity"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a query of sums has one row');
  return {
    orders: Number(row.orders),
    lines: Number(row.lines),
    pushes: Number(row.pushes),
    requests: `${Number(row.asked)} for ${Number(row.units)}`,
    versions: Number(row.versions),
    cart: `${Number(row.cartLines)} lines of ${Number(row.cartQuantity)}`,
  };
};
