import { aClient } from '@/../test/support/builders/aSession';
import { memoryStorage, someTabs } from '@/../test/support/builders/memoryStorage';
import { someServices } from '@/../test/support/builders/someServices';
import { clientSignedOut, selectClientId, selectToken, signedIn } from '@/features/session/state/sessionSlice';
import { languageChosen, selectStoredLanguage } from '@/features/settings/state/languageSlice';
import { selectStoredTimeZone, timeZoneChosen } from '@/features/settings/state/timeZoneSlice';

import { createAppStore } from '../createAppStore';

const openTabs = (initial: Record<string, string> = {}) => {
  const storages = someTabs(2, initial);
  const tabs = storages.map((storage) => {
    const services = someServices({ storage });
    const actions: string[] = [];
    const store = createAppStore({
      services,
      registerListeners: (listen) =>
        listen({ predicate: () => true, effect: (action) => void actions.push(action.type) }),
    });
    return { store, services, storage, actions };
  });
  tabs.forEach(({ actions }) => actions.splice(0));
  const [here, there] = tabs;
  if (!here || !there) throw new Error('expected two tabs');
  return { here, there };
};

const signInto = (
  { store, services }: Pick<Awaited<ReturnType<typeof openTabs>>['here'], 'store' | 'services'>,
  client = aClient(),
) => store.dispatch(signedIn({ token: services.vault.seal('token', 'aaa.bbb.ccc'), client }));

it('signs in with the other tab and seals the token itself', () => {
  const { here, there } = openTabs();
  signInto(there);
  expect(selectClientId(here.store.getState())).toBe(7);
  expect(here.services.vault.open(selectToken(here.store.getState()))).toBe('aaa.bbb.ccc');
  expect(JSON.stringify(here.store.getState())).not.toContain('aaa.bbb');
});

it('signs out with the other tab', () => {
  const { here, there } = openTabs();
  signInto(there);
  there.store.dispatch(clientSignedOut());
  expect(here.store.getState().session).toMatchObject({ token: '', client: null });
  expect(here.actions).toContain('session/signedOutElsewhere');
});

it('signs out once when only the token is removed', () => {
  const { here, there } = openTabs();
  signInto(here);
  here.actions.splice(0);
  there.storage.local.removeItem('JWTtoken');
  expect(here.store.getState().session).toMatchObject({ token: '', client: null });
  expect(here.storage.local.getItem('client')).toBeNull();
  expect(here.actions).toEqual(['session/signedOutElsewhere']);
});

it('follows the language and the time zone', () => {
  const { here, there } = openTabs({ language: 'es' });
  there.store.dispatch(languageChosen('zh'));
  there.store.dispatch(timeZoneChosen('America/Caracas'));
  expect(selectStoredLanguage(here.store.getState())).toBe('zh');
  expect(selectStoredTimeZone(here.store.getState())).toBe('America/Caracas');
  expect(here.actions).toEqual(['language/languageChosenElsewhere', 'timeZone/timeZoneChosenElsewhere']);
});

it('writes nothing back, and can repeat an earlier choice', () => {
  const { here, there } = openTabs();
  here.store.dispatch(languageChosen('en'));
  there.store.dispatch(languageChosen('zh'));
  expect(here.storage.local.getItem('language')).toBe('zh');
  expect(there.actions).toEqual(['language/languageChosenElsewhere', 'language/languageChosen']);
  here.store.dispatch(languageChosen('en'));
  expect(there.storage.local.getItem('language')).toBe('en');
  expect(selectStoredLanguage(there.store.getState())).toBe('en');
});

it('treats a cleared storage as a sign-out and resets to es', () => {
  const { here, there } = openTabs({ language: 'zh' });
  signInto(here);
  there.storage.local.clear();
  expect(here.store.getState().session).toMatchObject({ token: '', client: null });
  expect(selectStoredLanguage(here.store.getState())).toBe('es');
});

it('ignores foreign values and other keys', () => {
  const { here, there } = openTabs({ language: 'en' });
  there.storage.local.setItem('language', 'fr');
  there.storage.local.setItem('client', '{"version":9}');
  there.storage.local.setItem('other', '1');
  expect(here.actions).toEqual([]);
});

it('rereads the session when restored from the back/forward cache', () => {
  const storage = { local: memoryStorage(), events: new EventTarget() };
  const services = someServices({ storage });
  const store = createAppStore({ services });
  signInto({ store, services });
  // A page in the back/forward cache gets no events about this.
  ['JWTtoken', 'client'].forEach((key) => storage.local.removeItem(key));
  expect(selectClientId(store.getState())).toBe(7);
  storage.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(store.getState().session).toMatchObject({ token: '', client: null });
});
