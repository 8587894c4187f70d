import type { OfficeInputs } from '@/contracts/office';

import type { OperationHandlers } from '../../http/contracts/contractRoutes';
import { answerRequest } from '../../orders/answerRequest';
import { addParcel, removeParcel } from '../../orders/changeParcels';
import { findOrderPage, getOrderBook, requireOrder } from '../../orders/findOrders';
import { readOrderDetails, toListedOrder } from '../../orders/orderDetails';
import { setStatuses } from '../../orders/setStatuses';
import type { OfficeParts } from '../officeParts';

const envelope = <Data>(data: Data[]) => ({ isSuccessful: true, message: null, data });

/** More than arrive between two looks of an open page. */
const newestCount = 20;

export const createOrderHandlers = ({ db, config, getContext }: OfficeParts) => {
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
    answerRequest: async (request) => {
      const { orderNumber, requestNumber } = request.params;
      const { state, note = '', quiet = false } = request.body;
      const answer = { orderNumber, request: String(requestNumber), state, note, quiet };
      await answerRequest(db, getContext(request), answer);
      return readOrder(orderNumber);
    },
  } satisfies Partial<OperationHandlers<OfficeInputs>>;
};
