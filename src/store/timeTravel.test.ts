import { ActionCreators, type EnhancedStore, instrument } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';

import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';
import { memoryStorage } from '@/../test/support/builders/memoryStorage';
import { someServices } from '@/../test/support/builders/someServices';
import { languageChosen } from '@/features/settings/state/languageSlice';
import { clientRecordsApi } from '@/api/clientRecordsApi';
import { contentApi } from '@/api/contentApi';
import { plannedOrdersApi } from '@/api/plannedOrdersApi';

import { createAppStore } from './createAppStore';
import { createTimeTravel, type Lifted } from './timeTravel';

const patientMs = 20_000;
const hastyMs = 40;

type WaitingRequest = { resolve: (response: Response) => void; reject: (error: Error) => void };

/** The application's store with DevTools, and what reached the outside. */
const open = (requestTimeoutMs = patientMs) => {
  const timeTravel = createTimeTravel(instrument());
  const local = memoryStorage();
  const requests: string[] = [];
  const heard: string[] = [];
  const waiting: WaitingRequest[] = [];
  const fetch = (input: RequestInfo | URL) => {
    requests.push(input instanceof Request ? input.url : String(input));
    return new Promise<Response>((resolve, reject) => waiting.push({ resolve, reject }));
  };
  const config = aRuntimeConfig({ requestTimeoutMs });
  const services = timeTravel.guardServices(someServices({ config, fetch, storage: { local } }));
  const store = createAppStore({
    services,
    timeTravel,
    registerListeners: (listen) => {
      listen({ actionCreator: languageChosen, effect: ({ payload }) => void heard.push(payload) });
    },
  });
  const { liftedStore } = store as unknown as EnhancedStore<unknown, UnknownAction, unknown>;
  const readLanguage = () => store.getState().language.language;
  return { store, timeTravel, services, local, requests, heard, waiting, liftedStore, readLanguage };
};

const settle = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

it('is read-only during a replay', async () => {
  const { store, timeTravel, services, local, requests, heard, liftedStore, readLanguage } = open();
  store.dispatch(languageChosen('en'));
  store.dispatch(languageChosen('zh'));
  const stored = [...local.writes];
  liftedStore.dispatch(ActionCreators.jumpToState(liftedStore.getState().stagedActionIds.length - 2));
  expect([timeTravel.isReplaying(), readLanguage()]).toEqual([true, 'en']);

  store.dispatch(languageChosen('es'));
  services.storage?.local?.setItem('language', 'es');
  void services.fetch?.('/services/anything');
  await settle();
  expect(readLanguage()).toBe('en');
  expect(heard).toEqual(['en', 'zh']);
  expect(local.writes).toEqual(stored);
  expect(requests).toEqual([]);
});

it('continues when the present is shown again', async () => {
  const { store, timeTravel, heard, liftedStore, readLanguage } = open();
  const changes: boolean[] = [];
  timeTravel.subscribe(() => changes.push(timeTravel.isReplaying()));
  store.dispatch(languageChosen('en'));
  const last = liftedStore.getState().currentStateIndex;
  liftedStore.dispatch(ActionCreators.jumpToState(0));
  liftedStore.dispatch(ActionCreators.jumpToState(last));
  store.dispatch(languageChosen('zh'));
  expect([changes, readLanguage(), heard]).toEqual([[true, false], 'zh', ['en', 'zh']]);
});

it('returns from an imported session to its own, with everything recorded', async () => {
  const other = open();
  other.store.dispatch(languageChosen('zh'));
  const exported = JSON.parse(JSON.stringify(other.liftedStore.getState())) as Lifted;

  const { store, timeTravel, liftedStore, readLanguage } = open();
  store.dispatch(languageChosen('en'));
  const before = [store.getState(), liftedStore.getState().stagedActionIds];
  liftedStore.dispatch(ActionCreators.importState<unknown, UnknownAction, unknown>(exported));
  expect([timeTravel.isReplaying(), readLanguage()]).toEqual([true, 'zh']);
  timeTravel.returnToPresent();
  expect([store.getState(), liftedStore.getState().stagedActionIds]).toEqual(before);
  store.dispatch(languageChosen('es'));
  expect([timeTravel.isReplaying(), readLanguage()]).toEqual([false, 'es']);
});

it('keeps a request of the present when its screen leaves for a replay', async () => {
  const { store, waiting, liftedStore } = open();
  const request = store.dispatch(contentApi.endpoints.getBrands.initiate());
  await settle();
  const last = liftedStore.getState().currentStateIndex;
  liftedStore.dispatch(ActionCreators.jumpToState(0));
  request.unsubscribe();
  await settle();
  liftedStore.dispatch(ActionCreators.jumpToState(last));
  waiting.forEach(({ resolve }) => resolve(new Response('{"isSuccessful":true,"data":[]}')));
  expect(await request).toMatchObject({ status: 'fulfilled' });
});

it('adopts on return what another tab has stored during a replay', async () => {
  const { store, timeTravel, local, liftedStore, readLanguage } = open();
  store.dispatch(languageChosen('en'));
  liftedStore.dispatch(ActionCreators.jumpToState(0));
  local.setItem('language', 'zh');
  timeTravel.returnToPresent();
  await settle();
  expect(readLanguage()).toBe('zh');
});

it.each([
  [
    'was answered',
    (request: WaitingRequest) => request.resolve(new Response('{"isSuccessful":true,"data":[]}')),
    'fulfilled',
    patientMs,
  ],
  ['failed', (request: WaitingRequest) => request.reject(new TypeError('Failed to fetch')), 'rejected', patientMs],
  ['timed out', () => undefined, 'rejected', hastyMs],
] as const)(
  'finishes a request that %s during a replay once the present is shown again',
  async (_, end, status, timeoutMs) => {
    const { store, waiting, liftedStore } = open(timeoutMs);
    const request = store.dispatch(contentApi.endpoints.getBrands.initiate());
    await settle();
    const last = liftedStore.getState().currentStateIndex;
    liftedStore.dispatch(ActionCreators.jumpToState(0));
    waiting.forEach(end);
    await settle(2 * hastyMs);
    const before = liftedStore.getState().stagedActionIds.length;
    liftedStore.dispatch(ActionCreators.jumpToState(last));
    expect(liftedStore.getState().stagedActionIds).toHaveLength(before);
    expect(await request).toMatchObject({ status });
  },
);

it('fails no query within a query that a replayed screen begins', async () => {
  const { store, liftedStore, requests } = open();
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  store.dispatch(languageChosen('en'));
  liftedStore.dispatch(ActionCreators.jumpToState(0));
  void store.dispatch(clientRecordsApi.endpoints.getMyData.initiate({ clientId: 7 }));
  void store.dispatch(plannedOrdersApi.endpoints.getMySetAsideCarts.initiate({ clientId: 7 }));
  await settle(50);
  expect([logged.mock.calls, requests]).toEqual([[], []]);
});
