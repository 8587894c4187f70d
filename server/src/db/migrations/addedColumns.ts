import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables';

// Released migrations, in their order: none of them may ever change, which is why they spell everything out.

const markedTables = [
  'clients',
  'stock_categories',
  'stock_items',
  'header_features',
  'files',
  'content',
  'environments',
] as const satisfies (keyof Tables)[];

/** Marks rows that the demo has created, so that they can be removed without touching the company's own. */
export const addDemoMarks = async (db: Kysely<Tables>) => {
  for (const table of markedTables)
    await db.schema
      .alterTable(table)
      .addColumn('demo', 'integer', (column) => column.notNull().defaultTo(sql.lit(0)))
      .execute();
};

/** Which process is sending an entry, and for which account. */
export const addOutboxClaims = async (db: Kysely<Tables>) => {
  await db.schema.alterTable('outbox').addColumn('claim', 'text').execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('account_id', 'integer', (column) => column.notNull().defaultTo(sql.lit(1)))
    .execute();
  await sql`
    update outbox set account_id = coalesce(
      case when kind = 'messageToCompany'
        then (select account_id from contact_messages where contact_message_id = outbox.reference)
        else (select account_id from orders where order_id = outbox.reference)
      end,
      account_id)
  `.execute(db);
};

/** When a client was last sent the link to choose a password. Those without a password were invited when added. */
export const recordInvitations = async (db: Kysely<Tables>) => {
  await db.schema.alterTable('clients').addColumn('invited_at', 'bigint').execute();
  await db
    .updateTable('clients')
    .set((row) => ({ invited_at: row.ref('created_at') }))
    .where('password_hash', '=', '')
    .execute();
};

/** Pictures of categories, which were named by their ids alone. */
export const namePicturesOfCategories = async (db: Kysely<Tables>) => {
  await db.schema.alterTable('stock_categories').addColumn('image_name', 'text').execute();
  const named = sql<string>`cast(stock_category_id as text) || '.svg'`;
  await db
    .updateTable('stock_categories')
    .set({ image_name: named })
    .where((category) =>
      category.exists(
        category
          .selectFrom('files')
          .select('name')
          .where('container', '=', 'StockCategoryImages')
          .where('name', '=', named),
      ),
    )
    .execute();
};

/** When an order was first exported with `--new`, and what the client was told about a change of its status. */
export const recordExportsAndNotes = async (db: Kysely<Tables>) => {
  await db.schema.alterTable('orders').addColumn('exported_at', 'bigint').execute();
  await db.schema
    .alterTable('order_status_changes')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(sql.lit('')))
    .execute();
};

/** The variants of an item, which a refusal to order the item itself names. */
export const indexVariants = async (db: Kysely<Tables>) => {
  await db.schema
    .createIndex('stock_items_by_parent')
    .on('stock_items')
    .columns(['catalog_id', 'stock_item_parent_id', 'position'])
    .where('stock_item_parent_id', 'is not', null)
    .execute();
};

/** What quantities of an item count, and which of them are sold. */
export const addPacks = async (db: Kysely<Tables>) => {
  await db.schema.alterTable('stock_items').addColumn('unit', 'text').execute();
  for (const column of ['minimum_quantity', 'quantity_step', 'pack_size'])
    await db.schema.alterTable('stock_items').addColumn(column, 'integer').execute();
};

/** What clients say about an order besides the comment, and the addresses that they choose from. */
export const addOrderFields = async (db: Kysely<Tables>) => {
  for (const column of ['purchase_order', 'delivery_address', 'wished_date'])
    await db.schema.alterTable('orders').addColumn(column, 'text').execute();
  await db.schema
    .alterTable('clients')
    .addColumn('delivery_addresses', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
};

/** What the quantity of an order line counts, as it was at the time. */
export const addOrderedPacks = async (db: Kysely<Tables>) => {
  await db.schema.alterTable('order_lines').addColumn('unit', 'text').execute();
  await db.schema.alterTable('order_lines').addColumn('pack_size', 'integer').execute();
};

/** When parcels were recorded, which may be long after they were sent. */
export const dateParcels = async (db: Kysely<Tables>) => {
  await db.schema
    .alterTable('order_parcels')
    .addColumn('added_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db
    .updateTable('order_parcels')
    .set({ added_at: sql`shipped_at` })
    .execute();
};

/** Printed with the addresses of clients. */
export const addTaxIds = async (db: Kysely<Tables>) => {
  await db.schema.alterTable('clients').addColumn('tax_id', 'text').execute();
};

/** Signing in elsewhere: what the page redeems for the token, and what signs out there. */
export const addProviderSessions = async (db: Kysely<Tables>) => {
  for (const column of ['code_hash', 'id_token'])
    await db.schema.alterTable('sessions').addColumn(column, 'text').execute();
};

/** What the client says about the order of a cart set aside, and who is reminded of a list. */
export const addPlannedDetails = async (db: Kysely<Tables>) => {
  await db.schema.alterTable('set_aside_carts').addColumn('note', 'text').execute();
  await db.schema.alterTable('standing_orders').addColumn('person_id', 'bigint').execute();
};

/** By what the messages and decisions of somebody are found when they are exported or erased. */
export const addPersonalTraces = async (db: Kysely<Tables>) => {
  await db.schema
    .alterTable('clients')
    .addColumn('earlier_emails', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('approvals').addColumn('decided_by_id', 'bigint').execute();
  const namesakes = sql`from people where people.client_id = approvals.client_id and people.name = approvals.decided_by`;
  await sql`update approvals set decided_by_id = (select min(person_id) ${namesakes})
    where (select count(*) ${namesakes}) = 1`.execute(db);
};

/** By what the list of a client's orders is known to have changed. */
export const addOrderRevisions = async (db: Kysely<Tables>) => {
  await db.schema
    .alterTable('orders')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
};

/** What clients choose about their mails, and that they want to be erased. */
export const addOwnChoices = async (db: Kysely<Tables>) => {
  await db.schema.alterTable('clients').addColumn('status_mails', 'integer').execute();
  await db.schema.alterTable('clients').addColumn('erasure_requested_at', 'bigint').execute();
};

/** What the office has answered to a message, and who did. */
export const addMessageAnswers = async (db: Kysely<Tables>) => {
  for (const column of ['answer', 'answered_by'])
    await db.schema
      .alterTable('contact_messages')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(sql.lit('')))
      .execute();
};
