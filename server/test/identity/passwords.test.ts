import { createPasswordCheck, hashPassword, soundCost } from '../../src/identity/passwords';

const cheap = { cost: 16, blockSize: 1, parallelization: 1 };

describe('a stored password', () => {
  it('costs a guess 32 MB', () => {
    expect(128 * soundCost.cost * soundCost.blockSize).toBe(32 * 1024 * 1024);
  });

  it('says how it was made, and never twice the same', async () => {
    const [first, second] = await Promise.all([hashPassword('medida', cheap), hashPassword('medida', cheap)]);
    expect(first).toMatch(/^scrypt\$16\$1\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(second).not.toBe(first);
  });

  it('is recognised, whatever way its letters are composed', async () => {
    const check = createPasswordCheck(cheap);
    const stored = await hashPassword('contrase\u00f1a', cheap);
    expect(await check('contrasen\u0303a', stored)).toBe(true);
    expect(await check('contrasena', stored)).toBe(false);
  });

  it('is never right where there is none or it cannot be read', async () => {
    const check = createPasswordCheck(cheap);
    expect(await check('', undefined)).toBe(false);
    expect(await check('medida', 'md5$medida')).toBe(false);
  });
});
