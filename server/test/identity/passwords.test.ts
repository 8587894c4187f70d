import { createPasswordCheck, defaultCost, hashPassword } from '../../src/identity/passwords';

const cheap = { cost: 16, blockSize: 1, parallelization: 1 };

describe('a stored password', () => {
  it('costs 32 MB per guess', () => {
    expect(128 * defaultCost.cost * defaultCost.blockSize).toBe(32 * 1024 * 1024);
  });

  it('records its parameters and is never the same twice', async () => {
    const [first, second] = await Promise.all([hashPassword('medida', cheap), hashPassword('medida', cheap)]);
    expect(first).toMatch(/^scrypt\$16\$1\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(second).not.toBe(first);
  });

  it('matches in any Unicode normalization form', async () => {
    const check = createPasswordCheck(cheap);
    const stored = await hashPassword('contrase\u00f1a', cheap);
    expect(await check('contrasen\u0303a', stored)).toBe(true);
    expect(await check('contrasena', stored)).toBe(false);
  });

  it('never matches if missing or unreadable', async () => {
    const check = createPasswordCheck(cheap);
    expect(await check('', undefined)).toBe(false);
    expect(await check('medida', 'md5$medida')).toBe(false);
  });
});
