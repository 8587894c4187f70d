import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables';

const replace = async (db: Kysely<Tables>, table: string, columns: string[]) => {
  const created = `new_${table}`;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(created)} (${names}) select ${names} from ${sql.table(table)}`.execute(db);
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(created).renameTo(table).execute();
};

/**
 * Whose cart it is: 0 for the client's own, which its people share unless each has one. The tables are created again,
 * because the embedded database cannot change the key of one.
 */
export const addPersonCarts = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('new_carts')
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('catalog_id', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('carts_of_person', ['client_id', 'catalog_id', 'person_id'])
    .execute();
  await replace(db, 'carts', ['client_id', 'catalog_id', 'version']);
  await db.schema
    .createTable('new_cart_lines')
    .addColumn('shopping_cart_id', 'bigint', (column) => column.notNull().primaryKey())
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('catalog_id', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('stock_item_id', 'bigint', (column) => column.notNull())
    .addColumn('quantity', 'bigint', (column) => column.notNull())
    .addColumn('unit_price_cents', 'bigint', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('cart_lines_of_person', ['client_id', 'catalog_id', 'person_id', 'stock_item_id'])
    .addCheckConstraint('cart_lines_has_quantity', sql`quantity > 0`)
    .execute();
  const kept = ['stock_item_id', 'quantity', 'unit_price_cents', 'added_at'];
  const line = ['shopping_cart_id', 'client_id', 'catalog_id', ...kept];
  await replace(db, 'cart_lines', line);
  await db.schema
    .createTable('new_set_aside_carts')
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('person_id', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('cart_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('set_aside_carts_of_person', ['client_id', 'person_id', 'cart_id'])
    .execute();
  await replace(db, 'set_aside_carts', ['client_id', 'cart_id', 'name', 'created_at', 'lines']);
};
