import { aClient } from '@/../test/support/builders/aSession';
import { memoryStorage } from '@/../test/support/builders/memoryStorage';
import { createSecretVault } from '@/shared/lib/secretVault';

import { createMirroredKeys } from './mirroredKeys';
import { createMirroredStorage } from './mirroredStorage';

const mirroring = (stored: Record<string, string> = {}) => {
  const vault = createSecretVault();
  const area = memoryStorage(stored);
  const failures: unknown[] = [];
  const storage = createMirroredStorage({
    area,
    atStart: stored,
    keys: createMirroredKeys(vault),
    onFailure: (error) => failures.push(error),
  });
  return { vault, area, storage, failures };
};

it('stores each key under its own name in plain form', async () => {
  const { vault, area, storage } = mirroring();
  await storage.setItem('persist:settings', {
    JWTtoken: vault.seal('token', 'aaa.bbb.ccc'),
    language: 'zh',
    client: aClient({ name: 'Ruiz' }),
    timeZone: 'America/Caracas',
  });
  expect(area.getItem('JWTtoken')).toBe('aaa.bbb.ccc');
  expect(area.getItem('language')).toBe('zh');
  expect(JSON.parse(area.getItem('client') ?? '')).toEqual(aClient({ name: 'Ruiz' }));
  expect(area.getItem('timeZone')).toBe('America/Caracas');
  expect(area.getItem('persist:settings')).toBeNull();
});

it('reads back what it wrote with the token sealed', async () => {
  const stored = {
    JWTtoken: 'aaa.bbb.ccc',
    language: 'en',
    client: JSON.stringify(aClient()),
    timeZone: 'America/Caracas',
  };
  const { vault, storage } = mirroring(stored);
  const { JWTtoken = '', ...rest } = await storage.getItem();
  expect(rest).toEqual({ language: 'en', client: aClient(), timeZone: 'America/Caracas' });
  expect(JWTtoken).not.toContain('aaa');
  expect(vault.open(JWTtoken)).toBe('aaa.bbb.ccc');
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
])('ignores a foreign %s of %j and leaves it in storage', async (key, foreign) => {
  const stored = { JWTtoken: 'aaa.bbb.ccc', language: 'en', client: JSON.stringify(aClient()), [key]: foreign };
  const { area, storage } = mirroring(stored);
  const read = await storage.getItem();
  expect(read).not.toHaveProperty(key);
  expect(Object.keys(read)).toEqual(expect.arrayContaining(Object.keys(stored).filter((name) => name !== key)));
  expect(area.getItem(key)).toBe(foreign);
  expect(area.writes).toEqual([]);
});

it('writes only what changed here and keeps the writes of other tabs', async () => {
  const { area, storage } = mirroring({ language: 'es' });
  await storage.getItem();
  await storage.setItem('', { language: 'es' });
  area.setItem('language', 'zh');
  await storage.setItem('', { language: 'es', timeZone: 'America/Caracas' });
  expect(area.getItem('language')).toBe('zh');
  expect(area.writes).toEqual(['language', 'timeZone']);
});

it('keeps unknown client fields until the client changes', async () => {
  const newer = JSON.stringify({ ...aClient(), branches: [{ id: 1 }] });
  const { area, storage } = mirroring({ client: newer });
  const { client } = await storage.getItem();
  await storage.setItem('', { client });
  expect(area.getItem('client')).toBe(newer);
});

it('never writes a token that came with an imported state', async () => {
  const { area, storage } = mirroring({ JWTtoken: 'aaa.bbb.ccc' });
  await storage.getItem();
  await storage.setItem('', { JWTtoken: 'sealed.token.77' });
  expect(area.getItem('JWTtoken')).toBe('aaa.bbb.ccc');
});

it('removes absent values, but stores an absent token as empty text', async () => {
  const { area, storage } = mirroring({ JWTtoken: 'aaa.bbb.ccc', client: JSON.stringify(aClient()) });
  await storage.getItem();
  await storage.setItem('', { JWTtoken: '', client: null });
  expect(area.getItem('JWTtoken')).toBe('');
  expect(area.getItem('client')).toBeNull();
});

it('distinguishes new, removed, unchanged and foreign values from another tab', async () => {
  const { area, storage } = mirroring({ language: 'es', timeZone: 'America/Caracas' });
  await storage.getItem();
  expect(storage.reread('language')).toEqual({ kind: 'same' });
  area.setItem('language', 'en');
  expect(storage.reread('language')).toEqual({ kind: 'value', value: 'en' });
  area.setItem('language', 'klingon');
  expect(storage.reread('language')).toEqual({ kind: 'foreign' });
  area.clear();
  expect(storage.reread('timeZone')).toEqual({ kind: 'absent' });
});
