import { isAnswerOf } from '@/api/isAnswerOf';
import type { Cart, CartItem } from '@/api/inventoryApi';
import { selectClientId, selectIsLoggedIn } from '@/features/session/sessionSlice';
import type { AppStartListening } from '@/store/appTypes';

import { cartRead, type CartLine } from './cartSlice';

const linesOf = (catalogId: number, items: CartItem[]): CartLine[] =>
  items.flatMap(({ stockItemId, shoppingCarts: [first] }) => (first ? [{ catalogId, stockItemId, ...first }] : []));

export const registerCartListeners = (startListening: AppStartListening): void => {
  // Spec §4: when logged in, the cart is loaded at start-up and the count shown.
  startListening({
    predicate: (_action, now, before) => selectIsLoggedIn(now) && selectClientId(now) !== selectClientId(before),
    effect: async (_action, listener) => {
      // A visitor does without the inventory's endpoints. The session's own listeners, which drop the answers of the
      // client before, are through when they have come.
      const { mergedApi } = await import(/* webpackChunkName: "carts" */ '@/api/mergedApi');
      const clientId = selectClientId(listener.getState());
      if (clientId === undefined) return;
      // Subscribed until the session ends, so that every change of the cart is read again.
      await listener.dispatch(mergedApi.endpoints.getCarts.initiate({ clientId }));
    },
  });

  startListening({
    matcher: isAnswerOf<Cart, { clientId: number }>('getCart'),
    effect: ({ payload, meta }, listener) => {
      // An answer may arrive after its client has left.
      if (meta.arg.originalArgs.clientId !== selectClientId(listener.getState())) return;
      listener.dispatch(cartRead({ catalogId: payload.catalogId, lines: linesOf(payload.catalogId, payload.items) }));
    },
  });
};
