import { http, HttpResponse } from 'msw';

import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';
import { aSession } from '@/../test/support/builders/aSession';
import { someServices } from '@/../test/support/builders/someServices';
import { mswServer } from '@/../test/support/mswServer';
import { selectNotifications } from '@/features/notifications/state/notificationsSlice';
import { createAppStore } from '@/store/createAppStore';

import { registerSessionListeners } from './sessionListeners';
import { signOut } from './signOut';

const startSigningOut = (respond: () => Response, provider = '') => {
  const services = someServices({ config: aRuntimeConfig({ signIn: { provider, password: true, passkeys: false } }) });
  const token = services.vault.seal('token', 'aaa.bbb.ccc');
  const store = createAppStore({
    services,
    preloadedState: { session: aSession({ token }) },
    registerListeners: registerSessionListeners,
  });
  const authorization = new Promise<string | null>((resolve) => {
    mswServer.use(
      http.get('http://localhost:3000/services/public/oauth/logout', ({ request }) => {
        resolve(request.headers.get('Authorization'));
        return respond();
      }),
    );
  });
  store.dispatch(signOut());
  return { store, authorization };
};

it('signs out before the service responds, and sends it the token', async () => {
  const { store, authorization } = startSigningOut(() =>
    HttpResponse.json({ isSuccessful: true, message: '', data: [{}] }),
  );
  expect(store.getState().session).toMatchObject({ token: '', client: null });
  expect(await authorization).toBe('Bearer aaa.bbb.ccc');
});

it.each([401, 500])('stays signed out when the service responds with %d, with one notice', async (status) => {
  const { store, authorization } = startSigningOut(() => new HttpResponse(null, { status }));
  await authorization;
  expect(store.getState().session).toMatchObject({ token: '', client: null });
  expect(selectNotifications(store.getState(), 'account')).toHaveLength(1);
});

it('goes on to sign out at the provider where the client has signed in', async () => {
  const record = { url: 'https://id.example/end' };
  const respond = () => HttpResponse.json({ isSuccessful: true, message: null, data: [record] });
  const visited = new Promise((resolve) => {
    Object.assign(globalThis, { window: { location: { assign: resolve } } });
  });
  startSigningOut(respond, 'Acme ID');
  expect(await visited).toBe(record.url);
  Reflect.deleteProperty(globalThis, 'window');
});
