import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { ana, fillShop, luis } from '../support/builders';
import { createShopper } from '../support/shopper';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

const run = promisify(execFile);

const page = readFileSync('docs/office-api.md', 'utf8');

/** The examples of the page, each with the response that it shows. */
const examples = [...page.matchAll(/```sh\n(curl .*?)```\n\n```json\n(.*?)```/gs)].map(
  ([, command = '', json = '']) => ({
    command,
    response: JSON.parse(json) as unknown,
  }),
);

/** "…" stands for what differs. */
const toExpected = (value: unknown): unknown => {
  if (typeof value === 'string' && value.includes('…')) {
    const pattern = value.split('…').map((part) => part.replaceAll(/[^\w ]/g, String.raw`\$&`));
    return expect.stringMatching(new RegExp(`^${pattern.join('.+')}$`));
  }
  if (Array.isArray(value)) return value.map(toExpected);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, toExpected(inner)]));
};

describe.each(engines)('the examples for software, with the office on %s', (engine) => {
  let office: TestOffice;
  let address: string;
  let secret: string;
  let numbers: string[];

  beforeAll(async () => {
    office = await createTestOffice(engine);
    const { database, call, clock } = office.shop;
    await fillShop(database.db);
    const { headers } = await office.addKey(['orders:read', 'orders:write', 'catalogue:write']);
    secret = headers.authorization?.replace('Bearer ', '') ?? '';
    address = await office.listen();
    numbers = [];
    for (const client of [ana, luis]) {
      const shopper = await createShopper(call, client);
      await shopper.insert(101, 1);
      const { body } = await shopper.push();
      numbers.push((body.data as { orderNumber: string }[])[0]?.orderNumber ?? '');
      clock.now += 1000;
    }
    const number = 'M-1K54AFA';
    await database.db
      .updateTable('orders')
      .set({ order_number: number })
      .where('order_number', '=', numbers[0] ?? '')
      .execute();
    numbers[0] = number;
  });

  afterAll(() => office.close());

  it('answers those of the page as the page says', async () => {
    expect(examples).toHaveLength(page.match(/^curl /gm)?.length ?? 0);
    const env = { ...process.env, OFFICE: address, KEY: secret };
    for (const { command, response } of examples) {
      const { stdout } = await run('bash', ['-c', command], { env });
      expect(JSON.parse(stdout)).toMatchObject(toExpected(response) as object);
    }
  });

  describe('the sample script', () => {
    let folder: string;
    let proxy: Server;
    let proxyAddress: string;
    /** What becomes of the next requests: passed on, refused with this status, or passed on without their response. */
    let treatments: (number | 'swallow')[];
    let onSwallowed: () => void;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'medida-erp-'));
      treatments = [];
      proxy = createServer((request, response) => {
        const pass = async () => {
          const treatment = treatments.shift();
          if (typeof treatment === 'number')
            return void response.writeHead(treatment, { 'retry-after': '0' }).end('{"message":"Try again"}');
          const chunks: Buffer[] = [];
          for await (const chunk of request) chunks.push(chunk as Buffer);
          const { method, url = '', headers } = request;
          const sent = Object.entries(headers).filter(([name]) =>
            ['authorization', 'content-type', 'idempotency-key'].includes(name),
          ) as [string, string][];
          const passed = await fetch(`${address}${url}`, {
            method: method ?? 'GET',
            headers: sent,
            ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
          });
          const body = await passed.text();
          if (treatment === 'swallow') onSwallowed();
          else response.writeHead(passed.status, { 'content-type': 'application/json' }).end(body);
        };
        pass().catch((error: unknown) => response.destroy(error as Error));
      });
      await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
      proxyAddress = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    });

    afterAll(async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      rmSync(folder, { recursive: true });
    });

    const args = () => ['docs/examples/erp.mjs', folder, '--once'];
    const env = () => ({ ...process.env, OFFICE: proxyAddress, KEY: secret });
    const keepInStep = () => run(process.execPath, args(), { env: env() });

    /** Kills it when the office has done the work of a request, but its response has not arrived. */
    const killAfter = async (passed: (number | 'swallow')[]) => {
      treatments = [...passed, 'swallow'];
      const child = spawn(process.execPath, args(), { env: env(), stdio: 'ignore' });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await new Promise<void>((resolve) => (onSwallowed = resolve));
      child.kill('SIGKILL');
      await ended;
    };

    const listRecords = async () => {
      const rows = await office.shop.database.db
        .selectFrom('changes')
        .select(['operation', 'after'])
        .where('operation', 'in', ['pushStock', 'pushStatuses'])
        .where('changed_at', '>=', office.shop.clock.now)
        .execute();
      return rows.map(({ operation, after }) => `${operation} ${after}`).sort();
    };

    const write = (name: string, ...lines: string[]) => writeFileSync(join(folder, name), `${lines.join('\n')}\n`);

    it('pulls orders and sends stock and statuses, each once, although it is killed and requests fail', async () => {
      office.shop.clock.now += 60_000;
      write('stock.csv', 'code,quantity,expectedDate', 'A-101,31,', 'A-102,0,2026-08-01', 'X-9,1,');
      write('statuses.csv', 'orderNumber,status,note', `${numbers[1]},shipped,"By van, today"`);
      await killAfter([503, 429]);
      await killAfter([]);
      expect(await listRecords()).toEqual(['pushStock {"written":2,"refused":1}']);
      const { stdout } = await keepInStep();
      expect(stdout).toContain(`order ${numbers[1]}: shipped`);
      await killAfter([]);
      await keepInStep();
      expect(await listRecords()).toEqual([
        'pushStatuses {"written":1,"refused":0}',
        'pushStock {"written":2,"refused":1}',
      ]);
      const { db } = office.shop.database;
      const levels = await db.selectFrom('stock_levels').select('quantity').orderBy('stock_item_id').execute();
      expect(levels.map(({ quantity }) => quantity)).toEqual([31, 0]);
      const changes = await db
        .selectFrom('order_status_changes')
        .innerJoin('orders', 'orders.order_id', 'order_status_changes.order_id')
        .select(['order_status_changes.status', 'order_status_changes.note'])
        .where('orders.order_number', '=', numbers[1] ?? '')
        .execute();
      expect(changes).toEqual([{ status: 'shipped', note: 'By van, today' }]);
      expect(readdirSync(join(folder, 'orders')).sort()).toEqual(numbers.map((number) => `${number}.json`).sort());
      expect(readFileSync(join(folder, 'faults.jsonl'), 'utf8')).toContain('There is no item \\"X-9\\"');
    });

    it('sends what has changed since, also back to what it was', async () => {
      office.shop.clock.now += 60_000;
      for (const quantity of [30, 31]) {
        write('stock.csv', 'code,quantity,expectedDate', `A-101,${quantity},`, 'A-102,0,2026-08-01');
        await keepInStep();
      }
      expect(await listRecords()).toEqual(Array(2).fill('pushStock {"written":1,"refused":0}'));
    });
  });
});
