import { randomInt } from 'node:crypto';

import type { Engine } from '../../src/db/engine';
import { faultsOfShop } from '../fuzz/wholeShop';
import { buildServer, type BuiltServer } from './builtServer';
import { type Buyer, createPremises } from './buyers';
import { settle } from './reckoning';
import { goShopping, type Shopping } from './shopping';
import { buyerCalls, createWire } from './wire';

// `npm run fuzz` runs more rounds.
const usualRounds = 20;
const buyersPerRound = 4;
const mostAnswers = 60;

type Visit = { buyer: Buyer; shopping: Shopping };

const getCut = ({ shopping }: Visit) =>
  shopping.fills.flatMap(({ push, rival }) => [...push.answers, ...rival.answers]).filter((answer) => !answer).length;

/** One file per database, so that they run in parallel. */
export const describeKills = (engine: Engine, rounds = Number(process.env.KILL_ROUNDS ?? usualRounds)) =>
  describe(`a server on ${engine}`, () => {
    let built: BuiltServer;

    beforeAll(async () => {
      built = await buildServer();
    }, 120_000);

    afterAll(() => built.remove());

    /** Lets the buyers of a round shop until enough responses have arrived; then stops the process. */
    const shopUntil = async (port: number, buyers: Buyer[], answers: number, end: () => Promise<unknown>) => {
      const wire = createWire(port);
      let left = answers;
      let ended: Promise<unknown> | undefined;
      const answered = () => {
        left -= 1;
        if (left <= 0) ended ??= end();
      };
      const visits = await Promise.all(
        buyers.map(async (buyer): Promise<Visit> => ({
          buyer,
          shopping: await goShopping(buyerCalls(wire, buyer), answered),
        })),
      );
      const ending = await ended;
      wire.close();
      return { visits, ending };
    };

    const settleAll = async (port: number, visits: Visit[]) => {
      const wire = createWire(port);
      await Promise.all(visits.map(({ buyer, shopping }) => settle(buyerCalls(wire, buyer), shopping)));
      wire.close();
    };

    it(`killed at ${rounds} random moments keeps every acknowledged order, once and complete`, async () => {
      const premises = await createPremises(engine, rounds * buyersPerRound);
      let server = await built.start(premises.environment);
      const all: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const buyers = premises.buyers.slice(round * buyersPerRound, (round + 1) * buyersPerRound);
        const { visits } = await shopUntil(server.port, buyers, randomInt(1, mostAnswers), () =>
          server.kill('SIGKILL'),
        );
        all.push(...visits);
        server = await built.start(premises.environment);
        await settleAll(server.port, visits);
      }
      expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
      const fills = all.reduce((sum, { shopping }) => sum + shopping.fills.length, 0);
      const cut = all.reduce((sum, visit) => sum + getCut(visit), 0);
      await premises.look(async (db) => {
        expect(await faultsOfShop(db)).toEqual([]);
        expect(await db.selectFrom('orders').select('order_id').execute()).toHaveLength(fills);
      });
      // Otherwise the kill interrupted nothing.
      expect(fills).toBeGreaterThan(rounds);
      expect(cut).toBeGreaterThan(0);
      await premises.remove();
    }, 900_000);

    it('told to stop answers pending requests, and then exits', async () => {
      const premises = await createPremises(engine, buyersPerRound);
      const server = await built.start(premises.environment);
      const { visits, ending } = await shopUntil(server.port, premises.buyers, 40, () => server.kill('SIGTERM'));
      expect(ending).toEqual({ code: 0, signal: null });
      const acknowledged = visits
        .flatMap(({ shopping }) => shopping.fills.flatMap(({ push, rival }) => [push, rival]))
        .filter(({ answers }) => answers.some((answer) => answer?.status === 200))
        .map(({ uuid }) => uuid);
      await premises.look(async (db) => {
        expect(await faultsOfShop(db)).toEqual([]);
        const orders = await db.selectFrom('orders').select('push_uuid').execute();
        expect(orders.map(({ push_uuid }) => push_uuid).toSorted()).toEqual(acknowledged.toSorted());
      });
      await premises.remove();
    }, 120_000);
  });
