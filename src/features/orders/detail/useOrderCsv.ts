import type { CatalogOrder } from '@/api/inventoryApi';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { type CsvColumn, useCsvDownload } from '@/shared/i18n/useCsvDownload';
import { noteFields, readOrderNote } from '@/shared/lib/orderComment';
import type { OrderLine } from '@/contracts/inventory';

import { ordersListMessages } from '../list/ordersListMessages';
import { ordersMessages } from '../ordersMessages';
import { orderPageMessages as messages } from './orderPageMessages';

/**
 * One row per line, amounts as numbers; `order.date` is already shifted.
 *
 * @internal
 */
export const orderColumns = (order: CatalogOrder, catalog: string): CsvColumn<OrderLine>[] => {
  const note = readOrderNote(order);
  return [
    [ordersMessages.order, () => order.orderNumber],
    [ordersMessages.date, () => order.date.slice(0, 10)],
    [ordersListMessages.catalog, () => catalog],
    [messages.code, ({ code }) => code],
    [messages.name, ({ name }) => name],
    [messages.quantity, ({ quantity }) => quantity],
    [messages.unitPrice, ({ unitPrice }) => unitPrice],
    [ordersMessages.total, ({ total }) => total],
    [messages.money, () => order.moneyTypeId],
    ...noteFields.map((field): CsvColumn<OrderLine> => [messages[field], () => note[field]]),
  ];
};

/**
 * A file name that is valid on every system, whatever the order number contains.
 *
 * @internal
 */
export const orderFileName = (orderNumber: string): string =>
  `${orderNumber.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+|[.-]+$/g, '') || 'order'}.csv`;

export const useOrderCsv = (order: CatalogOrder) => {
  const getCatalogName = useCatalogName();
  const download = useCsvDownload();
  const { catalogId, orderNumber } = order;
  return (lines: readonly OrderLine[]) =>
    download(orderFileName(orderNumber), orderColumns(order, getCatalogName(catalogId, String(catalogId))), lines);
};
