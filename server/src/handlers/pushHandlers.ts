import type { OrderPush } from '@/contracts/orders';

import type { CatalogPairs } from '../http/catalogPairs';
import type { OperationHandlers } from '../http/contractRoutes';
import { notFound, Refusal } from '../http/refusal';
import type { ReadLanguage } from '../http/requestLanguage';
import { formatServerMessage } from '../http/serverMessages';
import type { Sessions } from '../identity/sessions';
import type { PushShoppingCart } from '../orders/pushShoppingCart';

type PushServices = {
  pairs: CatalogPairs;
  sessions: Sessions;
  pushShoppingCart: PushShoppingCart;
  readLanguage: ReadLanguage;
};

export const createPushHandlers = (services: PushServices): OperationHandlers => ({
  pushShoppingCart: async (request) => {
    const { pairs, sessions, pushShoppingCart, readLanguage } = services;
    const push = request.body as OrderPush;
    pairs.check(push);
    if (sessions.requireSession(request).clientId !== push.clientId) throw notFound();
    const { statusCode, messageId, values, orders } = await pushShoppingCart(push, request.headers['if-match']);
    if (statusCode !== 200) throw new Refusal(statusCode, messageId, values);
    return { isSuccessful: true, message: formatServerMessage(messageId, readLanguage(request), values), data: orders };
  },
});
