import { someServices } from '@/../test/support/builders/someServices';
import { languageChosen } from '@/features/settings/state/languageSlice';
import { timeZoneChosen } from '@/features/settings/state/timeZoneSlice';

import { createAppStore } from './createAppStore';
import { createRecentActions } from './recentActions';
import { rootReducer } from './rootReducer';

const open = () => {
  const recent = createRecentActions();
  return { recent, store: createAppStore({ services: someServices(), recent }) };
};

it('keeps the actions that lead to the current state', () => {
  const { recent, store } = open();
  store.dispatch(languageChosen('en'));
  store.dispatch(timeZoneChosen('Europe/Madrid'));
  const { initial, actions } = recent.read();
  expect(actions.map(({ action }) => action).reduce(rootReducer, initial)).toEqual(store.getState());
});

it('keeps only the last hundred, with the state before them', () => {
  const { recent, store } = open();
  for (let count = 0; count < 150; count += 1) store.dispatch(languageChosen(count % 2 ? 'en' : 'zh'));
  store.dispatch(timeZoneChosen('Europe/Madrid'));
  const { initial, actions } = recent.read();
  expect(actions).toHaveLength(100);
  expect(actions.map(({ action }) => action).reduce(rootReducer, initial)).toEqual(store.getState());
  const { initial: before, actions: last } = recent.read(1);
  expect(before.timeZone).not.toEqual(store.getState().timeZone);
  expect(last).toEqual([{ at: 0, action: timeZoneChosen('Europe/Madrid') }]);
  expect(recent.read(0)).toEqual({ initial: store.getState(), actions: [] });
});

it('keeps the order of actions that trigger others', () => {
  const { recent, store } = open();
  store.dispatch(languageChosen('en'));
  const unsubscribe = store.subscribe(() => {
    unsubscribe();
    store.dispatch(timeZoneChosen('Asia/Shanghai'));
  });
  store.dispatch(languageChosen('zh'));
  expect(recent.read(2).actions.map(({ action }) => action.type)).toEqual([languageChosen.type, timeZoneChosen.type]);
});
