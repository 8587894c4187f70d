import fc from 'fast-check';

import { createSecretVault } from '@/shared/lib/secretVault';

import { forgetPasswords, openBody, openToken, scrub, withoutSecrets } from './requestSecrets';

describe('openBody', () => {
  it('opens every reference at any depth without mutating the given body', () => {
    const vault = createSecretVault();
    const [old, fresh] = [vault.seal('password', 'old one'), vault.seal('password', 'new one')];
    const body = { username: 'ana', password: old, more: [{ newPassword: fresh }, null, 3], date: new Date(0) };
    const opened = openBody(body, vault);
    expect(JSON.parse(JSON.stringify(opened.body))).toEqual({
      username: 'ana',
      password: 'old one',
      more: [{ newPassword: 'new one' }, null, 3],
      date: '1970-01-01T00:00:00.000Z',
    });
    expect(opened).toMatchObject({ references: [old, fresh], secrets: ['old one', 'new one'], isComplete: true });
    expect(body.password).toBe(old);
  });

  it('does not open a secret that looks like a reference again', () => {
    const vault = createSecretVault();
    const reference = vault.seal('password', 'sealed.password.1');
    expect(openBody({ password: reference }, vault).body).toEqual({ password: 'sealed.password.1' });
  });

  it('reports a secret that has been forgotten', () => {
    expect(openBody({ password: 'sealed.password.9' }, createSecretVault()).isComplete).toBe(false);
  });

  it('opens nothing without a vault', () => {
    expect(openBody({ password: 'sealed.password.1' }, undefined)).toMatchObject({
      body: { password: 'sealed.password.1' },
      isComplete: true,
    });
  });

  it('copies any other JSON as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) =>
        expect(JSON.stringify(openBody(body, createSecretVault()).body)).toBe(JSON.stringify(body)),
      ),
    );
  });
});

it('forgetPasswords keeps the token', () => {
  const vault = createSecretVault();
  const [token, password] = [vault.seal('token', 'a.b.c'), vault.seal('password', 'x')];
  forgetPasswords([token, password], vault);
  expect([vault.open(token), vault.open(password)]).toEqual(['a.b.c', undefined]);
});

describe('openToken', () => {
  it.each([
    ['a.b.c', 'a.b.c'],
    ['a.b', undefined],
    ['a..c', undefined],
    ['a.b.c.d', undefined],
    ['', undefined],
    ['a.b.c\n', undefined],
    ['á.b.ñ中', undefined],
  ])('reads %j as %j', (secret, token) => {
    const vault = createSecretVault();
    expect(openToken(vault.seal('token', secret), vault)).toBe(token);
  });

  it.each([[''], ['server-env'], ['a.b.c'], ['sealed.token.9']])('finds no token behind %j', (reference) =>
    expect(openToken(reference, createSecretVault())).toBeUndefined(),
  );
});

describe('withoutSecrets', () => {
  const signIn = '/services/public/user/authenticate';

  it('seals the token of a sign-in', () => {
    const vault = createSecretVault();
    const body = withoutSecrets({ isSuccessful: true, data: [{ token: 'a.b.c' }] }, `${signIn}?x=1`, vault);
    expect(body).toEqual({ isSuccessful: true, data: [{ token: 'sealed.token.1' }] });
    expect(vault.open('sealed.token.1')).toBe('a.b.c');
  });

  it.each([['a.b'], ['a.b.c.d'], [''], [7], [null]])('treats the token %j as absent', (token) =>
    expect(withoutSecrets({ data: [{ token }] }, signIn, createSecretVault())).toEqual({ data: [{ token: '' }] }),
  );

  it.each([['/api/clients/login/1/1/1'], ['/api/clients/login'], [signIn]])('drops passwords from %s', (address) =>
    expect(withoutSecrets({ data: [{ name: 'Ana', Password: 'x' }] }, address, createSecretVault())).toEqual({
      data: [{ name: 'Ana', Password: '' }],
    }),
  );

  it.each([
    ['/publics/terms'],
    ['/user/authenticated'],
    ['/publics/terms?next=/user/authenticate'],
    ['/api/clientsX/1'],
  ])('leaves the response of %s unchanged', (address) => {
    const body = { data: [{ token: 'a.b.c', password: 'x' }] };
    expect(withoutSecrets(body, address, createSecretVault())).toBe(body);
  });
});

describe('scrub', () => {
  it.each([
    ['wrong password hunter2!', 'wrong password …!'],
    ['hunter2hunter2', '……'],
    ['nothing here', 'nothing here'],
  ])('cleans %j', (text, clean) => expect(scrub(text, ['hunter2', ''])).toBe(clean));

  it('cleans encoded secrets', () => {
    expect(scrub('p=a%20%26%22 and a &\\"', ['a &"'])).toBe('p=… and …');
  });
});
