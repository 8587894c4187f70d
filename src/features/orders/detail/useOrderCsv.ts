import type { CatalogOrder } from '@/api/inventoryApi';
import type { OrderWithLines } from '@/api/sentOrdersApi';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { type CsvColumn, useCsvDownload } from '@/shared/i18n/useCsvDownload';
import { noteFields, readOrderNote } from '@/shared/lib/orderComment';
import type { OrderLine } from '@/contracts/inventory';

import { ordersListMessages } from '../list/ordersListMessages';
import { ordersMessages } from '../ordersMessages';
import { orderPageMessages as messages } from './orderPageMessages';

type OrderRow = { order: CatalogOrder; line: OrderLine };

/**
 * One row per line, amounts as numbers; `order.date` is already shifted. Who ordered has a column where it is known.
 *
 * @internal
 */
export const orderColumns = (
  getCatalogName: (catalogId: number) => string,
  orders: readonly Pick<OrderWithLines, 'order'>[],
): CsvColumn<OrderRow>[] => [
  [ordersMessages.order, ({ order }) => order.orderNumber],
  [ordersMessages.date, ({ order }) => order.date.slice(0, 10)],
  [ordersListMessages.catalog, ({ order }) => getCatalogName(order.catalogId)],
  [messages.code, ({ line }) => line.code],
  [messages.name, ({ line }) => line.name],
  [messages.quantity, ({ line }) => line.quantity],
  [messages.unitPrice, ({ line }) => line.unitPrice],
  [ordersMessages.total, ({ line }) => line.total],
  [messages.money, ({ order }) => order.moneyTypeId],
  ...(orders.some(({ order }) => order.orderedBy)
    ? [[messages.orderedBy, ({ order }) => order.orderedBy ?? ''] satisfies CsvColumn<OrderRow>]
    : []),
  ...noteFields.map((field): CsvColumn<OrderRow> => [messages[field], ({ order }) => readOrderNote(order)[field]]),
];

/** A file name that is valid on every system, whatever the order number contains. */
export const orderFileName = (orderNumber: string): string =>
  `${orderNumber.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+|[.-]+$/g, '') || 'order'}.csv`;

/** Downloads the lines of orders in one file. */
export const useOrderCsv = () => {
  const getCatalogName = useCatalogName();
  const download = useCsvDownload();
  return (orders: readonly OrderWithLines[]) =>
    download(
      orderFileName(orders.map(({ order }) => order.orderNumber).join('_')),
      orderColumns((catalogId) => getCatalogName(catalogId, String(catalogId)), orders),
      orders.flatMap(({ order, lines }) => lines.map((line) => ({ order, line }))),
    );
};
