import { aClient } from '@/../test/support/builders/aSession';
import { memoryStorage } from '@/../test/support/builders/memoryStorage';
import { someServices } from '@/../test/support/builders/someServices';
import { pageSizeChosen, selectPageSize } from '@/features/catalogue/state/catalogueSlice';
import { clientSignedOut, settingsCleared, signedIn } from '@/features/session/state/sessionSlice';
import { appearanceChosen, densityChosen, selectDensity, selectMode } from '@/features/settings/state/appearanceSlice';
import { languageChosen, selectStoredLanguage } from '@/features/settings/state/languageSlice';
import { timeZoneChosen } from '@/features/settings/state/timeZoneSlice';

import { createAppStore } from '../createAppStore';

const startStore = (stored: Record<string, string> = {}) => {
  const local = memoryStorage(stored);
  const services = someServices({ storage: { local } });
  const store = createAppStore({ services });
  return { local, services, store };
};

const signedInClient = { JWTtoken: 'aaa.bbb.ccc', client: JSON.stringify(aClient()) };

it('stores each setting under its own name in plain form', () => {
  const { local, services, store } = startStore();
  store.dispatch(signedIn({ token: services.vault.seal('token', 'aaa.bbb.ccc'), client: aClient({ name: 'Ruiz' }) }));
  store.dispatch(languageChosen('zh'));
  store.dispatch(timeZoneChosen('America/Caracas'));
  store.dispatch(pageSizeChosen(48));
  store.dispatch(appearanceChosen('dark'));
  store.dispatch(densityChosen('compact'));
  expect(local.getItem('JWTtoken')).toBe('aaa.bbb.ccc');
  expect(JSON.parse(local.getItem('client') ?? '')).toEqual(aClient({ name: 'Ruiz' }));
  expect(['language', 'timeZone', 'pageSize', 'appearance', 'density'].map((key) => local.getItem(key))).toEqual([
    'zh',
    'America/Caracas',
    '48',
    'dark',
    'compact',
  ]);
  expect(local).toHaveLength(7);
});

it('restores the page size and the appearance', () => {
  const { store } = startStore({ pageSize: '48', appearance: 'dark', density: 'compact' });
  expect(selectPageSize(store.getState())).toBe(48);
  expect(selectMode(store.getState())).toBe('dark');
  expect(selectDensity(store.getState())).toBe('compact');
});

it.each([
  ['JWTtoken', 'only.two'],
  ['language', 'fr'],
  ['client', '{"clientId":'],
  ['client', '{"version":9,"who":{}}'],
  ['layoutData', '"text"'],
  ['timeZone', '  '],
  ['pageSize', '5000'],
  ['pageSize', 'many'],
  ['appearance', 'sepia'],
  ['density', 'tiny'],
])('ignores a foreign %s of %j and leaves it in storage', (key, foreign) => {
  const { local, store } = startStore({ language: 'en', [key]: foreign });
  expect(store.getState()).toEqual(startStore(key === 'language' ? {} : { language: 'en' }).store.getState());
  expect(local.getItem(key)).toBe(foreign);
  expect(local.writes).toEqual([]);
});

it('writes only what changed here and keeps the writes of other tabs', () => {
  const { local, store } = startStore({ language: 'es' });
  local.setItem('language', 'zh');
  store.dispatch(timeZoneChosen('America/Caracas'));
  expect(local.getItem('language')).toBe('zh');
  expect(local.writes).toEqual(['language', 'timeZone']);
});

it('retries a write that storage rejected, even if others of the same action succeeded', () => {
  const { local, services, store } = startStore();
  const { setItem } = local;
  local.setItem = (key, text) => {
    if (key === 'JWTtoken') throw new DOMException('full', 'QuotaExceededError');
    setItem(key, text);
  };
  store.dispatch(signedIn({ token: services.vault.seal('token', 'aaa.bbb.ccc'), client: aClient() }));
  expect(local.getItem('client')).not.toBeNull();
  local.setItem = setItem;
  store.dispatch(languageChosen('en'));
  expect(local.getItem('JWTtoken')).toBe('aaa.bbb.ccc');
});

it('keeps unknown client fields until the client changes', () => {
  const newer = JSON.stringify({ ...aClient(), branches: [{ id: 1 }] });
  const { local, services, store } = startStore({ ...signedInClient, client: newer });
  store.dispatch(signedIn({ token: services.vault.seal('token', 'ddd.eee.fff'), client: aClient() }));
  expect(local.getItem('JWTtoken')).toBe('ddd.eee.fff');
  expect(local.getItem('client')).toBe(newer);
});

it('never writes a token that came with an imported state', () => {
  const { local, store } = startStore(signedInClient);
  store.dispatch(signedIn({ token: 'sealed.token.77', client: aClient() }));
  expect(local.getItem('JWTtoken')).toBe('aaa.bbb.ccc');
});

it('removes absent values, but stores an absent token as empty text', () => {
  const { local, store } = startStore(signedInClient);
  store.dispatch(clientSignedOut());
  expect(local.getItem('JWTtoken')).toBe('');
  expect(local.getItem('client')).toBeNull();
});

it('clears to an empty token and es every time', () => {
  const { local, store } = startStore({ ...signedInClient, appearance: 'dark', pageSize: '48' });
  store.dispatch(settingsCleared());
  store.dispatch(settingsCleared());
  expect(selectStoredLanguage(store.getState())).toBe('es');
  expect(selectMode(store.getState())).toBe('system');
  expect(Object.fromEntries(['JWTtoken', 'language'].map((key) => [key, local.getItem(key)]))).toEqual({
    JWTtoken: '',
    language: 'es',
  });
  expect(local).toHaveLength(2);
});
