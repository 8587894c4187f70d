import type { Kysely } from 'kysely';

import { binaryType, type Engine } from '../engine';
import type { Tables } from '../tables';

/** Invoices and the like, in the database so that every backup has them. */
export const createOrderDocuments = async (db: Kysely<Tables>, engine: Engine) => {
  await db.schema
    .createTable('order_documents')
    .addColumn('document_id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('order_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('bytes', binaryType(engine), (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addColumn('added_by', 'text', (column) => column.notNull())
    .addForeignKeyConstraint('order_documents_order', ['order_id'], 'orders', ['order_id'])
    .execute();
  await db.schema
    .createIndex('order_documents_by_order')
    .on('order_documents')
    .columns(['order_id', 'added_at'])
    .execute();
};
