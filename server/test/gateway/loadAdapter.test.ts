import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type BuiltServer, copyServer } from '../kill/builtServer';

jest.setTimeout(60_000);

let built: BuiltServer;
let environment: Record<string, string>;

const write = (name: string, content: string) => writeFile(join(built.folder, name), content);

const configure = (services: Record<string, string>) =>
  write('medida.config.json', JSON.stringify({ application: { services: { ...services, engine: '' } } }));

beforeAll(async () => {
  built = await copyServer();
  environment = { DATA_DIR: join(built.folder, 'data'), DEMO: 'false' };
});

beforeEach(() => configure({ inventory: 'http://127.0.0.1:9/own' }));

afterEach(() => built.killRunning());

afterAll(() => built.remove());

const headerFeatures = 'inventory/api/StockItemHeaderFeatures/GetStockItemHeaderFeatures/1/1/1';

it('serves the adapter beside the configuration', async () => {
  await write(
    'adapter.mjs',
    `export default { inventory: { operations: {
      getHeaderFeatures: ({ language }) => ({ data: [{ stockItemHeaderFeatureId: 1, name: language }] }),
    } } };`,
  );
  const { port } = await built.start(environment);
  const response = await fetch(`http://127.0.0.1:${port}/services/gateway/${headerFeatures}`, {
    headers: { 'X-Language': 'zh' },
  });
  expect(await response.json()).toEqual({
    isSuccessful: true,
    message: null,
    data: [{ stockItemHeaderFeatureId: 1, name: 'zh' }],
  });
  const page = (await (await fetch(`http://127.0.0.1:${port}/config.json`)).json()) as { services: object };
  expect(page.services).toMatchObject({ inventory: '/services/gateway/inventory', orders: '/services/orders' });
});

const adapt = (service: string, operation: string) =>
  `export default { ${service}: { operations: { ${operation}: () => ({ data: [] }) } } };`;

it.each([
  [
    'adapter.mjs: inventory.operations.getStockItem is not an operation. Did you mean getStockItems?',
    adapt('inventory', 'getStockItem'),
  ],
  ['adapter.mjs: order is not a service. Did you mean orders?', adapt('order', 'pushShoppingCart')],
  [
    'adapter.mjs bridges orders, but application.services.orders is not the address of a service of your own.',
    adapt('orders', 'pushShoppingCart'),
  ],
  ['adapter.mjs: the default export must be an object.', 'export const inventory = {};'],
  ['adapter.mjs: no such system', 'throw new Error("no such system");'],
])('stops with one line: %s', async (line, content) => {
  await write('adapter.mjs', content);
  const { code, errors } = await built.runToEnd(environment);
  expect(code).toBe(1);
  expect(errors).toContain(line);
});

it('stops if there are two', async () => {
  await write('adapter.js', adapt('inventory', 'getStockItems'));
  const { errors } = await built.runToEnd(environment);
  await rm(join(built.folder, 'adapter.js'));
  expect(errors).toContain('There are both adapter.mjs and adapter.js: keep one of them.');
});
