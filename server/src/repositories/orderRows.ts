import type { CompiledQuery } from 'kysely';

import type { OrderPush } from '@/contracts/orders';

import { createInsertCompiler } from '../db/compileOnce';
import { inParts } from '../db/inParts';
import type { Database } from '../db/openDatabase';
import type { OrderLinesTable, OrdersTable } from '../db/tables';
import type { PricedOrder } from '../orders/priceOrder';
import type { ReservedStock } from '../orders/reserveStock';
import { insertEntries, type Notice } from './outboxRepository';
import { setStock } from './stockRepository';

/** The order that a push may place. */
export type NewOrder = { orderId: number; orderNumber: string; status: string };

/** What an order has besides its lines and amounts. */
type OrderHead = Omit<OrderPush, 'taxes' | 'uuid'> & { uuid: string | null };

const compileOrder = createInsertCompiler();
const compileLines = createInsertCompiler();
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
    revision: 1,
    feed_number: 0,
    feed_revision: 0,
  };
  return compileOrder(db, [row], () => db.insertInto('orders').values(row));
};

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
  return inParts(rows).map((part) => compileLines(db, part, () => db.insertInto('order_lines').values(part)));
};

type PlacedOrder = {
  head: OrderHead;
  newOrder: NewOrder;
  /** Null for the client itself; without an id, somebody who is none of its people. */
  person: { personId: number | null; name: string } | null;
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
