import type { FastifyRequest } from 'fastify';

import type { InventoryInputs, SetAsideCart, StandingOrder } from '@/contracts/inventory';

import type { OperationHandlers } from '../http/contracts/contractRoutes';
import { notFound, Refusal } from '../http/responses/refusal';
import { createGetCartOwner } from '../repositories/cartRows';
import { createSetAsideCartsRepository } from '../repositories/setAsideCartsRepository';
import { createStandingOrdersRepository } from '../repositories/standingOrdersRepository';
import { createRequireOwn, type HandlerParts, type OwnKey } from './handlerParts';

const carts = (data: SetAsideCart[]) => ({ isSuccessful: true, data });
const orders = (data: StandingOrder[]) => ({ isSuccessful: true, data });

export const createPlannedOrderHandlers = (parts: HandlerParts) => {
  const { db, config, sessions, readLanguage, today, now } = parts;
  const setAsideCarts = createSetAsideCartsRepository(db, { catalogs: config.runtime.catalogs, today });
  const standingOrders = createStandingOrdersRepository(db);
  const getCartOwner = createGetCartOwner(config.personCarts);
  const requireOwn = createRequireOwn(parts);
  const requireOwnCarts = <Key extends OwnKey>(request: FastifyRequest & { params: Key }) => ({
    ...requireOwn(request),
    personId: getCartOwner(sessions.requireSession(request).personId),
  });
  return {
    getSetAsideCarts: async (request) =>
      carts(await setAsideCarts.list(requireOwnCarts(request), readLanguage(request))),
    setCartAside: async (request) => {
      const content = { ...request.body, name: request.body.name.trim() };
      const cart = await setAsideCarts.setAside(requireOwnCarts(request), content, now());
      if (cart === 'empty') throw new Refusal(409, 'nothingToSetAside');
      if (cart === 'tooMany') throw new Refusal(409, 'tooManyCarts');
      return carts([cart]);
    },
    takeCartBack: async (request) => {
      const rest = await setAsideCarts.takeBack(requireOwnCarts(request), readLanguage(request), now());
      if (!rest) throw notFound();
      return carts(rest);
    },
    deleteSetAsideCart: async (request) => {
      await setAsideCarts.remove(requireOwnCarts(request));
      return carts([]);
    },
    getStandingOrders: async (request) => orders(await standingOrders.list(requireOwn(request).clientId)),
    saveStandingOrder: async (request) => {
      const saved = await standingOrders.save(
        requireOwn(request),
        sessions.requireSession(request).personId,
        request.body,
      );
      if (!saved) throw notFound();
      return orders([saved]);
    },
    deleteStandingOrder: async (request) => {
      await standingOrders.remove(requireOwn(request));
      return orders([]);
    },
  } satisfies Partial<OperationHandlers<InventoryInputs>>;
};
