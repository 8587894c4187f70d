import { type CatalogNames, getCatalogNames } from '@/shared/config/catalogNames';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { isLanguage } from '@/shared/i18n/languages';
import { type OrderNote, readOrderNote } from '@/shared/lib/orderComment';
import { toAmountOrNull } from '@/shared/money/cents';
import { toPercent } from '@/shared/money/taxRate';
import { paths } from '@/shared/routing/paths';

import type { ServerConfig } from '../config/serverConfig';
import type { OrdersTable } from '../db/tables';
import type { OrderDocument } from '../repositories/documentsRepository';
import type { BookedOrder } from '../repositories/orderBookRepository';
import type { Parcel } from '../repositories/parcelsRepository';
import { getBackorder } from './backorder';

export const getNote = (order: OrdersTable): OrderNote =>
  readOrderNote({
    comment: order.comment,
    purchaseOrder: order.purchase_order,
    deliveryAddress: order.delivery_address,
    wishedDate: order.wished_date,
  });

export type OrderPages = Pick<ServerConfig, 'publicUrl'> & { runtime: Pick<RuntimeConfig, 'defaultLanguage'> };

const toRecordLine = ({ line_number: lineNumber, quantity }: { line_number: number; quantity: number }) => ({
  lineNumber,
  quantity,
});

export const toParcelRecord = (parcel: Parcel) => ({
  parcelNumber: parcel.parcel_number,
  carrier: parcel.carrier,
  number: parcel.tracking_number,
  link: parcel.link,
  date: new Date(parcel.shipped_at).toISOString(),
  lines: parcel.lines.map(toRecordLine),
});

export const toDocumentRecord = (document: OrderDocument) => ({
  documentId: document.document_id,
  kind: document.kind,
  name: document.name,
  size: document.size,
  date: new Date(document.added_at).toISOString(),
});

/** Where a signed-in client sees the order and downloads its documents. */
export const getOrderPage = (
  { publicUrl, runtime: { defaultLanguage } }: OrderPages,
  { order_id: orderId, catalog_id: catalogId }: Pick<OrdersTable, 'order_id' | 'catalog_id'>,
  preferred: string,
) => {
  const lang = isLanguage(preferred) ? preferred : defaultLanguage;
  return `${publicUrl}${paths.order.href({ lang, catalogId, orderId })}`;
};

/** An order for other systems: in webhooks and in exports. Without `catalogName` where catalogues have no names. */
export const toOrderRecord = (
  {
    order,
    lines,
    parcels,
    documents,
    requests,
    person,
    client: { language: _, statusMails: __, ...client },
  }: BookedOrder,
  catalogNames: CatalogNames,
) => ({
  orderId: order.order_id,
  orderNumber: order.order_number,
  date: new Date(order.created_at).toISOString(),
  status: order.status,
  companyId: order.company_id,
  catalogId: order.catalog_id,
  catalogName: getCatalogNames(catalogNames, order.catalog_id),
  client,
  ...(person && { orderedBy: person }),
  ...getNote(order),
  currency: order.money_type_id,
  subtotal: toAmountOrNull(order.subtotal_cents),
  taxRate: toPercent(order.tax_rate),
  ...(order.tax_exemption !== null && { taxExemption: order.tax_exemption }),
  taxAmount: toAmountOrNull(order.tax_cents),
  total: toAmountOrNull(order.total_cents),
  lines: lines.map((line) => ({
    lineNumber: line.line_number,
    stockItemId: line.stock_item_id,
    code: line.code,
    name: { es: line.name_es, en: line.name_en, zh: line.name_zh },
    quantity: line.quantity,
    ...(line.cancelled_quantity > 0 && { cancelled: line.cancelled_quantity }),
    unit: line.unit ?? undefined,
    packSize: line.pack_size ?? undefined,
    ...getBackorder(order, line),
    unitPrice: toAmountOrNull(line.unit_price_cents),
    total: toAmountOrNull(line.total_cents),
  })),
  parcels: parcels.map(toParcelRecord),
  documents: documents.map(toDocumentRecord),
  requests: requests.map((request) => ({
    requestNumber: request.request_number,
    kind: request.kind,
    lines: request.lines.map(toRecordLine),
    reason: request.reason,
    date: new Date(request.requested_at).toISOString(),
    state: request.state,
    answer: request.answer,
    answerDate: request.answered_at === null ? null : new Date(request.answered_at).toISOString(),
  })),
});
