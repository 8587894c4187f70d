import { isAnyOf } from '@reduxjs/toolkit';

import { baseApi } from '@/api/baseApi';
import { sessionRestored, signedIn, signedInElsewhere } from '@/features/session/sessionSlice';
import type { AppStartListening } from '@/store/appTypes';

import { selectWantedLine } from './catalogueSlice';

export const registerCatalogueListeners = (startListening: AppStartListening) => {
  // Design §9: signing in changes the visible lists. The end of a session already drops every cached response.
  startListening({
    matcher: isAnyOf(signedIn, signedInElsewhere, sessionRestored),
    effect: (_action, { dispatch, extra }) => {
      if (extra.config.pricesVisibleTo === 'clients') dispatch(baseApi.util.invalidateTags(['StockItem', 'Category']));
    },
  });

  startListening({
    actionCreator: signedIn,
    effect: async (_action, listener) => {
      const wanted = selectWantedLine(listener.getOriginalState());
      if (!wanted) return;
      // Meanwhile the session's own listeners drop the previous client's cached responses.
      const { addToCart } = await import(/* webpackChunkName: "add-to-cart" */ './ordering/addToCart');
      await listener.delay(0);
      await listener.dispatch(addToCart(wanted.item, wanted.quantity));
    },
  });
};
