import type { Database } from '../../src/db/openDatabase';
import type { OrderLinesTable, OrdersTable } from '../../src/db/tables';
import type { StoredResponse } from '../../src/orders/pushRules';

const basisPoints = 10_000;

const readLinesByOrder = async (db: Database) => {
  const lines = await db.selectFrom('order_lines').selectAll().orderBy('order_id').orderBy('line_number').execute();
  const byOrder = new Map<number, OrderLinesTable[]>();
  for (const line of lines) byOrder.set(line.order_id, [...(byOrder.get(line.order_id) ?? []), line]);
  return byOrder;
};

const findOrderFaults = (order: OrdersTable, lines: OrderLinesTable[]): string[] => {
  const name = `order ${order.order_id}`;
  const sum = lines.reduce((total, line) => total + line.total_cents, 0);
  const tax = Math.round((order.subtotal_cents * order.tax_rate) / basisPoints);
  const faults = [
    lines.length === 0 && 'has no lines',
    lines.some((line) => line.quantity < 1) && 'has a line without a quantity',
    lines.some((line) => line.total_cents !== line.unit_price_cents * line.quantity) && 'has a line with a wrong total',
    lines.some((line, index) => line.line_number !== index + 1) && 'has lines out of order',
    sum !== order.subtotal_cents && 'has a subtotal that differs from its lines',
    tax !== order.tax_cents && 'has a tax that differs from its rate',
    order.subtotal_cents + order.tax_cents !== order.total_cents && 'has a total that differs from subtotal and tax',
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `${name} ${fault}`);
};

const findPushFaults = async (db: Database, orders: OrdersTable[], lines: Map<number, OrderLinesTable[]>) => {
  const pushes = await db.selectFrom('order_pushes').selectAll().execute();
  const toKey = (row: { client_id: number; catalog_id: number }, uuid: string | null) =>
    `${row.client_id} ${row.catalog_id} ${uuid}`;
  const pushed = new Map<string, OrdersTable>();
  const faults: string[] = [];
  for (const order of orders.filter(({ push_uuid }) => push_uuid !== null)) {
    const key = toKey(order, order.push_uuid);
    if (pushed.has(key)) faults.push(`the push ${key} placed two orders`);
    pushed.set(key, order);
  }
  for (const push of pushes) {
    const key = toKey(push, push.uuid);
    const order = pushed.get(key);
    const [reported] = (JSON.parse(push.answer) as StoredResponse).orders;
    if (push.status_code !== 200 && order) faults.push(`the push ${key} was refused but placed an order`);
    if (push.status_code === 200 && reported?.orderId !== order?.order_id)
      faults.push(`the push ${key} names another order`);
    if (reported && reported.lineCount !== lines.get(reported.orderId)?.length)
      faults.push(`the push ${key} has a wrong line count`);
    pushed.delete(key);
  }
  return [...faults, ...[...pushed.keys()].map((key) => `the order of ${key} has no stored response`)];
};

const findCartFaults = async (db: Database) => {
  const lines = await db
    .selectFrom('cart_lines as line')
    .leftJoin('carts as cart', (join) =>
      join
        .onRef('cart.client_id', '=', 'line.client_id')
        .onRef('cart.catalog_id', '=', 'line.catalog_id')
        .onRef('cart.person_id', '=', 'line.person_id'),
    )
    .leftJoin('stock_items as item', (join) =>
      join.onRef('item.catalog_id', '=', 'line.catalog_id').onRef('item.stock_item_id', '=', 'line.stock_item_id'),
    )
    .select(['line.shopping_cart_id', 'line.quantity', 'cart.version'])
    .select(['item.code', 'item.is_parent', 'item.price_cents', 'item.deleted'])
    .execute();
  return lines
    .filter(
      ({ quantity, version, code, is_parent, price_cents, deleted }) =>
        quantity < 1 ||
        quantity > 999_999 ||
        !version ||
        code === null ||
        is_parent === 1 ||
        price_cents === null ||
        deleted === 1,
    )
    .map((line) => `the cart contains an impossible line: ${JSON.stringify(line)}`);
};

const findRequestFaults = async (db: Database) => {
  const rows = await db
    .selectFrom('order_requests as request')
    .innerJoin('order_request_lines as asked', (join) =>
      join
        .onRef('asked.order_id', '=', 'request.order_id')
        .onRef('asked.request_number', '=', 'request.request_number'),
    )
    .innerJoin('order_lines as line', (join) =>
      join.onRef('line.order_id', '=', 'asked.order_id').onRef('line.line_number', '=', 'asked.line_number'),
    )
    .select(['line.order_id', 'line.line_number', 'request.kind'])
    .where('request.state', '!=', 'declined')
    .groupBy(['line.order_id', 'line.line_number', 'line.quantity', 'request.kind'])
    .having(({ eb, fn, ref }) => eb(fn.sum('asked.quantity'), '>', ref('line.quantity')))
    .execute();
  return rows.map((row) => `requests ask for more than there is: ${JSON.stringify(row)}`);
};

/** Checks invariants of carts and orders that must survive any request; returns the violations. */
export const findShopFaults = async (db: Database): Promise<string[]> => {
  const orders = await db.selectFrom('orders').selectAll().execute();
  const lines = await readLinesByOrder(db);
  const known = new Set(orders.map(({ order_id }) => order_id));
  const lost = [...lines.keys()].filter((id) => !known.has(id)).map((id) => `lines of a missing order: ${id}`);
  return [
    ...orders.flatMap((order) => findOrderFaults(order, lines.get(order.order_id) ?? [])),
    ...lost,
    ...(await findPushFaults(db, orders, lines)),
    ...(await findCartFaults(db)),
    ...(await findRequestFaults(db)),
  ];
};
