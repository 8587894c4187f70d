import { createErrorReportsRepository } from '../../src/repositories/errorReportsRepository';
import { anErrorReport, aSession, postGzip, postReport } from '../support/reports';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const minute = 60_000;
const day = 24 * 60 * minute;

for (const engine of engines) {
  describe(`error reports on ${engine}`, () => {
    let shop: TestApp;

    beforeEach(async () => {
      shop = await createTestApp(engine);
    });

    afterEach(() => shop.close());

    const reports = () => createErrorReportsRepository(shop.database.db);
    const storedIds = async () => (await reports().list()).map(({ id }) => id);
    const insert = (rows: { id: string; receivedAt: number; size?: number }[]) =>
      shop.database.db
        .insertInto('error_reports')
        .values(
          rows.map(({ id, receivedAt, size = 10 }) => ({
            report_id: id,
            received_at: receivedAt,
            error_name: 'Error',
            error_message: '',
            build: '',
            page: '',
            size,
            content: Buffer.from('x'),
          })),
        )
        .execute();

    it('are stored with what identifies them', async () => {
      const { status, text } = await postReport(shop, anErrorReport());
      expect([status, text]).toEqual([204, '']);
      const stored = await reports().find('0A1B2C3D');
      expect(stored).toMatchObject({
        receivedAt: shop.clock.now,
        errorName: 'TypeError',
        errorMessage: 'x is undefined',
        build: '3f9a1c2b',
        page: '/en/catalogo',
      });
      const { error, session } = anErrorReport();
      expect(JSON.parse(stored?.content ?? '')).toEqual({ error, session });
    });

    it('may be compressed', async () => {
      const session = aSession({ initial: { text: 'a long state '.repeat(100_000) } });
      expect((await postGzip(shop, JSON.stringify(anErrorReport({ session })))).status).toBe(204);
      const stored = await reports().find('0A1B2C3D');
      expect(stored?.size).toBeLessThan(10_000);
      expect(JSON.parse(stored?.content ?? '')).toMatchObject({ session });
    });

    it('keep the first of two with the same id', async () => {
      await postReport(shop, anErrorReport());
      const second = anErrorReport({ error: { name: 'RangeError', message: 'another' } });
      expect((await postReport(shop, second)).status).toBe(204);
      expect(await reports().list()).toMatchObject([{ errorName: 'TypeError' }]);
    });

    it('may lack a build and an address', async () => {
      const session = aSession({ build: 'b'.repeat(101), address: 'javascript:alert(1)' });
      await postReport(shop, anErrorReport({ session }));
      expect(await reports().list()).toMatchObject([{ build: '', page: '' }]);
    });

    it('lose characters that could upset a terminal or a database, except in their content', async () => {
      const error = { name: 'Err\u001b[2Jor', message: 'one\ntwo\u009b31m \u202etxt \ud800' };
      expect((await postReport(shop, anErrorReport({ error }))).status).toBe(204);
      const stored = await reports().find('0A1B2C3D');
      expect(stored).toMatchObject({
        errorName: 'Err [2Jor',
        errorMessage: expect.stringMatching(/^one two 31m {2}txt/) as string,
      });
      expect(JSON.parse(stored?.content ?? '')).toMatchObject({ error: { name: error.name } });
    });

    it('number 500 at most: the oldest are dropped', async () => {
      const { now } = shop.clock;
      const ids = Array.from({ length: 500 }, (_, index) => (index + 1).toString(16).toUpperCase().padStart(8, '0'));
      await insert(ids.map((id, index) => ({ id, receivedAt: now - 1000 + index })));
      await postReport(shop, anErrorReport());
      const kept = await storedIds();
      expect(kept).toHaveLength(500);
      expect([kept[0], kept.includes('00000001'), kept.includes('00000002')]).toEqual(['0A1B2C3D', false, true]);
    });

    it('take 20 MiB at most: the oldest are dropped', async () => {
      const { now } = shop.clock;
      const size = 9 * 1024 * 1024;
      await insert([
        { id: '0000000C', receivedAt: now - 1, size },
        { id: '0000000B', receivedAt: now - 2, size },
        { id: '0000000A', receivedAt: now - 3, size },
      ]);
      await postReport(shop, anErrorReport());
      expect(await storedIds()).toEqual(['0A1B2C3D', '0000000C', '0000000B']);
    });

    it('are limited to 20 a minute for each address', async () => {
      const send = (from: string) => postReport(shop, anErrorReport(), { from });
      for (let count = 0; count < 20; count += 1) expect((await send('203.0.113.1')).status).toBe(204);
      const { status, headers } = await send('203.0.113.1');
      expect([status, headers['retry-after']]).toEqual([429, '60']);
      expect((await send('203.0.113.2')).status).toBe(204);
      shop.clock.now += minute;
      expect((await send('203.0.113.1')).status).toBe(204);
    });
  });
}

it('reports expire while the services run', async () => {
  const timers = jest.spyOn(globalThis, 'setInterval');
  const shop = await createTestApp('sqlite');
  await postReport(shop, anErrorReport());
  shop.clock.now += 30 * day;
  for (const [runHourly, delay] of timers.mock.calls) if (delay === 60 * minute) runHourly();
  // Waits for the background work.
  await shop.app.close();
  expect(await createErrorReportsRepository(shop.database.db).list()).toEqual([]);
  await shop.close();
});
