import { signedIn } from '@/features/session/sessionSlice';
import type { AppStartListening } from '@/store/appTypes';

import { selectWantedLine } from './catalogueSlice';

export const registerCatalogueListeners = (startListening: AppStartListening) => {
  startListening({
    actionCreator: signedIn,
    effect: async (_action, listener) => {
      const wanted = selectWantedLine(listener.getOriginalState());
      if (!wanted) return;
      // The session's own listeners drop the answers of the client before in the meantime.
      const { addToCart } = await import(/* webpackChunkName: "add-to-cart" */ './order/addToCart');
      await listener.delay(0);
      await listener.dispatch(addToCart(wanted.item, wanted.quantity));
    },
  });
};
