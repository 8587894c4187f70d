import { createRetention } from '../../src/retention';
import { fillShop } from '../support/builders';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

const day = 24 * 3_600_000;

describe.each(engines)('searches that found nothing on %s', (engine) => {
  let office: TestOffice;

  beforeAll(async () => {
    office = await createTestOffice(engine);
    await fillShop(office.shop.database.db);
  });

  afterAll(() => office.close());

  const removeAll = () => office.shop.database.db.deleteFrom('missed_searches').execute();

  const send = async (text: string, { language = 'en', from = '203.0.113.1' } = {}) => {
    const request = { body: { text }, headers: { 'x-language': language }, from };
    return (await office.shop.call('POST', '/services/public/publics/missed-search', request)).status;
  };

  const report = async (...given: Parameters<typeof send>) => expect(await send(...given)).toBe(200);

  it('are counted by text and language, shown in the figures, and deleted after 90 days', async () => {
    await removeAll();
    const reader = await office.addKey(['figures:read'], 200 * day);
    const list = async (period: string) => {
      const { body } = await office.call('GET', `/figures/searches?period=${period}`, reader);
      return (body.data as { text: string; language: string; times: number; last: string }[]).map(
        ({ text, language, times, last }) => [text, language, times, last],
      );
    };
    const today = (at = office.shop.clock.now) => new Date(at).toISOString().slice(0, 10);
    const first = today();
    const elsewhere = { from: '203.0.113.2' };
    await Promise.all([
      report('Flashlight'),
      report(' flashlight ', elsewhere),
      report('FLASHLIGHT', { language: 'es' }),
    ]);
    for (const personal of ['ana@buyer.example', '+34 600 123 456', ' ']) await report(personal);
    office.shop.clock.now += 8 * day;
    await report('flashlight');
    const last = today();
    expect(await list('last30')).toEqual([
      ['flashlight', 'en', 3, last],
      ['flashlight', 'es', 1, first],
    ]);
    expect(await list('last7')).toEqual([['flashlight', 'en', 1, last]]);
    office.shop.clock.now += 83 * day;
    const { config, database, clock } = office.shop;
    await createRetention({ config, db: database.db, now: () => clock.now })();
    const { body } = await office.call('GET', `/figures/searches?period=dates&since=${first}`, reader);
    expect(body.data).toMatchObject([{ text: 'flashlight', times: 1, last }]);
    expect((await office.call('GET', '/figures/searches?period=dates&since=x', reader)).status).toBe(400);
  });

  it('are removed by whoever writes the synonyms, which is recorded', async () => {
    await removeAll();
    office.shop.clock.now += day;
    await report('50/60: led');
    office.shop.clock.now += day;
    for (const text of ['50/60: led', 'lamp']) await report(text);
    const { headers } = await office.signIn('catalogue', 'noa@shop.example');
    const list = async () => {
      const { body } = await office.call('GET', '/figures/searches', await office.addKey(['figures:read']));
      return (body.data as { searchId: string }[]).map(({ searchId }) => searchId);
    };
    const [searchId = '', other] = await list();
    const remove = () => office.call('DELETE', `/figures/searches/${encodeURIComponent(searchId)}`, { headers });
    const removed = await remove();
    expect([removed.status, removed.body.data]).toMatchObject([200, [{ text: '50/60: led', times: 2 }]]);
    expect(await list()).toEqual([other]);
    expect((await remove()).status).toBe(404);
    const { db } = office.shop.database;
    const changes = await db.selectFrom('changes').selectAll().where('operation', '=', 'removeMissedSearch').execute();
    expect(changes).toMatchObject([{ changed_by: 'noa@shop.example', subject: 'search en:50/60: led', after: null }]);
  });

  it('count once for each address and day, and 10 a minute', async () => {
    await removeAll();
    const { clock, database } = office.shop;
    const read = async () => {
      const rows = await database.db.selectFrom('missed_searches').select('times').where('text', '=', 'lamp').execute();
      return rows.map(({ times }) => times);
    };
    const network = (host: number) => ({ from: `2001:db8::${host}` });
    for (let count = 0; count < 10; count += 1) await report('lamp', network(count));
    expect(await send('lamp', network(11))).toBe(429);
    expect(await read()).toEqual([1]);
    await report('lamp', { from: '203.0.113.3' });
    expect(await read()).toEqual([2]);
    clock.now += day;
    await report('lamp', network(1));
    expect(await read()).toEqual([2, 1]);
  });

  it('are 100 texts a day at most for each address', async () => {
    await removeAll();
    office.shop.clock.now += day;
    for (let count = 0; count <= 100; count += 1) {
      if (count % 10 === 0) office.shop.clock.now += 60_000;
      await report(`lamp ${count}`);
    }
    await report('lamp 100', { from: '203.0.113.4' });
    const rows = await office.shop.database.db.selectFrom('missed_searches').select(['text', 'times']).execute();
    expect([rows.length, rows.find(({ text }) => text === 'lamp 100')?.times]).toEqual([101, 1]);
  });

  it('are not stored where the configuration turns them off', async () => {
    await removeAll();
    jest.replaceProperty(office.shop.config.runtime.catalogue, 'reportsMissedSearches', false);
    await report('flashlight');
    expect(await office.shop.database.db.selectFrom('missed_searches').selectAll().execute()).toEqual([]);
  });

  it('store nothing beyond a number of texts a day, and nothing about whoever searched', async () => {
    const { db } = office.shop.database;
    await removeAll();
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      ...{ account_id: 1, day: new Date(office.shop.clock.now).toISOString().slice(0, 10), language: 'en' },
      ...{ text: `text ${index}`, times: 1 },
    }));
    for (let at = 0; at < rows.length; at += 500)
      await db
        .insertInto('missed_searches')
        .values(rows.slice(at, at + 500))
        .execute();
    const from = '203.0.113.5';
    await report('another', { from });
    await report('text 7', { from });
    const stored = await db.selectFrom('missed_searches').selectAll().where('text', 'like', 'text 7').execute();
    expect(stored.map(({ text, times }) => [text, times])).toEqual([['text 7', 2]]);
    expect(await db.selectFrom('missed_searches').where('text', '=', 'another').selectAll().execute()).toEqual([]);
    expect(Object.keys(stored[0] ?? {}).sort()).toEqual(['account_id', 'day', 'language', 'text', 'times']);
  });
});
