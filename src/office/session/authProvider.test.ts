import { HttpError } from 'ra-core';

import { callOffice } from '../data/callOffice';
import { createAuthProvider } from './authProvider';

jest.mock('../data/callOffice', () => ({
  ...jest.requireActual<object>('../data/callOffice'),
  callOffice: jest.fn(),
}));

const reader = { name: 'Leo', email: 'leo@medida.example', role: 'reader', scopes: ['orders:read'] } as const;

const answer = (name: string, respond: () => object) =>
  jest
    .mocked(callOffice)
    .mockImplementation((called) => Promise.resolve(called === name ? respond() : { data: [] }) as never);

const refuse = () => {
  throw new HttpError('Sign in to continue', 401);
};

const countCalls = (name: string) => jest.mocked(callOffice).mock.calls.filter(([called]) => called === name).length;

const setSessionEnded = jest.fn();

beforeEach(() => jest.mocked(callOffice).mockReset());

it('lets scopes decide about actions of react-admin and about operations', async () => {
  answer('getSession', () => ({ data: [reader] }));
  const { canAccess } = createAuthProvider(setSessionEnded);
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
  await expect(createAuthProvider(setSessionEnded).checkAuth()).rejects.toMatchObject({ message: false });
});

it('says what is wrong with the credentials, and asks for the session anew', async () => {
  answer('signIn', () => {
    throw new HttpError('Wrong password', 401);
  });
  const provider = createAuthProvider(setSessionEnded);
  await expect(provider.login({ username: 'leo@medida.example', password: 'x' })).rejects.toThrow('Wrong password');
  answer('getSession', () => ({ data: [reader] }));
  expect(await provider.getIdentity()).toMatchObject({ id: reader.email, fullName: 'Leo' });
});

it('asks for the code of whoever has a second factor, behind the password', async () => {
  const provider = createAuthProvider(setSessionEnded);
  expect(await provider.login({ code: '123456' })).toEqual({ redirectTo: '/login' });
  const bodies: unknown[] = [];
  const refusal = new HttpError('Enter the code', 401, { code: 'codeMissing' });
  jest.mocked(callOffice).mockImplementation((_name, input) => {
    const { body } = input as { body: { code?: string } };
    bodies.push(body);
    return (body.code === undefined ? Promise.reject(refusal) : Promise.resolve({ data: [reader] })) as never;
  });
  expect(await provider.login({ username: 'leo@medida.example', password: 'x' })).toEqual({ redirectTo: '/code' });
  await provider.login({ code: '123456' });
  expect(bodies.at(-1)).toEqual({ email: 'leo@medida.example', password: 'x', code: '123456' });
  expect(await provider.getIdentity()).toMatchObject({ id: 'leo@medida.example' });
});

it('leads whoever has a second factor from an invitation to the form to sign in', async () => {
  answer('acceptInvitation', () => {
    throw new HttpError('Enter the code', 401, { code: 'codeMissing' });
  });
  expect(await createAuthProvider(setSessionEnded).login({ token: 't', password: 'x' })).toEqual({
    redirectTo: '/login',
  });
});

it('leads whoever becomes an owner to the second factor, without signing out', async () => {
  const error = new HttpError('Set up', 403, { code: 'secondFactorRequired' });
  await expect(createAuthProvider(setSessionEnded).checkError(error)).rejects.toMatchObject({
    redirectTo: '/second-factor',
    logoutUser: false,
  });
});

it('signs in whoever accepts an invitation', async () => {
  answer('acceptInvitation', () => ({ data: [reader] }));
  const provider = createAuthProvider(setSessionEnded);
  await provider.login({ token: 't', password: 'x' });
  await provider.checkAuth();
  expect(countCalls('getSession')).toBe(0);
});

it('keeps the page when the session has ended, and does not mind that it has', async () => {
  answer('getSession', () => ({ data: [reader] }));
  const provider = createAuthProvider(setSessionEnded);
  await expect(provider.checkError(new HttpError('', 401))).rejects.toThrow();
  await provider.checkAuth();
  await expect(provider.checkError(new HttpError('', 403))).resolves.toBeUndefined();
  expect(setSessionEnded).not.toHaveBeenCalledWith(true);
  await expect(provider.checkError(new HttpError('', 401))).resolves.toBeUndefined();
  expect(setSessionEnded).toHaveBeenLastCalledWith(true);
  answer('signIn', refuse);
  await expect(provider.login({ password: 'wrong' })).rejects.toThrow();
  await expect(provider.checkError(new HttpError('', 401))).resolves.toBeUndefined();
  answer('signIn', () => ({ data: [reader] }));
  await provider.login({ password: 'x' });
  expect(callOffice).toHaveBeenLastCalledWith('signIn', { body: { email: reader.email, password: 'x' } });
  expect(setSessionEnded).toHaveBeenLastCalledWith(false);
  answer('signOut', refuse);
  await provider.logout();
  await provider.logout();
  expect(countCalls('signOut')).toBe(1);
});
