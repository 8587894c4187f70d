import type { OrderRequestLinesTable, OrderRequestsTable } from '../../src/db/shipmentTables';
import type { OrderLinesTable, OrdersTable, OrderStatusChangesTable } from '../../src/db/tables';

const hour = 3_600_000;

type History = { orders: OrdersTable[]; lines: OrderLinesTable[]; changes: OrderStatusChangesTable[] };

type DemoRequests = { requests: OrderRequestsTable[]; requested: OrderRequestLinesTable[] };

/** Of the last delivered order of each client a unit comes back; of the last one in preparation a line is to be cancelled. */
export const createRequests = ({ orders, lines, changes }: History, anchor: number): DemoRequests => {
  const made: DemoRequests = { requests: [], requested: [] };
  const ask = (
    order: OrdersTable,
    request: Pick<OrderRequestsTable, 'kind' | 'reason' | 'state' | 'answer'>,
    quantity: number | undefined,
  ) => {
    const line = lines.find(({ order_id }) => order_id === order.order_id);
    const last = changes.findLast(({ order_id }) => order_id === order.order_id);
    if (!line || !last) return;
    const at = Math.min(last.changed_at + 2 * hour, anchor);
    const key = { order_id: order.order_id, request_number: 1 };
    const isOpen = request.state === 'open';
    made.requests.push({
      ...key,
      ...request,
      uuid: null,
      requested_at: at,
      answered_at: isOpen ? null : Math.min(at + 3 * hour, anchor),
      answered_by: isOpen ? '' : 'demo',
    });
    made.requested.push({ ...key, line_number: line.line_number, quantity: quantity ?? line.quantity });
  };
  for (const clientId of new Set(orders.map(({ client_id }) => client_id))) {
    const find = (status: string) =>
      orders.findLast((order) => order.client_id === clientId && order.status === status);
    const delivered = find('delivered');
    const preparing = find('preparing');
    if (delivered)
      ask(
        delivered,
        {
          kind: 'return',
          reason: 'Una unidad llegó rota.',
          state: 'accepted',
          answer: 'Lo sentimos: la recogemos con la próxima entrega.',
        },
        1,
      );
    if (preparing)
      ask(preparing, { kind: 'cancel', reason: 'Lo pedimos dos veces.', state: 'open', answer: '' }, undefined);
  }
  return made;
};
