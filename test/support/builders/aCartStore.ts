import { registerCartListeners } from '@/features/cart/cartListeners';
import { selectCartLines } from '@/features/cart/state/cartSelectors';
import { registerSessionListeners } from '@/features/session/sessionListeners';
import { signedIn } from '@/features/session/state/sessionSlice';
import { createAppStore } from '@/store/createAppStore';
import type { StoreServices } from '@/store/storeServices';

import { aClient } from './aSession';
import { someServices } from './someServices';

/** The real store, with the listeners that keep a client's cart in sync. */
export const aCartStore = (overrides: Partial<StoreServices> = {}) => {
  const services = someServices(overrides);
  const store = createAppStore({
    services,
    registerListeners: (listen) => {
      registerSessionListeners(listen);
      registerCartListeners(listen);
    },
  });
  const quantities = () =>
    Object.fromEntries(
      selectCartLines(store.getState()).map((line) => [`${line.catalogId}/${line.stockItemId}`, line.quantity]),
    );
  const until = (condition: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!condition()) return;
        stop();
        resolve();
      };
      const stop = store.subscribe(check);
      check();
    });
  const isRead = () => Object.values(store.getState().cart.copies).filter(({ isRestored }) => !isRestored).length === 2;
  const open = async (client = aClient()) => {
    store.dispatch(signedIn({ token: services.vault.seal('token', 'a.b.c'), client }));
    await until(isRead);
  };
  return { store, services, quantities, until, open, isRead };
};
