import fc from 'fast-check';

import { demoClient } from '../../demo/demoClients';
import { engines } from '../support/testDatabase';
import { type Operation, operations } from './contractOperations';
import { arbitraryRequests, type FuzzedRequest } from './requests';
import { findFault } from './responseRules';
import { findShopFaults } from './shopInvariants';
import { takeSnapshot } from './shopSnapshot';
import { createVisitor, type Visitor } from './visitor';

// Few random orders and requests are accepted.
const runs: Record<string, number> = { pushShoppingCart: 100, requestOrderChange: 300 };
// `npm run fuzz` sends more, with a new seed every time.
const countRuns = ({ operationId }: Operation) => Number(process.env.FUZZ_RUNS ?? runs[operationId] ?? 40);
const seed = Number(process.env.FUZZ_SEED ?? 20_200_601);
const timeout = 60_000;

const own = { only: demoClient.clientId };
const others = { except: demoClient.clientId };

// Without a provider, nobody has the cookie that it takes; without a device, nobody signs a challenge.
const refused: Record<string, number> = { redeemSignIn: 401, redeemView: 401, signInWithPasskey: 401, addPasskey: 422 };
const getExpectedStatus = ({ operationId }: Operation) => refused[operationId] ?? 200;

const isRefusedPush = (operation: Operation, status: number) =>
  operation.operationId === 'pushShoppingCart' && [409, 412].includes(status);

describe('the contracts', () => {
  it('list every operation that is fuzzed', () => {
    expect(operations.length).toBeGreaterThan(25);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });
});

describe.each(engines)('fuzzed requests on %s', (engine) => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await createVisitor(engine);
  }, 120_000);

  afterAll(() => visitor.close());

  const sendAndCheck = async (operation: Operation, request: FuzzedRequest, statuses: Set<number>) => {
    const { db } = visitor.shop.database;
    await visitor.prepare(operation);
    const before = operation.method === 'GET' ? undefined : await takeSnapshot(db, own);
    const response = await visitor.send(operation, request);
    statuses.add(response.status);
    const fault = findFault(operation, request, response);
    if (fault !== undefined) throw new Error(`${fault}: ${response.status} ${response.text.slice(0, 500)}`);
    if (before === undefined || response.status < 400) return;
    // A refusal is stored under its uuid and changes nothing else.
    const after = await takeSnapshot(db, own);
    const pushes = isRefusedPush(operation, response.status) ? after.pushes : before.pushes;
    expect(after).toEqual({ ...before, pushes });
  };

  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    'get responses from %s that follow the contract, and leave nothing half done',
    async (_operationId, operation) => {
      const { db } = visitor.shop.database;
      const othersBefore = await takeSnapshot(db, others);
      const statuses = new Set<number>();
      const property = fc.asyncProperty(arbitraryRequests(operation, visitor.known), (request) =>
        sendAndCheck(operation, request, statuses),
      );
      await fc.assert(property, { numRuns: countRuns(operation), seed, plugins: [fc.timeout(timeout)] });
      expect(statuses).toContain(getExpectedStatus(operation));
      expect(await takeSnapshot(db, others)).toEqual(othersBefore);
      expect(await findShopFaults(db)).toEqual([]);
    },
    600_000,
  );
});
