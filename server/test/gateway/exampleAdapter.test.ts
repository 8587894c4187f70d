import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import { renderPage } from '@/app/rendering/renderPage';

import adapter from '../../../docs/examples/adapter/adapter';
import { startErp } from '../../../docs/examples/adapter/erp';
import { runConformance } from '../../src/conformance/runConformance';
import { createBuiltRoot } from '../support/builtPage';
import { loadScreens, readMarkup } from '../support/renderedPages';
import { createTestApp, type TestApp } from '../support/testApp';

const buyer = { username: 'buyer', password: 'buyer-pass' };
const clientId = 7;

let erp: Awaited<ReturnType<typeof startErp>>;
let built: Awaited<ReturnType<typeof createBuiltRoot>>;
let shop: TestApp;

beforeAll(async () => {
  await loadScreens();
  erp = await startErp();
  built = await createBuiltRoot();
  const services = { public: erp.address, inventory: erp.address, orders: erp.address };
  shop = await createTestApp('sqlite', {
    adapter,
    renderPage,
    rootDirectory: built.root,
    application: { services },
    listens: true,
  });
}, 60_000);

afterAll(async () => {
  await shop.close();
  await erp.close();
  await built.remove();
});

const gateway = '/services/gateway';

const signIn = async () => {
  const { body } = await shop.call('POST', `${gateway}/public/user/authenticate`, { body: buyer });
  const [session] = body.data as { token: string }[];
  return session?.token ?? '';
};

const readCart = (token: string) =>
  shop.call('GET', `${gateway}/inventory/api/shoppingCart/getStockitemsByClientId/1/1/1/${clientId}`, { token });

const insert = (token: string, stockItemId: number, quantity: number) =>
  shop.call('POST', `${gateway}/inventory/api/shoppingCart/InsertEntity/1/1/1`, {
    token,
    body: { clientId, stockItemId, quantity, price: 1 },
  });

const push = (token: string, uuid: string, headers: Record<string, string> = {}) =>
  shop.call('POST', `${gateway}/orders/Order/PushShoppingCart`, {
    token,
    headers,
    body: {
      accountId: 1,
      companyId: 1,
      catalogId: 1,
      clientId,
      username: 'ShoppingCart',
      moneyTypeId: 'USD',
      uuid,
      taxes: 16,
      comment: 'By the back door',
      putAllPriceZero: false,
    },
  });

it('shows the articles of all pages in rendered pages, which know the gateway alone', async () => {
  const { status, text } = await shop.call('GET', '/en/catalogo', { headers: { accept: 'text/html' } });
  expect(status).toBe(200);
  expect(readMarkup(text)).toContain('href="/en/stock/hinge-1/100001"');
  expect(readMarkup(text)).toContain('2,402');
  expect(text).toContain(`"inventory":"${gateway}/inventory"`);
  expect(text).not.toContain(erp.address);
});

it('reads a list page by page, and revalidates it', async () => {
  erp.requests.length = 0;
  const address = `${gateway}/inventory/api/StockItems/GetStockItemsByCompany/1/2/2`;
  const { body, headers } = await shop.call('GET', address, { headers: { 'X-Language': 'zh' } });
  expect(erp.requests).toEqual([1, 2, 3].map((page) => `GET /erp/articles?company=2&page=${page}`));
  const items = body.data as object[];
  expect(items).toHaveLength(1_201);
  expect(items[2]).toMatchObject({
    stockItemId: 200_003,
    name: '铰链 3',
    price: 4.5,
    bestPrice: 4,
    quantityBestPrice: 10,
  });
  const again = { 'X-Language': 'zh', 'if-none-match': String(headers.etag) };
  expect((await shop.call('GET', address, { headers: again })).status).toBe(304);
});

it('takes an order once, in the cart that was confirmed', async () => {
  const token = await signIn();
  await insert(token, 100_003, 12);
  const before = await readCart(token);
  expect(before.body.data).toMatchObject([{ code: 'A-100003', shoppingCarts: [{ quantity: 12, price: 4 }] }]);
  expect(before.headers['cache-control']).toBe('no-store');
  await insert(token, 100_004, 1);
  const uuid = randomUUID();
  const stale = await push(token, uuid, { 'if-match': String(before.body.cartVersion) });
  expect(stale.status).toBe(412);
  expect(stale.body).toMatchObject({ isSuccessful: false, code: 'CHANGED', message: 'The basket has changed' });
  const { cartVersion } = (await readCart(token)).body;
  const placed = await push(token, uuid, { 'if-match': String(cartVersion) });
  expect(placed.body.data).toMatchObject([{ orderNumber: 'SO-00001', status: 'received', total: 62.06, lineCount: 2 }]);
  expect((await push(token, uuid)).body).toEqual(placed.body);
  const address = `${gateway}/inventory/api/Orders/GetOrdersByCompanyByClientId/1/1/1/${clientId}`;
  const orders = (await shop.call('GET', address, { token })).body.data as { items: object[] }[];
  expect(orders).toMatchObject([{ uuid, comment: 'By the back door', taxRate: 16 }]);
  expect(orders[0]?.items).toHaveLength(2);
});

it('refuses in the words of the XML error, with its status', async () => {
  const { status, body, headers } = await shop.call('POST', `${gateway}/public/user/authenticate`, {
    body: { ...buyer, password: 'wrong' },
  });
  expect(status).toBe(401);
  expect(body).toEqual({
    isSuccessful: false,
    code: 'LOGIN',
    message: 'User & password do not match',
    requestId: headers['x-request-id'],
  });
});

it('conforms in all that the system offers, tried through the gateway', async () => {
  const { port } = shop.app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const services = Object.fromEntries(
    ['public', 'inventory', 'orders'].map((name) => [name, `${origin}${gateway}/${name}`]),
  );
  const { calls } = await runConformance({
    rootDirectory: process.cwd(),
    config: { ...shop.config.runtime, services: { ...shop.config.runtime.services, ...services } },
    origin,
    credentials: buyer,
    writes: true,
  });
  const faults = calls.flatMap(({ operationId, findings }) =>
    findings.filter(({ level }) => level !== 'note').map(({ rule, text }) => `${operationId} ${rule}: ${text}`),
  );
  // It has no passwords to change.
  expect(faults.filter((fault) => !/^(changePassword|forgotPassword) /.test(fault))).toEqual([]);
  const pushes = calls.filter(({ operationId }) => operationId === 'pushShoppingCart');
  expect(pushes.map(({ verdict }) => verdict)).toEqual(['works', 'works']);
}, 60_000);
