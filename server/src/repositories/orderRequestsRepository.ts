import { inParts } from '../db/inParts';
import type { Database } from '../db/openDatabase';
import type { OrderRequestLinesTable, OrderRequestsTable } from '../db/shipmentTables';

export type RequestLine = Pick<OrderRequestLinesTable, 'line_number' | 'quantity'>;

export type StoredRequest = OrderRequestsTable & { lines: RequestLine[] };

export type NewRequest = Pick<StoredRequest, 'uuid' | 'kind' | 'reason' | 'requested_at' | 'lines'>;

export type RequestAnswer = Pick<OrderRequestsTable, 'state' | 'answer' | 'answered_at' | 'answered_by'>;

export type OpenRequest = OrderRequestsTable & { order_number: string; client_name: string; units: number };

export const createOrderRequestsRepository = (db: Database) => {
  const list = async (orderId: number): Promise<StoredRequest[]> => {
    const requests = await db
      .selectFrom('order_requests')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('request_number')
      .execute();
    if (requests.length === 0) return [];
    const lines = await db
      .selectFrom('order_request_lines')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('line_number')
      .execute();
    return requests.map((request) => ({
      ...request,
      lines: lines.filter((line) => line.request_number === request.request_number),
    }));
  };
  return {
    /** In the order in which they were made. */
    list,
    /** Of all orders of the account, oldest first. */
    listOpen: async (accountId: number): Promise<OpenRequest[]> => {
      const rows = await db
        .selectFrom('order_requests as request')
        .innerJoin('orders', 'orders.order_id', 'request.order_id')
        .leftJoin('clients', 'clients.client_id', 'orders.client_id')
        .selectAll('request')
        .select((expression) => [
          'orders.order_number',
          expression.fn.coalesce('clients.name', 'orders.username').as('client_name'),
          expression
            .selectFrom('order_request_lines as line')
            .select(({ fn }) => fn.sum('line.quantity').as('units'))
            .whereRef('line.order_id', '=', 'request.order_id')
            .whereRef('line.request_number', '=', 'request.request_number')
            .as('units'),
        ])
        .where('orders.account_id', '=', accountId)
        .where('request.state', '=', 'open')
        .orderBy('request.requested_at')
        .orderBy('request.order_id')
        .execute();
      // PostgreSQL returns sums as text.
      return rows.map((row) => ({ ...row, units: Number(row.units) }));
    },
    /** For a caller that has locked the order. */
    add: async (orderId: number, { lines, ...request }: NewRequest): Promise<StoredRequest> => {
      const requestNumber = ((await list(orderId)).at(-1)?.request_number ?? 0) + 1;
      const key = { order_id: orderId, request_number: requestNumber };
      const row = { ...key, ...request, state: 'open', answer: '', answered_at: null, answered_by: '' };
      await db.insertInto('order_requests').values(row).execute();
      for (const part of inParts(lines))
        await db
          .insertInto('order_request_lines')
          .values(part.map((line) => ({ ...key, ...line })))
          .execute();
      return { ...row, lines };
    },
    /** For a caller that has locked the order. */
    cancelLines: async (orderId: number, lines: readonly RequestLine[]) => {
      for (const { line_number, quantity } of lines)
        await db
          .updateTable('order_lines')
          .set((expression) => ({ cancelled_quantity: expression('cancelled_quantity', '+', quantity) }))
          .where('order_id', '=', orderId)
          .where('line_number', '=', line_number)
          .execute();
    },
    /** For a caller that has locked the order. */
    answer: async ({ order_id, request_number }: StoredRequest, answer: RequestAnswer) => {
      await db
        .updateTable('order_requests')
        .set(answer)
        .where('order_id', '=', order_id)
        .where('request_number', '=', request_number)
        .execute();
      await db
        .updateTable('orders')
        .set((order) => ({ revision: order('revision', '+', 1) }))
        .where('order_id', '=', order_id)
        .execute();
    },
  };
};
