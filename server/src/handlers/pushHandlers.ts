import type { OrdersInputs } from '@/contracts/orders';

import type { OperationHandlers } from '../http/contracts/contractRoutes';
import { notFound, Refusal } from '../http/responses/refusal';
import { formatServerMessage } from '../http/responses/serverMessages';
import { createPushShoppingCart } from '../orders/pushShoppingCart';
import { createRequestApproval } from '../orders/requestApproval';
import type { HandlerParts } from './handlerParts';

export const createPushHandlers = (parts: HandlerParts): OperationHandlers<OrdersInputs> => {
  const { pairs, sessions, readLanguage, deliverAfter } = parts;
  const pushShoppingCart = createPushShoppingCart(parts);
  const requestApproval = createRequestApproval(parts);
  return {
    pushShoppingCart: async (request, reply) => {
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
      const push = request.body;
      pairs.check(push);
      const { clientId, personId } = sessions.requireSession(request);
      if (clientId !== push.clientId) throw notFound();
      await requestApproval(push, personId, request.headers['if-match']);
      deliverAfter(reply);
      return { isSuccessful: true, message: formatServerMessage('approvalRequested', readLanguage(request)), data: [] };
    },
  };
};
