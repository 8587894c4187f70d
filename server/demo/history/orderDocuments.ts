import { toAmount, writeAmount } from '@/shared/money/cents';

import type { OrderDocumentsTable } from '../../src/db/shipmentTables';
import type { OrderLinesTable, OrdersTable } from '../../src/db/tables';
import { writeDataSheet } from '../catalogue/dataSheet';
import type { PlannedOrder } from './orderPlan';

const months = 6;

const kinds = [
  { kind: 'deliveryNote', status: 'shipped', title: { es: 'Nota de entrega', en: 'Delivery note' }, stem: 'entrega' },
  { kind: 'invoice', status: 'delivered', title: { es: 'Factura', en: 'Invoice' }, stem: 'factura' },
];

const money = (cents: number) => `${writeAmount(toAmount(cents))} USD`;

/** A delivery note for what was shipped, and an invoice for what was delivered, in the last months. */
export const createDocuments = (
  planned: PlannedOrder,
  order: OrdersTable,
  lines: OrderLinesTable[],
): OrderDocumentsTable[] =>
  kinds.flatMap(({ kind, status, title, stem }) => {
    const change = planned.changes.find((each) => each.status === status);
    if (!change || planned.monthsAgo >= months) return [];
    const amounts: [string, string][] = [
      ['Subtotal', money(order.subtotal_cents)],
      ['Impuestos / Taxes', money(order.tax_cents)],
      ['Total', money(order.total_cents)],
    ];
    const bytes = writeDataSheet({
      code: order.order_number,
      ean: null,
      title,
      color: '#1b4d43',
      rows: [
        ...lines.map((line) => [line.code, `${line.quantity} × ${line.name_es}`] as const),
        ...(kind === 'invoice' ? amounts : []),
      ],
    });
    return {
      document_id: `demo-${stem}-${order.order_id}`,
      order_id: order.order_id,
      kind,
      name: `${stem}-${order.order_number}.pdf`,
      content_type: 'application/pdf',
      size: bytes.length,
      bytes,
      added_at: change.at,
      added_by: 'demo',
    };
  });
