/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import fc from 'fast-check';

import { aClient } from '@/../test/support/builders/aSession';
import { someServices } from '@/../test/support/builders/someServices';
import { registerListeners } from '@/app/boot/storeSetup';
import { setUpOffline } from '@/app/offline/serviceWorker';
import { startCartSync } from '@/features/cart/sync/cartSyncListeners';
import { startPushRetries } from '@/features/push/pushRetryListeners';
import { clientSignedOut, selectIsLoggedIn, signedIn } from '@/features/session/state/sessionSlice';
import { languageChosen } from '@/features/settings/state/languageSlice';
import { openListStorage } from '@/engine/host/indexedDbStorage';
import { createInProcessEngine } from '@/engine/host/inProcessEngine';

import { createAppStore } from '../createAppStore';
import { browserStorages } from './browserStorages';

const thrown = fc.constantFrom<unknown>(
  new DOMException('blocked', 'SecurityError'),
  new DOMException('full', 'QuotaExceededError'),
  new TypeError('not a function'),
  'blocked',
  '',
  null,
  undefined,
  { code: 18 },
);

/** How one API fails: missing, throwing on access, or throwing on use. */
const fault = fc.record({ at: fc.constantFrom('nowhere', 'missing', 'access', 'use'), thrown });
type Place = 'nowhere' | 'missing' | 'access' | 'use';
type Fault = { at: Place; thrown: unknown };

const areas = ['localStorage', 'sessionStorage'];
const others = ['indexedDB', 'caches', 'BroadcastChannel'];
const navigatorApis = ['locks', 'serviceWorker'];
const names = [...areas, ...others, ...navigatorApis, 'cookie'];

const fail = (what: Fault) => (): never => {
  // Browsers and embedders may throw values that are not errors.
  throw what.thrown as Error;
};

/** Calls throw or reject, as such an API does; as a constructor it throws. */
const refusing = (what: Fault) =>
  new Proxy(
    class {
      readonly refuses = true;
    },
    {
      get: (_target, name) => {
        if (name === 'prototype') return {};
        if (name === 'length') return fail(what)();
        const rejects = ['keys', 'open', 'request', 'register', 'getRegistrations'].includes(String(name));
        return rejects ? () => Promise.resolve().then(fail(what)) : fail(what);
      },
      construct: fail(what),
    },
  );

const findOwner = (name: string): object => {
  if (name === 'cookie') return document;
  return navigatorApis.includes(name) ? navigator : window;
};

const spoil = (faults: Record<string, Fault>) => {
  const undo = Object.entries(faults).flatMap(([name, what]) => {
    if (what.at === 'nowhere') return [];
    const place = findOwner(name);
    const before = Object.getOwnPropertyDescriptor(place, name);
    const value = what.at === 'use' ? refusing(what) : undefined;
    const get = what.at === 'access' ? fail(what) : () => value;
    Object.defineProperty(place, name, { configurable: true, get: name === 'cookie' ? fail(what) : get });
    return [() => (before ? Object.defineProperty(place, name, before) : Reflect.deleteProperty(place, name))];
  });
  return () => undo.forEach((work) => work());
};

const failToFetch = () => Promise.reject(new TypeError('Failed to fetch'));

const unhandled: unknown[] = [];
const remember = (reason: unknown) => void unhandled.push(reason);
beforeAll(() => void process.on('unhandledRejection', remember));
afterAll(() => void process.off('unhandledRejection', remember));

/** A page's life from its start to the end of a session, without rendering. */
const runSession = async () => {
  const services = someServices({ fetch: failToFetch, storage: browserStorages() });
  const store = createAppStore({ services, registerListeners });
  store.dispatch(languageChosen('zh'));
  store.dispatch(signedIn({ token: services.vault.seal('token', 'aaa.bbb.ccc'), client: aClient() }));
  expect(selectIsLoggedIn(store.getState())).toBe(true);
  await store.dispatch(startCartSync());
  store.dispatch(startPushRetries());
  const engine = createInProcessEngine({ fetch, storage: openListStorage(window) });
  engine.dispose();
  await setUpOffline({ ...services.config, offline: true }, () => undefined);
  await setUpOffline({ ...services.config, offline: false }, () => undefined);
  store.dispatch(clientSignedOut());
  expect(selectIsLoggedIn(store.getState())).toBe(false);
  expect(store.getState().language.language).toBe('zh');
  await new Promise((resolve) => setTimeout(resolve));
};

// Errors of listeners are logged here.
let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockReturnValue(undefined);
  Object.assign(globalThis, { reportError: () => undefined });
});

const expectNothingUnhandled = () => {
  expect(unhandled).toEqual([]);
  expect(consoleError).not.toHaveBeenCalled();
};

it('starts, signs in and signs out whatever the storage APIs throw', async () => {
  const faults = fc.record(Object.fromEntries(names.map((name) => [name, fault])));
  await fc.assert(
    fc.asyncProperty(faults, async (given) => {
      const restore = spoil(given);
      try {
        await runSession();
      } finally {
        restore();
      }
      expectNothingUnhandled();
    }),
    { numRuns: 60 },
  );
});

it.each(names.flatMap((name) => (['missing', 'access', 'use'] as const).map((at) => [name, at] as const)))(
  'starts, signs in and signs out when only %s fails: %s',
  async (name, at) => {
    for (const what of [new DOMException('blocked', 'SecurityError'), 'blocked', null]) {
      const restore = spoil({ [name]: { at, thrown: what } });
      try {
        await runSession();
      } finally {
        restore();
      }
    }
    expectNothingUnhandled();
  },
);
