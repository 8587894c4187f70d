import { HttpError } from 'ra-core';

import { callOffice } from '../data/callOffice';
import { createAuthProvider } from './authProvider';

jest.mock('../data/callOffice');

const reader = { name: 'Leo', email: 'leo@medida.example', role: 'reader', scopes: ['orders:read'] } as const;

const answer = (name: string, respond: () => object) =>
  jest
    .mocked(callOffice)
    .mockImplementation((called) => Promise.resolve(called === name ? respond() : { data: [] }) as never);

const refuse = () => {
  throw new HttpError('Sign in to continue', 401);
};

const countCalls = (name: string) => jest.mocked(callOffice).mock.calls.filter(([called]) => called === name).length;

beforeEach(() => jest.mocked(callOffice).mockReset());

it('lets scopes decide about actions of react-admin and about operations', async () => {
  answer('getSession', () => ({ data: [reader] }));
  const { canAccess } = createAuthProvider();
  const can = (action: string) => canAccess({ resource: 'orders', action });
  expect(await can('list')).toBe(true);
  expect(await can('show')).toBe(true);
  expect(await can('setOrderStatus')).toBe(false);
  expect(await can('signOut')).toBe(true);
  // Nothing in resources.ts does it.
  expect(await can('delete')).toBe(false);
  expect(countCalls('getSession')).toBe(1);
});

it('shows the form to sign in without a message to whoever arrives', async () => {
  answer('getSession', refuse);
  await expect(createAuthProvider().checkAuth()).rejects.toMatchObject({ message: false });
});

it('says what is wrong with the credentials, and asks for the session anew', async () => {
  answer('signIn', () => {
    throw new HttpError('Wrong password', 401);
  });
  const provider = createAuthProvider();
  await expect(provider.login({ username: 'leo@medida.example', password: 'x' })).rejects.toThrow('Wrong password');
  answer('getSession', () => ({ data: [reader] }));
  expect(await provider.getIdentity()).toEqual({ id: reader.email, fullName: 'Leo' });
});

it('signs in whoever accepts an invitation', async () => {
  answer('acceptInvitation', () => ({ data: [reader] }));
  const provider = createAuthProvider();
  await provider.login({ token: 't', password: 'x' });
  await provider.checkAuth();
  expect(countCalls('getSession')).toBe(0);
});

it('leaves the office when the session has ended, and does not mind that it has', async () => {
  answer('getSession', () => ({ data: [reader] }));
  const provider = createAuthProvider();
  await provider.checkAuth();
  await expect(provider.checkError(new HttpError('', 403))).resolves.toBeUndefined();
  await expect(provider.checkError(new HttpError('', 401))).rejects.toThrow();
  answer('signOut', refuse);
  await provider.logout();
  await provider.logout();
  expect(countCalls('signOut')).toBe(1);
});
