import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

import { renderPage } from '@/app/rendering/renderPage';
import { screenComponents } from '@/app/routes/screenComponents';

import { demoClient } from '../../demo/demoClients';
import { executeCommand } from '../../src/commands/defineCommand';
import { readConfigFile, readServerConfig, type ServerConfig } from '../../src/config/serverConfig';
import { runConformance } from '../../src/conformance/runConformance';
import { createMock } from '../../src/recording/mockServices';
import { recordCommand } from '../../src/recording/recordCommand';
import { changeBody, changeRecords, type Faults, startProvider } from '../conformance/faultyProvider';
import { createBuiltRoot } from '../support/builtPage';
import { fillDemoShop } from '../support/demoShop';
import { readMarkup } from '../support/renderedPages';
import { createShopper } from '../support/shopper';
import { createCall, createTestApp } from '../support/testApp';

const origin = 'http://localhost:3000';

/** A provider that says more than it should. */
const indiscretions: Faults = {
  'GET /services/public/publics/layout': changeBody((body) => ({
    ...body,
    message: `asked by ${demoClient.password}`,
  })),
  'GET /services/inventory/api/clients/GetOwnData': changeRecords((record) => ({
    ...record,
    refreshToken: 'planted-refresh-token',
    passwordHash: 'planted-hash',
  })),
};

const listFiles = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((file) => statSync(file).isFile());

let directory: string;
let printed: string[];
let tokens: string[];
let config: ServerConfig;
let mock: FastifyInstance;
let services: Record<'public' | 'inventory' | 'orders' | 'blob', string>;

const record = async () => {
  const shop = await createTestApp('sqlite', { environment: { ALLOWED_ORIGINS: origin } });
  ({ config } = shop);
  await fillDemoShop(shop);
  const provider = await startProvider(shop, () => indiscretions);
  const context = { config, directory, print: (line: string) => void printed.push(line) };
  const addresses = ['public', 'inventory', 'orders', 'blob'].flatMap((name) => [
    `--${name}`,
    `${provider.url}/${name}`,
  ]);
  process.env.CONFORMANCE_PASSWORD = demoClient.password;
  try {
    await executeCommand(
      recordCommand,
      ['recorded', ...addresses, '--client', demoClient.username, '--details', '10'],
      context,
    );
  } finally {
    delete process.env.CONFORMANCE_PASSWORD;
  }
  tokens = [...provider.seen.authorizations].map((each) => each.slice(7)).filter((token) => token !== '');
  await provider.close();
  await shop.close();
};

const serve = async () => {
  const recorded = join(directory, 'recorded');
  const file = readConfigFile(recorded) as { application: { services: Record<string, string> } };
  const { runtime } = readServerConfig({ rootDirectory: process.cwd(), environment: {}, file });
  mock = await createMock(recorded, { ...config, runtime });
  await mock.listen({ host: '127.0.0.1', port: 0 });
  const { port } = mock.server.address() as AddressInfo;
  const paths = Object.entries(file.application.services).map(([name, address]) => [name, new URL(address).pathname]);
  services = Object.fromEntries(
    paths.map(([name, path]) => [name, `http://127.0.0.1:${port}${path}`]),
  ) as typeof services;
};

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'medida-recording-'));
  printed = [];
  await record();
  await serve();
}, 120_000);

afterAll(async () => {
  await mock.close();
  rmSync(directory, { recursive: true });
});

describe('a recording', () => {
  it('says how much it has', () => {
    expect(printed[0]).toMatch(/^Wrote \d+ answers and \d+ pictures to /);
  });

  it('has no token, no password and nothing that tells who the client is', () => {
    const secrets = [
      ...tokens,
      ...['planted-refresh-token', 'planted-hash'],
      ...[demoClient.password, demoClient.username, demoClient.name, demoClient.phone],
    ];
    expect(tokens.length).toBeGreaterThan(0);
    const texts = listFiles(join(directory, 'recorded')).map((file) => readFileSync(file, 'utf8'));
    expect(secrets.filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([]);
  });

  it('is not written over', async () => {
    const context = { config, directory, print: () => undefined };
    const addresses = Object.entries(services).flatMap(([name, address]) => [`--${name}`, address]);
    await expect(executeCommand(recordCommand, ['recorded', ...addresses], context)).rejects.toThrow(
      'has a recording already',
    );
  });
});

describe('the mock of a recording', () => {
  const signIn = () =>
    createShopper(createCall(mock), { clientId: demoClient.clientId, username: 'client@example.com', password: 'any' });

  it('conforms, carts and orders included, except that any password signs in', async () => {
    const { calls } = await runConformance({
      rootDirectory: process.cwd(),
      config: { ...config.runtime, services: { ...config.runtime.services, ...services } },
      origin,
      credentials: { username: 'client@example.com', password: 'whatever' },
      writes: true,
    });
    const faults = calls.flatMap(({ operationId, catalogId, findings }) =>
      findings
        .filter(({ level }) => level !== 'note')
        .map(({ rule, text }) => `${operationId} ${catalogId} ${rule}: ${text}`),
    );
    const anyone = 'password: It answers 200 to a wrong password: anyone can sign in.';
    expect(faults).toEqual([`authenticateUser 1 ${anyone}`, `loginClient 1 ${anyone}`, `loginClient 2 ${anyone}`]);
  });

  it('keeps the cart, and lists an order before those of the recording', async () => {
    const shopper = await signIn();
    const recorded = (await shopper.orders()).body.data as object[];
    const { body } = await createCall(mock)('GET', '/services/inventory/api/StockItems/GetStockItemsByCompany/1/1/1');
    const items = body.data as { stockItemId: number; price: number | null; isParent: boolean; deleted: boolean }[];
    const item = items.find(({ price, isParent, deleted }) => price !== null && !isParent && !deleted);
    expect((await shopper.insert(item?.stockItemId ?? 0, 3)).status).toBe(200);
    const pushed = await shopper.push();
    const [order] = pushed.body.data as { orderId: number; total: number }[];
    expect(pushed.body.message).toBe('Order processed successfully');
    const orders = (await shopper.orders()).body.data as { orderId: number; items: object[] }[];
    expect(orders).toHaveLength(recorded.length + 1);
    expect(orders[0]).toMatchObject({
      orderId: order?.orderId,
      total: order?.total,
      items: [{ stockItemId: item?.stockItemId, quantity: 3 }],
    });
    expect((await shopper.readCart()).body.data).toEqual([]);
  });

  it('says so where the recording has nothing', async () => {
    const shopper = await signIn();
    const answer = await createCall(mock)('POST', '/services/inventory/api/clients/changePassword/1/1/1', {
      token: shopper.token,
      body: { clientId: demoClient.clientId, password: 'any', newPassword: 'another-one' },
    });
    expect(answer).toMatchObject({
      status: 501,
      body: { message: 'The recording of the services does not have this' },
    });
  });

  it('answers with what somebody has edited', async () => {
    const address = '/services/public/publics/layout';
    const file = join(directory, 'recorded', 'public', 'getLayout', 'zh.json');
    const headers = { 'x-language': 'zh' };
    const { headers: before } = await createCall(mock)('GET', address, { headers });
    const answer = JSON.parse(readFileSync(file, 'utf8')) as { body: { data: object } };
    answer.body.data = { ...answer.body.data, aside_title: 'Edited' };
    writeFileSync(file, JSON.stringify(answer));
    const again = await createCall(mock)('GET', address, {
      headers: { ...headers, 'if-none-match': String(before.etag) },
    });
    expect(again).toMatchObject({ status: 200, body: { data: { aside_title: 'Edited' } } });
  });

  it('is what the storefront renders', async () => {
    // Otherwise its compilation would count as the time that the page takes.
    await screenComponents.catalogue();
    const built = await createBuiltRoot();
    const storefront = await createTestApp('sqlite', {
      renderPage,
      rootDirectory: built.root,
      application: { services },
    });
    try {
      const { status, text } = await storefront.call('GET', '/en/catalogo', { headers: { accept: 'text/html' } });
      expect(status).toBe(200);
      expect(readMarkup(text)).toMatch(/href="\/en\/stock\/[^"]+\/\d+"/);
      expect(readMarkup(text)).toContain(`${services.blob}/StockItemImages/`);
    } finally {
      await storefront.close();
      await built.remove();
    }
  }, 60_000);
});
