import type { OrdersInputs } from '@/contracts/orders';

import type { CatalogPairs } from '../http/contracts/catalogPairs';
import type { OperationHandlers } from '../http/contracts/contractRoutes';
import { notFound, Refusal } from '../http/responses/refusal';
import type { ReadLanguage } from '../http/responses/requestLanguage';
import { formatServerMessage } from '../http/responses/serverMessages';
import type { Sessions } from '../identity/sessions';
import type { PushShoppingCart } from '../orders/pushShoppingCart';
import type { RequestApproval } from '../orders/requestApproval';
import type { DeliverAfter } from '../outbox/registerDelivery';

type PushServices = {
  pairs: CatalogPairs;
  sessions: Sessions;
  pushShoppingCart: PushShoppingCart;
  requestApproval: RequestApproval;
  readLanguage: ReadLanguage;
  deliverAfter: DeliverAfter;
};

export const createPushHandlers = (services: PushServices): OperationHandlers<OrdersInputs> => ({
  pushShoppingCart: async (request, reply) => {
    const { pairs, sessions, pushShoppingCart, readLanguage, deliverAfter } = services;
    const push = request.body;
    pairs.check(push);
    const { clientId, personId } = sessions.requireSession(request);
    if (clientId !== push.clientId) throw notFound();
    const language = readLanguage(request);
    const { statusCode, messageId, values, orders, shortages } = await pushShoppingCart(
      push,
      personId,
      request.headers['if-match'],
      language,
    );
    if (statusCode !== 200) throw new Refusal(statusCode, messageId, values, {}, shortages && { shortages });
    deliverAfter(reply);
    return { isSuccessful: true, message: formatServerMessage(messageId, language, values), data: orders };
  },
  requestApproval: async (request, reply) => {
    const { pairs, sessions, requestApproval, readLanguage, deliverAfter } = services;
    const push = request.body;
    pairs.check(push);
    const { clientId, personId } = sessions.requireSession(request);
    if (clientId !== push.clientId) throw notFound();
    await requestApproval(push, personId, request.headers['if-match']);
    deliverAfter(reply);
    return { isSuccessful: true, message: formatServerMessage('approvalRequested', readLanguage(request)), data: [] };
  },
});
