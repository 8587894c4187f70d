import { randomInt } from 'node:crypto';

import type { Engine } from '../../src/db/engine';
import type { Database } from '../../src/db/openDatabase';
import { findShopFaults } from '../fuzz/shopInvariants';
import { createOutbox } from '../support/outbox';
import { type BuiltServer, copyServer } from './builtServer';
import { type Buyer, createKillShop } from './buyers';
import { replayPushes } from './replayPushes';
import { goShopping, type Shopping } from './shopping';
import { createBuyerCalls, createWire } from './wire';

// `npm run fuzz` runs more rounds.
const defaultRounds = 3;
const buyersPerRound = 4;
const maxResponses = 60;

type Visit = { buyer: Buyer; shopping: Shopping };

const countCutResponses = ({ shopping }: Visit) =>
  shopping.fills.flatMap(({ push, rival }) => [...push.responses, ...rival.responses]).filter((response) => !response)
    .length;

/** Orders whose mail has neither been sent nor waits in the outbox. */
const findUnannounced = async (db: Database, dataDirectory: string) => {
  const mails = (await createOutbox(dataDirectory).read()).join();
  const waiting = await db.selectFrom('outbox').select('reference').execute();
  const ids = new Set(waiting.map(({ reference }) => reference));
  const orders = await db.selectFrom('orders').select(['order_id', 'order_number']).execute();
  return orders.filter(({ order_id, order_number }) => !ids.has(order_id) && !mails.includes(order_number));
};

/** One file per database, so that they run in parallel. */
export const describeKills = (engine: Engine, rounds = Number(process.env.KILL_ROUNDS ?? defaultRounds)) =>
  describe(`a server on ${engine}`, () => {
    let built: BuiltServer;

    beforeAll(async () => {
      built = await copyServer();
    }, 120_000);

    afterEach(() => built.killRunning());
    afterAll(() => built.remove());

    /** Lets the buyers of a round shop until enough responses have arrived; then stops the process. */
    const shopUntil = async (port: number, buyers: Buyer[], responses: number, end: () => Promise<unknown>) => {
      const wire = createWire(port);
      let remaining = responses;
      let ended: Promise<unknown> | undefined;
      const onResponse = () => {
        remaining -= 1;
        if (remaining <= 0) ended ??= end();
      };
      const visits = await Promise.all(
        buyers.map(async (buyer): Promise<Visit> => ({
          buyer,
          shopping: await goShopping(createBuyerCalls(wire, buyer), onResponse),
        })),
      );
      const ending = await ended;
      wire.close();
      return { visits, ending };
    };

    const settleAll = async (port: number, visits: Visit[]) => {
      const wire = createWire(port);
      await Promise.all(visits.map(({ buyer, shopping }) => replayPushes(createBuyerCalls(wire, buyer), shopping)));
      wire.close();
    };

    it(`keeps every acknowledged order, once and complete, when killed at ${rounds} random moments`, async () => {
      const shop = await createKillShop(engine, rounds * buyersPerRound);
      let server = await built.start(shop.environment);
      const all: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const buyers = shop.buyers.slice(round * buyersPerRound, (round + 1) * buyersPerRound);
        const { visits } = await shopUntil(server.port, buyers, randomInt(1, maxResponses), () =>
          server.kill('SIGKILL'),
        );
        all.push(...visits);
        server = await built.start(shop.environment);
        await settleAll(server.port, visits);
      }
      expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
      const fills = all.reduce((sum, { shopping }) => sum + shopping.fills.length, 0);
      const cut = all.reduce((sum, visit) => sum + countCutResponses(visit), 0);
      await shop.inspect(async (db) => {
        expect(await findShopFaults(db)).toEqual([]);
        expect(await db.selectFrom('orders').select('order_id').execute()).toHaveLength(fills);
        expect(await findUnannounced(db, shop.environment.DATA_DIR ?? '')).toEqual([]);
      });
      // Otherwise the kill interrupted nothing.
      expect(fills).toBeGreaterThan(rounds);
      expect(cut).toBeGreaterThan(0);
      await shop.remove();
    }, 900_000);

    it('finishes pending requests after SIGTERM, and then exits', async () => {
      const premises = await createKillShop(engine, buyersPerRound);
      const server = await built.start(premises.environment);
      const { visits, ending } = await shopUntil(server.port, premises.buyers, 40, () => server.kill('SIGTERM'));
      expect(ending).toEqual({ code: 0, signal: null });
      const acknowledged = visits
        .flatMap(({ shopping }) => shopping.fills.flatMap(({ push, rival }) => [push, rival]))
        .filter(({ responses }) => responses.some((response) => response?.status === 200))
        .map(({ uuid }) => uuid);
      await premises.inspect(async (db) => {
        expect(await findShopFaults(db)).toEqual([]);
        const orders = await db.selectFrom('orders').select('push_uuid').execute();
        expect(orders.map(({ push_uuid }) => push_uuid).toSorted()).toEqual(acknowledged.toSorted());
      });
      await premises.remove();
    }, 120_000);
  });
