/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { compose } from '@reduxjs/toolkit';

import { aLayoutData } from '@/../test/support/builders/aLayoutData';
import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';
import { aClient, aSession } from '@/../test/support/builders/aSession';
import { blockedStorage, fullStorage, memoryStorage } from '@/../test/support/builders/memoryStorage';
import { someServices } from '@/../test/support/builders/someServices';
import { selectNotifications } from '@/features/notifications/state/notificationsSlice';
import {
  clientSignedOut,
  selectClient,
  selectToken,
  settingsCleared,
  signedIn,
} from '@/features/session/state/sessionSlice';
import { languageChosen, selectStoredLanguage } from '@/features/settings/state/languageSlice';
import { selectLayoutData } from '@/features/settings/state/layoutSlice';
import { selectStoredTimeZone, timeZoneChosen } from '@/features/settings/state/timeZoneSlice';
import { publicApi } from '@/api/publicApi';
import type { StoragePair } from '@/shared/lib/storedValues';

import { createAppStore } from './createAppStore';

const startStore = async (storage?: StoragePair) => {
  const services = someServices({ storage });
  const store = createAppStore({ services });
  await Promise.resolve();
  return { store, services };
};

const getNotices = (store: ReturnType<typeof createAppStore>) =>
  selectNotifications(store.getState(), 'account').map(({ message }) => message);

const unavailable = { kind: 'message', id: 'settings.storage.unavailable' };

it('hydrates from local storage with the token sealed', async () => {
  const local = memoryStorage({
    JWTtoken: 'aaa.bbb.ccc',
    language: 'zh',
    client: JSON.stringify({ ...aClient(), password: 'hunter2' }),
    layoutData: JSON.stringify(aLayoutData()),
    timeZone: 'America/Caracas',
  });
  const { store, services } = await startStore({ local });
  const state = store.getState();
  expect(services.vault.open(selectToken(state))).toBe('aaa.bbb.ccc');
  expect(selectClient(state)).toEqual(aClient());
  expect(selectStoredLanguage(state)).toBe('zh');
  expect(selectLayoutData(state)).toEqual(aLayoutData());
  expect(selectStoredTimeZone(state)).toBe('America/Caracas');
  expect(JSON.stringify(state)).not.toMatch(/aaa\.bbb|hunter2/);
  expect(local.writes).toEqual([]);
});

it.each([
  ['JWTtoken', '{"exp":1}'],
  ['language', '7'],
  ['client', 'not json'],
  ['layoutData', '{"schema":12}'],
  ['timeZone', ''],
])('drops only %s when its value is invalid', async (key, bad) => {
  const stored = {
    JWTtoken: 'aaa.bbb.ccc',
    language: 'zh',
    client: JSON.stringify(aClient()),
    layoutData: JSON.stringify(aLayoutData()),
    timeZone: 'America/Caracas',
  };
  const { store } = await startStore({ local: memoryStorage({ ...stored, [key]: bad }) });
  const { session, language, layout, timeZone } = store.getState();
  const read = {
    JWTtoken: session.token !== '',
    language: language.language !== null,
    client: session.client !== null,
    layoutData: layout.layoutData !== null,
    timeZone: timeZone.zone !== '',
  };
  const all = { JWTtoken: true, language: true, client: true, layoutData: true, timeZone: true };
  expect(read).toEqual({ ...all, [key]: false });
  expect(getNotices(store)).toEqual([]);
});

it('writes each change before the dispatch returns', async () => {
  const local = memoryStorage();
  const { store, services } = await startStore({ local });
  store.dispatch(signedIn({ token: services.vault.seal('token', 'aaa.bbb.ccc'), client: aClient() }));
  expect(local.getItem('JWTtoken')).toBe('aaa.bbb.ccc');
  expect(JSON.parse(local.getItem('client') ?? '')).toEqual(aClient());
  store.dispatch(languageChosen('en'));
  expect(local.getItem('language')).toBe('en');
  await store.dispatch(publicApi.util.upsertQueryData('getLayout', undefined, aLayoutData()));
  expect(JSON.parse(local.getItem('layoutData') ?? '')).toEqual(aLayoutData());
  store.dispatch(clientSignedOut());
  expect(local.getItem('JWTtoken')).toBe('');
  expect(local.getItem('client')).toBeNull();
  expect(local.getItem('language')).toBe('en');
});

it('clears to an empty token and es, even over unreadable values', async () => {
  const local = memoryStorage({ JWTtoken: 'broken', language: 'fr', client: '{', timeZone: 'x', orders: 'kept' });
  const { store } = await startStore({ local });
  store.dispatch(settingsCleared());
  expect(local.getItem('JWTtoken')).toBe('');
  expect(local.getItem('language')).toBe('es');
  expect([local.getItem('client'), local.getItem('layoutData'), local.getItem('timeZone')]).toEqual([null, null, null]);
  expect(local.getItem('orders')).toBe('kept');
  expect(selectStoredLanguage(store.getState())).toBe('es');
});

describe('unusable storage', () => {
  it('reads the token as server-env without a browser, and never sends it', async () => {
    const { store } = await startStore();
    expect(selectToken(store.getState())).toBe('server-env');
  });

  it('keeps a preloaded session without a browser', () => {
    const store = createAppStore({ services: someServices(), preloadedState: { session: aSession() } });
    expect(store.getState().session).toEqual(aSession());
  });

  it('works with blocked storage and warns once', async () => {
    const { store } = await startStore({ local: blockedStorage(), session: blockedStorage() });
    store.dispatch(languageChosen('en'));
    store.dispatch(languageChosen('zh'));
    await Promise.resolve();
    expect(selectStoredLanguage(store.getState())).toBe('zh');
    expect(getNotices(store)).toEqual([unavailable]);
  });

  it('works when the browser has no storage at all', async () => {
    const { store } = await startStore({ local: undefined, session: undefined });
    expect(getNotices(store)).toEqual([unavailable]);
  });

  it('works with full storage: reads it, warns once, and retries on the next change', async () => {
    const local = fullStorage({ language: 'zh' });
    const { store } = await startStore({ local });
    expect(selectStoredLanguage(store.getState())).toBe('zh');
    store.dispatch(languageChosen('en'));
    store.dispatch(timeZoneChosen('America/Caracas'));
    await Promise.resolve();
    expect(getNotices(store)).toEqual([unavailable]);
    const roomy = memoryStorage();
    Object.assign(local, { setItem: roomy.setItem });
    store.dispatch(timeZoneChosen('America/Nueva_York'));
    expect(roomy.getItem('language')).toBe('en');
    expect(roomy.getItem('timeZone')).toBe('America/Nueva_York');
  });
});

describe('DevTools', () => {
  const page = window as { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown };
  afterEach(() => {
    delete page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__;
  });

  it.each([true, false])('are enabled as configured: %s', async (devTools) => {
    const options: unknown[] = [];
    page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (given: unknown) => {
      options.push(given);
      return compose;
    };
    // The toolkit looks for the extension when its module loads.
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./createAppStore');
      fresh.createAppStore({ services: someServices({ config: aRuntimeConfig({ devTools }) }) });
    });
    expect(options).toEqual(devTools ? [expect.objectContaining({ maxAge: 1001 })] : []);
  });
});

it('creates independent stores', async () => {
  const { store: one } = await startStore({ local: memoryStorage() });
  const { store: other } = await startStore({ local: memoryStorage() });
  one.dispatch(languageChosen('zh'));
  expect(selectStoredLanguage(other.getState())).toBeNull();
});
