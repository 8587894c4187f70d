import { randomUUID } from 'node:crypto';
import type { CompiledQuery, Selectable } from 'kysely';

import type { OrderPush } from '@/contracts/orders';

import { inParts } from '../db/inParts';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import type { PricedOrder } from '../orders/priceOrder';
import { type ApprovalLine, type Decider, toApprovalLines } from './approvalsRepository';
import { type CartKey, lockCart, raiseCartVersion, removeLines } from './cartRows';
import type { NewOrder } from './orderRows';
import { insertEntries } from './outboxRepository';

/** The decision for which an order is pushed from the lines of a request. */
export type ApprovedPush = { approvalId: number; by: Decider };

export type CartLineRow = Selectable<Tables['cart_lines']>;

/** Lines that are ordered in place of those of the cart, which come back into it. */
export type LinesInstead = {
  /** Puts them into the locked cart, and returns those that were there; undefined if they cannot be ordered any more. */
  swap: (db: Database, key: CartKey, order: NewOrder) => Promise<CartLineRow[] | undefined>;
  /** What the order changes besides. */
  close?: (db: Database, order: NewOrder, moment: number) => CompiledQuery;
  /** Who ordered, where it was neither the client nor one of its people. */
  orderedBy?: string;
};

const selectLines = (db: Database, { clientId, catalogId, personId }: CartKey) =>
  db
    .selectFrom('cart_lines')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('catalog_id', '=', catalogId)
    .where('person_id', '=', personId)
    .execute();

export const insertCartLines = (db: Database, lines: CartLineRow[]) =>
  inParts(lines).map((part) => db.insertInto('cart_lines').values(part).compile());

type NewLine = { stockItemId: number; quantity: number; unitPriceCents: number };

/** Puts lines into the locked cart, for a push to find, and returns those that were there. */
export const replaceLines = async (
  db: Database,
  cart: CartKey,
  lines: readonly NewLine[],
  { firstId, moment }: { firstId: number; moment: number },
) => {
  const present = await selectLines(db, cart);
  await db.executeQuery(removeLines(db, cart));
  const rows = lines.map((line, index) => ({
    shopping_cart_id: firstId - index,
    client_id: cart.clientId,
    catalog_id: cart.catalogId,
    person_id: cart.personId,
    stock_item_id: line.stockItemId,
    quantity: line.quantity,
    unit_price_cents: line.unitPriceCents,
    added_at: moment + index,
  }));
  for (const query of insertCartLines(db, rows)) await db.executeQuery(query);
  return present;
};

/** The lines of a request that waits. If the order is refused, the transaction puts everything back. */
export const createApprovedLines = ({ approvalId, by }: ApprovedPush): LinesInstead => ({
  swap: async (db, cart, { orderId }) => {
    await db.executeQuery(lockCart(db, cart));
    // Locks the row, too: of two decisions, the second finds the first.
    const row = await db
      .updateTable('approvals')
      .set({ state: 'waiting' })
      .where('approval_id', '=', approvalId)
      .where('state', '=', 'waiting')
      .returning(['lines', 'created_at'])
      .executeTakeFirst();
    if (!row) return undefined;
    const lines = JSON.parse(row.lines) as ApprovalLine[];
    return replaceLines(db, cart, lines, { firstId: orderId, moment: row.created_at });
  },
  close: (db, { orderId }, moment) =>
    db
      .updateTable('approvals')
      .set({
        state: 'approved',
        decided_by: by.name,
        decided_by_id: by.personId,
        decided_at: moment,
        order_id: orderId,
      })
      .where('approval_id', '=', approvalId)
      .compile(),
});

type NewApproval = {
  approvalId: number;
  /** Null for the client itself. */
  person: { personId: number; name: string } | null;
  priced: PricedOrder;
  /** Who gets a mail. */
  recipients: (number | null)[];
  moment: number;
};

const insertApproval = (db: Database, push: OrderPush, { approvalId, person, priced, moment }: NewApproval) =>
  db
    .insertInto('approvals')
    .values({
      approval_id: approvalId,
      account_id: push.accountId,
      client_id: push.clientId,
      catalog_id: push.catalogId,
      request_uuid: push.uuid,
      push: JSON.stringify({ ...push, uuid: randomUUID() }),
      lines: JSON.stringify(toApprovalLines(priced)),
      total_cents: priced.totalCents,
      person_id: person?.personId ?? null,
      requested_by: person?.name ?? '',
      created_at: moment,
      state: 'waiting',
      reason: '',
      decided_by: '',
      decided_by_id: null,
      decided_at: null,
      order_id: null,
    })
    .compile();

/** Moves the lines of the cart into a request. */
export const listRequestQueries = (
  db: Database,
  push: OrderPush,
  cart: CartKey,
  request: NewApproval,
): [CompiledQuery, ...CompiledQuery[]] => {
  const { approvalId: reference, recipients, moment } = request;
  const entries = recipients.map((id) => ({ kind: 'approvalToPerson', reference, detail: String(id ?? '') }) as const);
  return [
    insertApproval(db, push, request),
    removeLines(db, cart),
    raiseCartVersion(db, cart),
    ...(entries.length > 0 ? [insertEntries(db, push.accountId, entries, moment)] : []),
  ];
};

/** Whether this request was stored before. */
export const isSetAside = async (db: Database, push: OrderPush) => {
  const row = await db
    .selectFrom('approvals')
    .select('approval_id')
    .where('client_id', '=', push.clientId)
    .where('catalog_id', '=', push.catalogId)
    .where('request_uuid', '=', push.uuid)
    .executeTakeFirst();
  return row !== undefined;
};
