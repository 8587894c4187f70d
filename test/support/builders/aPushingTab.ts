import '../browserParts';

import { registerCartListeners } from '@/features/cart/cartListeners';
import { selectCartLines } from '@/features/cart/state/cartSelectors';
import { confirmationAccepted, selectConfirmation } from '@/features/confirm/state/confirmSlice';
import { getTotal } from '@/features/push/batch/orderParts';
import { registerPushListeners } from '@/features/push/pushListeners';
import { pushOrder, type PushRequest } from '@/features/push/sending/pushOrder';
import { selectBatches, selectProblem } from '@/features/push/state/pushSlice';
import { registerSessionListeners } from '@/features/session/sessionListeners';
import { signedIn } from '@/features/session/state/sessionSlice';
import { createAppStore } from '@/store/createAppStore';
import type { StoragePair } from '@/shared/lib/storedValues';

import type { anOrderService } from './anOrderService';
import { aClient } from './aSession';
import { someServices } from './someServices';

type Service = ReturnType<typeof anOrderService>;

/** Advances the fake clock. */
export const passTime = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

export const until = async (condition: () => boolean, what: string) => {
  for (let turn = 0; turn < 200 && !condition(); turn += 1) await passTime();
  if (!condition()) throw new Error(`timed out waiting for ${what}`);
};

/** The storage and network of a page, which stop working when it is closed. */
const createClosable = (pair: StoragePair, service: Service) => {
  let isOpen = true;
  const { local } = pair;
  const never = () => new Promise<never>(() => undefined);
  const storage: StoragePair = {
    ...pair,
    local: local && {
      get length() {
        return local.length;
      },
      key: (index) => local.key(index),
      getItem: (key) => local.getItem(key),
      setItem: (key, value) => (isOpen ? local.setItem(key, value) : undefined),
      removeItem: (key) => (isOpen ? local.removeItem(key) : undefined),
      clear: () => (isOpen ? local.clear() : undefined),
    },
  };
  const fetch: typeof globalThis.fetch = (...request) =>
    isOpen ? service.fetch(...request).then((response) => (isOpen ? response : never())) : never();
  return { storage, fetch, close: () => void (isOpen = false) };
};

const question: PushRequest['question'] = (parts) => ({
  message: { id: 'push.confirm.text', values: { total: getTotal(parts) } },
});

/** A tab in which the client is signed in, with the real store over the given storage and service. */
export const aPushingTab = async (service: Service, pair: StoragePair, client = aClient()) => {
  const { storage, fetch, close } = createClosable(pair, service);
  const services = someServices({ storage, fetch });
  const store = createAppStore({
    services,
    registerListeners: (listen) => {
      registerSessionListeners(listen);
      registerCartListeners(listen);
      registerPushListeners(listen);
    },
  });
  const signIn = (token = 'a.b.c', as = client) =>
    store.dispatch(signedIn({ token: services.vault.seal('token', token), client: as }));
  if (!store.getState().session.client) signIn();
  const state = () => store.getState();
  const confirmation = () => selectConfirmation(state());
  const isRead = () =>
    Object.values(state().cart.copies).filter(({ isRestored }) => !isRestored).length === 2 &&
    state().push !== undefined;
  await until(isRead, 'the carts are read');

  const press = (request: Partial<PushRequest> = {}) => store.dispatch(pushOrder({ taxes: 16, question, ...request }));
  const accept = async () => {
    await until(() => confirmation() !== null || selectProblem(state()) !== null, 'a confirmation or a problem');
    const open = confirmation();
    if (open) store.dispatch(confirmationAccepted({ id: open.id }));
  };
  return {
    store,
    services,
    signIn,
    close,
    state,
    confirmation,
    press,
    accept,
    /** Presses the button and confirms; `pushed` settles with the push (wrapped, so that awaiting `push` does not). */
    push: async (request: Partial<PushRequest> = {}) => {
      const pushed = press(request);
      await accept();
      return { pushed };
    },
    problem: () => selectProblem(state()),
    batches: () => selectBatches(state()),
    legs: () => selectBatches(state()).flatMap(({ legs }) => legs),
    states: () => selectBatches(state()).flatMap(({ legs }) => legs.map((leg) => leg.state)),
    cart: () =>
      selectCartLines(state()).map(({ catalogId, stockItemId, quantity }) => [catalogId, stockItemId, quantity]),
  };
};
