import type { OfficeInputs } from '@/contracts/office';

import type { OperationHandlers } from '../../http/contracts/contractRoutes';
import { findOrderPage, requireOrder } from '../../orders/findOrders';
import { readOrderDetails } from '../../orders/orderDetails';
import { setStatuses } from '../../orders/setStatuses';
import type { OfficeParts } from '../officeParts';

const envelope = <Data>(data: Data[]) => ({ isSuccessful: true, message: null, data });

export const createOrderHandlers = ({ db, config, getContext }: OfficeParts) =>
  ({
    listOrders: async ({ query }) => {
      const { orders, total } = await findOrderPage(db, { config }, query);
      return { ...envelope(orders), total };
    },
    getOrder: async ({ params }) =>
      envelope([await readOrderDetails(db, { config }, await requireOrder(db, { config }, params.orderNumber))]),
    setOrderStatus: async (request) => {
      const { status, note = '', quiet = false, force = false, orderNumbers } = request.body;
      return envelope(await setStatuses(db, getContext(request), { orderNumbers, status, note, quiet, force }));
    },
  }) satisfies Partial<OperationHandlers<OfficeInputs>>;
