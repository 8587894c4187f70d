import { ActionCreators, type EnhancedStore, instrument, type LiftedState } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';

import { memoryStorage } from '@/../test/support/builders/memoryStorage';
import { someServices } from '@/../test/support/builders/someServices';
import { languageChosen } from '@/features/settings/languageSlice';

import { createAppStore } from './createAppStore';
import { createTimeTravel } from './timeTravel';

type Lifted = LiftedState<unknown, UnknownAction, unknown>;

/** The application's store with DevTools, and what reached the outside. */
const open = () => {
  const timeTravel = createTimeTravel(instrument());
  const local = memoryStorage();
  const requests: string[] = [];
  const heard: string[] = [];
  const waiting: (() => void)[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    requests.push(input instanceof Request ? input.url : String(input));
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new Response('{}');
  };
  const services = timeTravel.guardServices(someServices({ fetch, storage: { local } }));
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

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('only looks while another moment is shown', async () => {
  const { store, timeTravel, services, local, requests, heard, liftedStore, readLanguage } = open();
  await store.rehydrated;
  store.dispatch(languageChosen('en'));
  store.dispatch(languageChosen('zh'));
  const stored = [...local.writes];
  liftedStore.dispatch(ActionCreators.jumpToState(liftedStore.getState().stagedActionIds.length - 2));
  expect([timeTravel.isAway(), readLanguage()]).toEqual([true, 'en']);

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
  await store.rehydrated;
  const changes: boolean[] = [];
  timeTravel.subscribe(() => changes.push(timeTravel.isAway()));
  store.dispatch(languageChosen('en'));
  const last = liftedStore.getState().currentStateIndex;
  liftedStore.dispatch(ActionCreators.jumpToState(0));
  liftedStore.dispatch(ActionCreators.jumpToState(last));
  store.dispatch(languageChosen('zh'));
  expect([changes, readLanguage(), heard]).toEqual([[true, false], 'zh', ['en', 'zh']]);
});

it('returns from an imported session to its own, with everything recorded', async () => {
  const other = open();
  await other.store.rehydrated;
  other.store.dispatch(languageChosen('zh'));
  const exported = JSON.parse(JSON.stringify(other.liftedStore.getState())) as Lifted;

  const { store, timeTravel, liftedStore, readLanguage } = open();
  await store.rehydrated;
  store.dispatch(languageChosen('en'));
  const before = [store.getState(), liftedStore.getState().stagedActionIds];
  liftedStore.dispatch(ActionCreators.importState<unknown, UnknownAction, unknown>(exported));
  expect([timeTravel.isAway(), readLanguage()]).toEqual([true, 'zh']);
  timeTravel.returnToPresent();
  expect([store.getState(), liftedStore.getState().stagedActionIds]).toEqual(before);
  store.dispatch(languageChosen('es'));
  expect([timeTravel.isAway(), readLanguage()]).toEqual([false, 'es']);
});

it('holds back the response of a request from before until the present returns', async () => {
  const { store, services, waiting, liftedStore } = open();
  await store.rehydrated;
  store.dispatch(languageChosen('en'));
  const last = liftedStore.getState().currentStateIndex;
  const answered = jest.fn();
  void services.fetch?.('/services/anything').then(answered);
  liftedStore.dispatch(ActionCreators.jumpToState(0));
  waiting.forEach((answer) => answer());
  await settle();
  expect(answered).not.toHaveBeenCalled();
  liftedStore.dispatch(ActionCreators.jumpToState(last));
  await settle();
  expect(answered).toHaveBeenCalled();
});
