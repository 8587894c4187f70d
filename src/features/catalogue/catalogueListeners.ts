import { signedIn } from '@/features/session/sessionSlice';
import type { AppStartListening } from '@/store/appTypes';

import { selectWantedLine } from './catalogueSlice';
import { addToCart } from './order/addToCart';

export const registerCatalogueListeners = (startListening: AppStartListening) => {
  startListening({
    actionCreator: signedIn,
    effect: async (_action, listener) => {
      const wanted = selectWantedLine(listener.getOriginalState());
      if (!wanted) return;
      // After the session's own listeners, which drop the answers of the client before.
      await listener.delay(0);
      await listener.dispatch(addToCart(wanted.item, wanted.quantity));
    },
  });
};
