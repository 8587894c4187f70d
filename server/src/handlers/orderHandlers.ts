import type { Language } from '@/shared/i18n/languages';
import { firstStatus } from '@/shared/lib/orderStates';
import { toAmountOrNull } from '@/shared/money/cents';
import { toPercent } from '@/shared/money/taxRate';
import type {
  InventoryInputs,
  Order,
  OrderChange,
  OrderDocument,
  OrderLine,
  OrderParcel,
  OrderRequest,
  Purchase,
} from '@/contracts/inventory';

import type { OrderLinesTable, OrdersTable, OrderStatusChangesTable } from '../db/tables';
import type { OperationHandlers, OperationRequest } from '../http/contracts/contractRoutes';
import { sendAttachment } from '../http/responses/attachment';
import { notFound } from '../http/responses/refusal';
import { findAuthority } from '../identity/authority';
import { getBackorder } from '../orders/backorder';
import { createRequestOrderChange } from '../orders/requestOrderChange';
import type { OrderDocument as StoredDocument } from '../repositories/documentsRepository';
import { createOrderBookRepository } from '../repositories/orderBookRepository';
import { createOrderNewsRepository } from '../repositories/orderNewsRepository';
import type { StoredRequest } from '../repositories/orderRequestsRepository';
import { createOrdersRepository, type OrderWithLines, type PurchaseRow } from '../repositories/ordersRepository';
import type { Parcel } from '../repositories/parcelsRepository';
import { createRequireOwn, type HandlerParts, type OwnRequest } from './handlerParts';

const toOrder = ({ order, lines }: OrderWithLines, language: Language): Order => ({
  orderId: order.order_id,
  orderNumber: order.order_number,
  uuid: order.push_uuid,
  clientId: order.client_id,
  date: new Date(order.created_at).toISOString(),
  status: order.status,
  moneyTypeId: order.money_type_id,
  subtotal: toAmountOrNull(order.subtotal_cents),
  taxRate: toPercent(order.tax_rate),
  ...(order.tax_exemption !== null && { taxExemption: order.tax_exemption }),
  taxAmount: toAmountOrNull(order.tax_cents),
  total: toAmountOrNull(order.total_cents),
  comment: order.comment,
  ...(order.person_name !== null && { orderedBy: order.person_name }),
  purchaseOrder: order.purchase_order,
  deliveryAddress: order.delivery_address,
  wishedDate: order.wished_date,
  items: lines.map((line) => ({
    stockItemId: line.stock_item_id,
    name: line[`name_${language}`],
    code: line.code,
    quantity: line.quantity,
    ...(line.cancelled_quantity > 0 && { cancelled: line.cancelled_quantity }),
    unitPrice: toAmountOrNull(line.unit_price_cents),
    total: toAmountOrNull(line.total_cents),
  })),
});

/** Every order begins as received. Orders from elsewhere may have a status that no change recorded: nothing is told then. */
const listStatuses = (order: OrdersTable, changes: OrderStatusChangesTable[]): { changes?: OrderChange[] } => {
  const all = [{ status: firstStatus, changed_at: order.created_at, note: '' }, ...changes];
  if (all.at(-1)?.status !== order.status) return {};
  return {
    changes: all.map(({ status, changed_at: at, note }) => ({ status, date: new Date(at).toISOString(), note })),
  };
};

const toContent = (line: { line_number: number; quantity: number }) => ({
  orderLineId: line.line_number,
  quantity: line.quantity,
});

const toParcel = (parcel: Parcel): OrderParcel => ({
  parcelId: parcel.parcel_number,
  carrier: parcel.carrier || null,
  number: parcel.tracking_number || null,
  link: parcel.link || null,
  date: new Date(parcel.shipped_at).toISOString(),
  lines: parcel.lines.map(toContent),
});

const toDocument = (document: StoredDocument): OrderDocument => ({
  documentId: document.document_id,
  kind: document.kind,
  name: document.name,
  size: document.size,
  date: new Date(document.added_at).toISOString(),
});

/** The order itself as a document, written when it is asked for. */
const orderDocumentId = 'order';

const toPrintedOrder = ({ order_number: number, created_at: at }: OrdersTable): OrderDocument => ({
  documentId: orderDocumentId,
  kind: 'order',
  name: `${number}.pdf`,
  size: null,
  date: new Date(at).toISOString(),
});

const toRequest = (request: StoredRequest): OrderRequest => ({
  requestId: request.request_number,
  kind: request.kind,
  lines: request.lines.map(toContent),
  reason: request.reason || null,
  date: new Date(request.requested_at).toISOString(),
  state: request.state,
  answer: request.answer || null,
  answerDate: request.answered_at === null ? null : new Date(request.answered_at).toISOString(),
});

const toOrderLine = (order: OrdersTable, line: OrderLinesTable, language: Language): OrderLine => ({
  orderLineId: line.line_number,
  orderId: line.order_id,
  stockItemId: line.stock_item_id,
  name: line[`name_${language}`],
  code: line.code,
  imageUrl: line.image_name,
  quantity: line.quantity,
  ...getBackorder(order, line),
  unit: line.unit ?? undefined,
  packSize: line.pack_size ?? undefined,
  unitPrice: toAmountOrNull(line.unit_price_cents),
  total: toAmountOrNull(line.total_cents),
});

const toPurchase = ({ stock_item_id, orders, units, last_at }: PurchaseRow): Purchase => ({
  stockItemId: stock_item_id,
  orders,
  units,
  lastDate: new Date(last_at).toISOString(),
});

export const createOrderHandlers = (parts: HandlerParts) => {
  const { db, config, sessions, people, writeOrderPdf, deliverAfter, responses, readLanguage } = parts;
  const orders = createOrdersRepository(db);
  const orderNews = createOrderNewsRepository(db);
  const orderBook = createOrderBookRepository(db, config.runtime.accountId);
  const requestOrderChange = createRequestOrderChange(parts);
  const requireOwn = createRequireOwn(parts);
  const readAuthority = (request: OwnRequest) => findAuthority(people, sessions.requireSession(request));
  const find = async (request: OperationRequest<InventoryInputs['getOrder']>): Promise<OrderWithLines> => {
    const found = await orders.find(requireOwn(request), request.params.orderId);
    if (!found) throw notFound();
    return found;
  };
  const printOrder = async ({ order_id: orderId, order_number: number }: OrdersTable, language: Language) => {
    const booked = await orderBook.find(orderId);
    if (!booked) throw notFound();
    const bytes = await writeOrderPdf(booked, language, `client ${booked.client.clientId}`);
    return { name: `${number}.pdf`, contentType: 'application/pdf', bytes };
  };
  return {
    getOrders: async (request, reply) => {
      const key = requireOwn(request);
      const language = readLanguage(request);
      return responses.send(request, reply, {
        key: `orders ${key.clientId} ${key.companyId} ${key.catalogId} ${language}`,
        stamp: await orders.readStamp(key),
        create: async () => {
          const found = await orders.list(key);
          return { isSuccessful: true, data: found.map((order) => toOrder(order, language)) };
        },
      });
    },
    getPurchases: async (request, reply) => {
      const key = requireOwn(request);
      return responses.send(request, reply, {
        key: `purchases ${key.clientId} ${key.companyId} ${key.catalogId}`,
        stamp: await orders.readStamp(key),
        create: async () => ({ isSuccessful: true, data: (await orders.listPurchases(key)).map(toPurchase) }),
      });
    },
    getOrderNews: async (request) => ({
      isSuccessful: true,
      data: (await orderNews.list(requireOwn(request), await readAuthority(request))).map((row) => ({
        newsId: row.id,
        kind: row.kind,
        orderId: row.order_id,
        orderNumber: row.order_number || null,
        status: row.status,
      })),
    }),
    getOrder: async (request) => {
      const found = await find(request);
      const { order_id: orderId } = found.order;
      const changes = listStatuses(found.order, await orders.listChanges(orderId));
      const parcels = (await orders.listParcels(orderId)).map(toParcel);
      const documents = [toPrintedOrder(found.order), ...(await orders.documents.list(orderId)).map(toDocument)];
      const requests = (await orders.requests.list(orderId)).map(toRequest);
      const order = { ...toOrder(found, readLanguage(request)), ...changes, parcels, documents, requests };
      return { isSuccessful: true, data: [order] };
    },
    getOrderDocument: async (request, reply) => {
      const { order } = await find(request);
      const { documentId } = request.params;
      const document =
        documentId === orderDocumentId
          ? await printOrder(order, readLanguage(request))
          : await orders.documents.find(order.order_id, documentId);
      if (!document) throw notFound();
      return sendAttachment(reply, document);
    },
    requestOrderChange: async (request, reply) => {
      const { order } = await find(request);
      const stored = await requestOrderChange(order.order_id, request.body);
      deliverAfter(reply);
      return { isSuccessful: true, data: [toRequest(stored)] };
    },
    getOrderDetails: async (request) => {
      const { order, lines } = await find(request);
      return { isSuccessful: true, data: lines.map((line) => toOrderLine(order, line, readLanguage(request))) };
    },
  } satisfies Partial<OperationHandlers<InventoryInputs>>;
};
