import { randomUUID } from 'node:crypto';

import { type BuiltServer, copyServer, type ServerProcess } from '../kill/builtServer';
import { ana, fillShop } from '../support/builders';
import { createShopper } from '../support/shopper';
import type { Call } from '../support/testApp';
import { createEmptyDatabase, engines, type TestDatabase } from '../support/testDatabase';

const createCall =
  (port: number): Call =>
  async (method, path, { body, token, headers = {} } = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>;
    return { status: response.status, headers: Object.fromEntries(response.headers), text, body: parsed };
  };

for (const engine of engines.filter((name) => name === 'postgres')) {
  describe(`two processes on one ${engine}`, () => {
    let database: TestDatabase;
    let built: BuiltServer;
    let running: ServerProcess[] = [];

    beforeAll(async () => {
      // Both find a database without tables at the same time.
      [database, built] = await Promise.all([createEmptyDatabase(engine), copyServer()]);
      const environment = { DATABASE_URL: database.databaseUrl, DATA_DIR: database.dataDirectory, LOG_LEVEL: 'silent' };
      running = await Promise.all([built.start(environment), built.start(environment)]);
      await fillShop(database.db);
    });

    afterAll(async () => {
      await built.remove();
      await database.drop();
    });

    const both = () => {
      const [one, other] = running;
      if (!one || !other) throw new Error('two processes are needed');
      return [createCall(one.port), createCall(other.port)] as const;
    };

    const shoppers = async () => {
      const [one, other] = both();
      const shopper = await createShopper(one, ana);
      const elsewhere = await createShopper(other, ana);
      return { shopper, elsewhere };
    };

    it('share sessions and carts', async () => {
      const { shopper } = await shoppers();
      const [, other] = both();
      expect((await shopper.insert(101, 3)).status).toBe(200);
      const response = await other(
        'GET',
        `/services/inventory/api/shoppingCart/getStockitemsByClientId/1/1/1/${ana.clientId}`,
        { token: shopper.token },
      );
      expect([
        response.status,
        (response.body.data as { stockItemId: number }[]).map((item) => item.stockItemId),
      ]).toEqual([200, [101]]);
    });

    it('place one order per uuid and give the same response, whichever is called', async () => {
      const { shopper, elsewhere } = await shoppers();
      for (let round = 0; round < 5; round += 1) {
        await shopper.insert(101, round + 1);
        const before = ((await shopper.orders()).body.data as unknown[]).length;
        const uuid = randomUUID();
        const responses = await Promise.all(
          Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? shopper : elsewhere).push({ uuid })),
        );
        expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
        expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
        expect((await elsewhere.orders()).body.data).toHaveLength(before + 1);
      }
    });

    it('never order one cart twice under different uuids', async () => {
      const { shopper, elsewhere } = await shoppers();
      for (let round = 0; round < 5; round += 1) {
        await shopper.insert(102, 2);
        const responses = await Promise.all(
          Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? shopper : elsewhere).push()),
        );
        expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(responses.filter(({ status }) => status === 409)).toHaveLength(7);
      }
    });

    it('count failed sign-ins together', async () => {
      const [one, other] = both();
      const attempt = (turn: number) =>
        (turn % 2 === 0 ? one : other)('POST', '/services/public/user/authenticate', {
          body: { username: 'nobody@buyer.example', password: 'wrong' },
        });
      const statuses: number[] = [];
      for (let turn = 0; turn < 12; turn += 1) statuses.push((await attempt(turn)).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    });

    it('lose no order when one of them is killed', async () => {
      const { shopper, elsewhere } = await shoppers();
      await shopper.insert(101, 4);
      const body = elsewhere.aPush();
      const placed = await shopper.push(body);
      expect(placed.status).toBe(200);
      await running[0]?.kill('SIGKILL');
      const again = await elsewhere.push(body);
      expect([again.status, again.text]).toEqual([200, placed.text]);
      expect((await elsewhere.insert(101, 1)).status).toBe(200);
    });
  });
}
