import type { Database } from '../db/openDatabase';
import type { OrderDocumentsTable } from '../db/shipmentTables';
import type { StoredFile } from './filesRepository';

export type OrderDocument = Omit<OrderDocumentsTable, 'bytes'>;

export type DocumentsRepository = ReturnType<typeof createDocumentsRepository>;

export const createDocumentsRepository = (db: Database) => ({
  /** Without their content, in the order in which they were added. */
  list: (orderId: number): Promise<OrderDocument[]> =>
    db
      .selectFrom('order_documents')
      .select(['document_id', 'order_id', 'kind', 'name', 'content_type', 'size', 'added_at', 'added_by'])
      .where('order_id', '=', orderId)
      .orderBy('added_at')
      .orderBy('document_id')
      .execute(),
  find: async (orderId: number, documentId: string): Promise<(StoredFile & { name: string }) | undefined> => {
    const row = await db
      .selectFrom('order_documents')
      .select(['name', 'content_type', 'bytes'])
      .where('order_id', '=', orderId)
      .where('document_id', '=', documentId)
      .executeTakeFirst();
    return row && { name: row.name, contentType: row.content_type, bytes: Buffer.from(row.bytes) };
  },
  add: async (document: OrderDocumentsTable) => {
    await db.insertInto('order_documents').values(document).execute();
  },
  /** False if the order has no such document. */
  remove: async (orderId: number, documentId: string): Promise<boolean> => {
    const result = await db
      .deleteFrom('order_documents')
      .where('order_id', '=', orderId)
      .where('document_id', '=', documentId)
      .executeTakeFirstOrThrow();
    return Number(result.numDeletedRows) > 0;
  },
});
