import type { OfficeInputs } from '@/contracts/office';

import type { OperationHandlers } from '../../http/contracts/contractRoutes';
import { sendAttachment } from '../../http/responses/attachment';
import { Refusal } from '../../http/responses/refusal';
import { answerRequest } from '../../orders/answerRequest';
import { addDocument, removeDocument } from '../../orders/changeDocuments';
import { addParcel, removeParcel } from '../../orders/changeParcels';
import { findOrderPage, getOrderBook, requireOrder } from '../../orders/findOrders';
import { readOrderDetails, toListedOrder } from '../../orders/orderDetails';
import { checkOrderText, placeClientOrder } from '../../orders/orderForClient';
import { setStatuses } from '../../orders/setStatuses';
import { toPrintable } from '../../printable';
import { createDocumentsRepository } from '../../repositories/documentsRepository';
import type { OfficeParts } from '../officeParts';

const envelope = <Data>(data: Data[]) => ({ isSuccessful: true, message: null, data });

/** More than arrive between two looks of an open page. */
const newestCount = 20;

export const createOrderHandlers = ({ db, config, getContext, access, readLanguage }: OfficeParts) => {
  const readOrder = async (orderNumber: string) =>
    envelope([await readOrderDetails(db, { config }, await requireOrder(db, { config }, orderNumber))]);
  return {
    listOrders: async ({ query }) => {
      const { orders, total } = await findOrderPage(db, { config }, query);
      return { ...envelope(orders), total };
    },
    listNewestOrders: async () =>
      envelope((await getOrderBook(db, { config }).listNewest(newestCount)).map(toListedOrder)),
    getOrder: ({ params }) => readOrder(params.orderNumber),
    checkOrder: async (request) =>
      envelope([await checkOrderText(db, getContext(request), request.body, readLanguage(request))]),
    placeOrder: async (request) => {
      // The client sees who has ordered.
      const orderedBy = `${access.getActor(request).name} (${config.runtime.siteName})`;
      const said = { orderedBy, language: readLanguage(request) };
      return readOrder(await placeClientOrder(db, getContext(request), request.body, said));
    },
    setOrderStatus: async (request) => {
      const { status, note = '', quiet = false, force = false, orderNumbers } = request.body;
      return envelope(await setStatuses(db, getContext(request), { orderNumbers, status, note, quiet, force }));
    },
    addParcel: async (request) => {
      const { orderNumber } = await addParcel(db, getContext(request), { ...request.body, ...request.params });
      return readOrder(orderNumber);
    },
    removeParcel: async (request) => {
      const { orderNumber, parcelNumber } = request.params;
      await removeParcel(db, getContext(request), { orderNumber, parcel: String(parcelNumber) });
      return readOrder(orderNumber);
    },
    addDocument: async (request) => {
      const { kind, name, content } = request.body;
      const document = { ...request.params, kind, name, bytes: Buffer.from(content, 'base64') };
      const { orderNumber } = await addDocument(db, getContext(request), document);
      return readOrder(orderNumber);
    },
    getDocument: async ({ params: { orderNumber, documentId } }, reply) => {
      const { order } = await requireOrder(db, { config }, orderNumber);
      const found = await createDocumentsRepository(db).find(order.order_id, documentId);
      if (!found)
        throw new Refusal(404, 'documentUnknown', { number: order.order_number, document: toPrintable(documentId) });
      return sendAttachment(reply, found);
    },
    removeDocument: async (request) => {
      const { orderNumber } = await removeDocument(db, getContext(request), request.params);
      return readOrder(orderNumber);
    },
    answerRequest: async (request) => {
      const { orderNumber, requestNumber } = request.params;
      const { state, note = '', quiet = false } = request.body;
      const answer = { orderNumber, request: String(requestNumber), state, note, quiet };
      await answerRequest(db, getContext(request), answer);
      return readOrder(orderNumber);
    },
  } satisfies Partial<OperationHandlers<OfficeInputs>>;
};
