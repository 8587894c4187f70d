import { http, HttpResponse, type JsonBodyType } from 'msw';

import { memoryStorage } from '@/../test/support/builders/memoryStorage';
import { someServices } from '@/../test/support/builders/someServices';
import { mswServer } from '@/../test/support/mswServer';
import { createAppStore } from '@/store/createAppStore';

import { signIn } from './signIn';
import { selectIsLoggedIn, selectToken } from './state/sessionSlice';

const services = 'http://localhost:3000/services';
const authenticate = `${services}/public/user/authenticate`;
const login = `${services}/inventory/api/clients/login/1/1/1`;

const accepted = (record: JsonBodyType) => () => HttpResponse.json({ isSuccessful: true, message: '', data: [record] });
const refused = () => HttpResponse.json({ isSuccessful: false, message: 'No', data: [] }, { status: 401 });

const openStore = async () => {
  const local = memoryStorage();
  const services = someServices({ storage: { local } });
  const store = createAppStore({ services });
  return { store, local, vault: services.vault };
};

const signedOut = { token: '', client: null, isExpired: false };

it('stores token and client once both calls have succeeded', async () => {
  const bodies: unknown[] = [];
  const recordBody = async ({ request }: { request: Request }) => void bodies.push(await request.clone().json());
  mswServer.use(
    http.post(authenticate, async (info) => {
      await recordBody(info);
      return accepted({ token: 'aaa.bbb.ccc' })();
    }),
    http.post(login, async (info) => {
      await recordBody(info);
      return accepted({ clientId: 7, name: 'Ruiz', password: 'p4ss' })();
    }),
  );
  const { store, local, vault } = await openStore();
  const client = await store.dispatch(signIn('buyer', 'p4ss'));
  expect(client).toMatchObject({ clientId: 7, name: 'Ruiz' });
  expect(bodies).toEqual([
    { username: 'buyer', password: 'p4ss' },
    { username: 'buyer', password: 'p4ss' },
  ]);
  expect(selectIsLoggedIn(store.getState())).toBe(true);
  expect(vault.open(selectToken(store.getState()))).toBe('aaa.bbb.ccc');
  expect(local.getItem('JWTtoken')).toBe('aaa.bbb.ccc');
  expect(JSON.stringify([store.getState(), local.getItem('client')])).not.toContain('p4ss');
});

it('stores nothing when the token is refused, and does not request the client', async () => {
  mswServer.use(http.post(authenticate, refused));
  const { store, local } = await openStore();
  await expect(store.dispatch(signIn('buyer', 'wrong'))).rejects.toMatchObject({ status: 401 });
  expect(store.getState().session).toEqual(signedOut);
  expect(local.writes).toEqual([]);
});

it('stores nothing when the client is refused, and forgets the token', async () => {
  mswServer.use(http.post(authenticate, accepted({ token: 'aaa.bbb.ccc' })), http.post(login, refused));
  const { store, vault } = await openStore();
  await expect(store.dispatch(signIn('buyer', 'p4ss'))).rejects.toMatchObject({ status: 401 });
  expect(store.getState().session).toEqual(signedOut);
  const references = Array.from({ length: 9 }, (_, index) => [
    `sealed.token.${index}`,
    `sealed.password.${index}`,
  ]).flat();
  expect(references.map(vault.open).filter(Boolean)).toEqual([]);
});

it('rejects a token that does not have three parts', async () => {
  mswServer.use(http.post(authenticate, accepted({ token: 'only.two' })));
  const { store } = await openStore();
  await expect(store.dispatch(signIn('buyer', 'p4ss'))).rejects.toMatchObject({
    message: 'The list in the response is empty',
  });
  expect(store.getState().session).toEqual(signedOut);
});

it('rejects a client without a name', async () => {
  mswServer.use(
    http.post(authenticate, accepted({ token: 'aaa.bbb.ccc' })),
    http.post(login, accepted({ clientId: 7, name: ' ' })),
  );
  const { store } = await openStore();
  await expect(store.dispatch(signIn('buyer', 'p4ss'))).rejects.toMatchObject({
    message: 'The list in the response is empty',
  });
  expect(store.getState().session).toEqual(signedOut);
});
