import fc from 'fast-check';

import { demoClient } from '../../demo/demoClients';
import { engines } from '../support/testDatabase';
import { findFault } from './answerRules';
import { type Operation, operations } from './contractOperations';
import { arbitraryRequests, type FuzzedRequest } from './requests';
import { recordTrace } from './shopRecord';
import { createVisitor, type Visitor } from './visitor';
import { faultsOfShop } from './wholeShop';

// `npm run fuzz` sends more, with a new seed every time.
const numRuns = Number(process.env.FUZZ_RUNS ?? 200);
const seed = Number(process.env.FUZZ_SEED ?? 20_200_601);
const hangsAfter = 60_000;

const own = { only: demoClient.clientId };
const others = { except: demoClient.clientId };

const isRefusedPush = (operation: Operation, status: number) =>
  operation.operationId === 'pushShoppingCart' && [409, 412].includes(status);

describe('the contracts', () => {
  it('list every operation that is fuzzed', () => {
    expect(operations.length).toBeGreaterThan(25);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });
});

describe.each(engines)('whatever is requested, on %s,', (engine) => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await createVisitor(engine);
  }, 120_000);

  afterAll(() => visitor.close());

  const checked = async (operation: Operation, request: FuzzedRequest, statuses: Set<number>) => {
    const { db } = visitor.shop.database;
    await visitor.prepare(operation);
    const before = operation.method === 'GET' ? undefined : await recordTrace(db, own);
    const answer = await visitor.send(operation, request);
    statuses.add(answer.status);
    const fault = findFault(operation, request, answer);
    if (fault !== undefined) throw new Error(`${fault}: ${answer.status} ${answer.text.slice(0, 500)}`);
    if (before === undefined || answer.status < 400) return;
    // A refusal is stored under its uuid and changes nothing else.
    const after = await recordTrace(db, own);
    const pushes = isRefusedPush(operation, answer.status) ? after.pushes : before.pushes;
    expect(after).toEqual({ ...before, pushes });
  };

  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s responds according to its contract and leaves nothing half done',
    async (_operationId, operation) => {
      const { db } = visitor.shop.database;
      const ofOthers = await recordTrace(db, others);
      const statuses = new Set<number>();
      const property = fc.asyncProperty(arbitraryRequests(operation, visitor.known), (request) =>
        checked(operation, request, statuses),
      );
      await fc.assert(property, { numRuns, seed, timeout: hangsAfter });
      expect(statuses).toContain(200);
      expect(await recordTrace(db, others)).toEqual(ofOthers);
      expect(await faultsOfShop(db)).toEqual([]);
    },
    600_000,
  );
});
