import { type ChildProcess, execFile } from 'node:child_process';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { openDatabase } from '../../src/db/openDatabase';
import { findShopFaults } from '../fuzz/shopInvariants';
import { type BuiltServer, copyServer } from '../kill/builtServer';
import { type Buyer, createKillShop, type KillShop } from '../kill/buyers';
import { createBuyerCalls, createWire } from '../kill/wire';
import { ana } from '../support/builders';

type Order = { buyer: Buyer; uuid: string; quantity: number };

const directory = mkdtempSync(join(tmpdir(), 'medida-drill-'));
const restored = join(directory, 'restored');
const backup = join(directory, 'backup.db');

let built: BuiltServer;
let shop: KillShop;
let stopOrders: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  built = await copyServer();
  shop = await createKillShop('sqlite', 4);
  // Large enough for many orders to be placed during the backup.
  const pictures = Array.from({ length: 300 }, (_, index) => ({
    container: 'StockItemImages',
    name: `${index}.webp`,
    content_type: 'image/webp',
    bytes: randomBytes(100_000),
  }));
  await shop.inspect(async (db) => {
    for (const picture of pictures) await db.insertInto('files').values(picture).execute();
  });
}, 120_000);

afterEach(async () => {
  await stopOrders();
  await built.killRunning();
});

afterAll(async () => {
  await built.remove();
  await shop.remove();
  rmSync(directory, { recursive: true, force: true });
});

/** Each buyer places orders until `stop` is called. */
const placeOrders = (port: number) => {
  const wire = createWire(port);
  const acknowledged: Order[] = [];
  const failures: unknown[] = [];
  let isOver = false;
  const buy = async (buyer: Buyer) => {
    const calls = createBuyerCalls(wire, buyer);
    while (!isOver) {
      const order = { buyer, uuid: randomUUID(), quantity: randomInt(1, 40) };
      const responses = [await calls.fillCart(order.quantity), await calls.push(order.uuid)];
      if (responses.every((response) => response?.status === 200)) acknowledged.push(order);
      else failures.push(responses);
    }
  };
  const buying = Promise.all(shop.buyers.map(buy));
  stopOrders = async () => {
    isOver = true;
    await buying;
    wire.close();
  };
  return {
    acknowledged,
    failures,
    waitForOrders: async (count: number) => {
      while (acknowledged.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    stop: stopOrders,
  };
};

const readOrders = async (port: number) => {
  const wire = createWire(port);
  const responses = await Promise.all(shop.buyers.map((buyer) => createBuyerCalls(wire, buyer).readOrders()));
  wire.close();
  const orders = responses.flatMap((response) => response?.body.data ?? []) as {
    uuid: string;
    items: { stockItemId: number; quantity: number }[];
  }[];
  return new Map(orders.map(({ uuid, items }) => [uuid, items]));
};

it('restores every order that was acknowledged before a backup under load, into another directory', async () => {
  const server = await built.start(shop.environment);
  const load = placeOrders(server.port);
  await load.waitForOrders(30);
  const before = [...load.acknowledged];
  expect(await built.runCommand(['backup', backup], shop.environment)).toMatchObject({ code: 0, errors: '' });
  const during = load.acknowledged.length - before.length;
  await load.waitForOrders(before.length + during + 10);
  await load.stop();
  await server.kill('SIGKILL');
  expect(load.failures).toEqual([]);
  expect(during).toBeGreaterThan(0);

  const elsewhere = { ...shop.environment, DATA_DIR: restored };
  expect(await built.runCommand(['restore', backup], elsewhere)).toMatchObject({ code: 0, errors: '' });
  const replacement = await built.start(elsewhere);
  const orders = await readOrders(replacement.port);
  for (const { uuid, quantity } of before)
    expect(orders.get(uuid)).toEqual([expect.objectContaining({ stockItemId: 101, quantity })]);
  const signedIn = await fetch(`http://127.0.0.1:${replacement.port}/services/public/user/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: ana.username, password: ana.password }),
  });
  expect(signedIn.status).toBe(200);
  expect(await replacement.kill('SIGTERM')).toEqual({ code: 0, signal: null });

  const database = openDatabase({ databaseUrl: '', dataDirectory: restored, poolSize: 1, onIdleError: console.error });
  expect(await findShopFaults(database.db)).toEqual([]);
  await database.close();
}, 120_000);

describe('a backup that is interrupted while orders are placed', () => {
  const cutShort = join(directory, 'cut-short');
  const file = join(cutShort, 'backup.db');

  beforeEach(() => {
    rmSync(cutShort, { recursive: true, force: true });
    mkdirSync(cutShort);
  });

  const signalDuringCopy = (signal: NodeJS.Signals) => (child: ChildProcess) => {
    const timer = setInterval(() => {
      if (readdirSync(cutShort).length === 0) return;
      clearInterval(timer);
      child.kill(signal);
    }, 1);
    child.once('close', () => clearInterval(timer));
  };

  /** A copy may be complete before the signal arrives: then there is another. */
  const interrupt = async (signal: NodeJS.Signals) => {
    for (;;) {
      const ended = await built.runCommand(['backup', file], shop.environment, signalDuringCopy(signal));
      if (ended.code !== 0) return ended;
      rmSync(file);
    }
  };

  it('by Ctrl-C, a kill or a disk error leaves no backup, and does not affect the services', async () => {
    const server = await built.start(shop.environment);
    const load = placeOrders(server.port);
    await load.waitForOrders(1);

    expect(await interrupt('SIGINT')).toMatchObject({ code: 1, errors: 'Interrupted. Nothing was changed.\n' });
    expect(readdirSync(cutShort)).toEqual([]);

    // The limit, in blocks of 512 bytes, is a third of what the database needs.
    const limited = promisify(execFile)(
      'sh',
      ['-c', 'ulimit -f 20000 && exec "$@"', 'sh', process.execPath, built.commandLine, 'backup', file],
      { env: { PATH: process.env.PATH, ...shop.environment } },
    );
    await expect(limited).rejects.toMatchObject({ code: 1, stderr: `Cannot write ${file}: disk I/O error.\n` });
    expect(readdirSync(cutShort)).toEqual([]);

    expect((await interrupt('SIGKILL')).code).toBeNull();
    expect(readdirSync(cutShort)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^backup\.db\.\d+\.partial$/)]),
    );

    expect(await built.runCommand(['backup', file], shop.environment)).toMatchObject({ code: 0, errors: '' });
    expect(readdirSync(cutShort)).toEqual(['backup.db']);
    await load.stop();
    await server.kill('SIGTERM');
    expect(load.failures).toEqual([]);
  }, 120_000);
});
