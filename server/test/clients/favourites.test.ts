import { randomUUID } from 'node:crypto';

import { ana, fillShop, luis } from '../support/builders';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const line = { catalogId: 1, stockItemId: 101, quantity: 12, note: 'For the second floor' };

describe.each(engines)('favourite lists on %s', (engine) => {
  let shop: TestApp;
  let token: string;
  let otherToken: string;

  const address = (clientId: number, rest = '') => `/services/inventory/api/favourites/1/1/1/${clientId}${rest}`;
  const read = (clientId = ana.clientId, as = token) => shop.call('GET', address(clientId), { token: as });
  const save = (listId: string, change: object = {}, clientId = ana.clientId) =>
    shop.call('PUT', address(clientId, `/${listId}`), {
      token,
      body: { name: 'Weekly', isUnnamed: false, version: 0, lines: [line], ...change },
    });
  const remove = (listId: string, version: number) =>
    shop.call('DELETE', address(ana.clientId, `/${listId}?version=${version}`), { token });

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
    token = (await createShopper(shop.call, ana)).token;
    otherToken = (await createShopper(shop.call, luis)).token;
  });

  afterAll(() => shop.close());

  afterEach(async () => {
    await shop.database.db.deleteFrom('favourite_lists').execute();
  });

  it('are kept per client, oldest first', async () => {
    await save('b');
    shop.clock.now += 1;
    await save('a', { name: 'Later', isUnnamed: true, lines: [] });
    expect((await read()).body.data).toEqual([
      { listId: 'b', name: 'Weekly', isUnnamed: false, version: 1, lines: [line] },
      { listId: 'a', name: 'Later', isUnnamed: true, version: 1, lines: [] },
    ]);
    expect((await read(luis.clientId, otherToken)).body.data).toEqual([]);
  });

  it('are replaced in the version that the caller knows', async () => {
    await save('a');
    const second = await save('a', { version: 1, name: 'Monthly' });
    expect(second.body.data).toEqual([expect.objectContaining({ version: 2, name: 'Monthly' })]);
    const outdated = await save('a', { version: 1, name: 'Lost' });
    expect([outdated.status, outdated.body.message]).toEqual([
      412,
      'The list was changed on another device; nothing was saved',
    ]);
    expect((await save('a')).status).toBe(412);
    expect((await read()).body.data).toEqual([expect.objectContaining({ version: 2, name: 'Monthly' })]);
  });

  it('saves only one of several changes to the same version', async () => {
    await save('a');
    const all = await Promise.all(
      [1, 2, 3, 4].map((quantity) => save('a', { version: 1, lines: [{ ...line, quantity }] })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });

  it('are deleted in the version that the caller knows; deleting them again is harmless', async () => {
    await save('a');
    await save('a', { version: 1 });
    expect((await remove('a', 1)).status).toBe(412);
    expect((await remove('a', 2)).body).toMatchObject({ isSuccessful: true, data: [] });
    expect((await remove('a', 2)).status).toBe(200);
    expect((await read()).body.data).toEqual([]);
  });

  it('are private to the client', async () => {
    expect((await read(luis.clientId)).status).toBe(404);
    expect((await save('a', {}, luis.clientId)).status).toBe(404);
    expect((await shop.call('GET', address(ana.clientId))).status).toBe(401);
  });

  it('hold as much as the application creates, and no more', async () => {
    const lines = Array.from({ length: 500 }, (_, index) => ({ ...line, stockItemId: 2_000_000_000 + index }));
    expect((await save('full', { lines })).status).toBe(200);
    expect((await save('more', { lines: [...lines, line] })).status).toBe(400);
    const row = { client_id: ana.clientId, version: 1, created_at: 0, name: 'x', is_unnamed: 0 as const, lines: '[]' };
    const rows = Array.from({ length: 199 }, () => ({ ...row, list_id: randomUUID() }));
    await shop.database.db.insertInto('favourite_lists').values(rows).execute();
    expect((await save('one-more')).status).toBe(409);
    expect((await save('full', { version: 1 })).status).toBe(200);
  });

  it('are limited, however many are added at the same moment', async () => {
    const { db } = shop.database;
    const row = { client_id: ana.clientId, version: 1, created_at: 1, name: '', is_unnamed: 0 as const, lines: '[]' };
    await db
      .insertInto('favourite_lists')
      .values(Array.from({ length: 198 }, (_, index) => ({ ...row, list_id: `list-${index}` })))
      .execute();
    const all = await Promise.all(Array.from({ length: 12 }, (_, index) => save(`new-${index}`)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, ...Array<number>(10).fill(409)]);
  });
});
