import { createSecretVault, isSealed, isValidToken } from './secretVault';

describe('the secret vault', () => {
  it('exchanges a secret for a reference and back', () => {
    const vault = createSecretVault();
    const reference = vault.seal('password', 'hunter2');
    expect(reference).not.toContain('hunter2');
    expect(isSealed(reference)).toBe(true);
    expect(vault.open(reference)).toBe('hunter2');
  });

  it('never reuses a reference, not even for the same secret or after clearing', () => {
    const vault = createSecretVault();
    const first = vault.seal('token', 'a.b.c');
    vault.clear();
    expect(vault.seal('token', 'a.b.c')).not.toBe(first);
    expect(vault.open(first)).toBeUndefined();
  });

  it('forgets a single reference', () => {
    const vault = createSecretVault();
    const [one, other] = [vault.seal('password', 'one'), vault.seal('password', 'other')];
    vault.forget(one);
    expect([vault.open(one), vault.open(other)]).toEqual([undefined, 'other']);
  });

  it('does not open references of another vault', () => {
    expect(createSecretVault().open(createSecretVault().seal('token', 'a.b.c'))).toBeUndefined();
  });

  it('seals a token into a reference that still counts as a token', () => {
    expect(isValidToken(createSecretVault().seal('token', 'a.b.c'))).toBe(true);
  });

  it.each([['sealed.token.x'], ['sealed.secret.1'], [' sealed.token.1'], ['sealed.token.1\n'], [''], [1], [null]])(
    'does not accept %j as a reference',
    (value) => expect(isSealed(value)).toBe(false),
  );

  it('reveals no secret when it is printed or serialised', () => {
    const vault = createSecretVault();
    vault.seal('password', 'hunter2');
    expect(JSON.stringify(vault)).not.toContain('hunter2');
  });
});
