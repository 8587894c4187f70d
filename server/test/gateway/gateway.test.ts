import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { StockItem } from '@/contracts/inventory';

import type { Adapter } from '../../src/gateway/adapter';
import { createTestApp, type TestApp } from '../support/testApp';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

let answer: Answer;
let received: IncomingMessage[] = [];
let bodies: string[] = [];
let shop: TestApp;

const provider = createServer((request, response) => {
  received.push(request);
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    bodies.push(body);
    answer(request, response);
  });
});

const sendJson =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const adapter: Adapter = {
  inventory: {
    toRefusal: ({ status }) => (status === 418 ? { status: 409, code: 'tea', message: 'Tea' } : undefined),
    operations: {
      // Trusts what the provider sends.
      getStockItems: async ({ send }) => ({ data: (await send({ path: '/rows' })).json() as StockItem[] }),
      getCategories: ({ refuse }) => {
        throw refuse(409, { code: 'closed', message: 'Closed today' });
      },
      insertCartLine: async ({ body, send }) => {
        await send({ method: 'POST', path: '/lines', body: { item: body.stockItemId } });
        throw new Error('the adapter has a fault');
      },
    },
  },
};

const logged: { level: string; entry: Record<string, unknown> }[] = [];

/** Takes the place of each request's logger. */
const recordLogs = ({ app }: TestApp) => {
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'].map((level) => [
    level,
    (entry: Record<string, unknown>) => void logged.push({ level, entry }),
  ]);
  jest.spyOn(app.log, 'child').mockReturnValue({ ...app.log, ...Object.fromEntries(levels) } as never);
};

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/own`;
  shop = await createTestApp('sqlite', {
    adapter,
    application: { services: { inventory: address }, requestTimeoutMs: 300 },
  });
});

afterAll(async () => {
  await shop.close();
  await new Promise((resolve) => provider.close(resolve));
});

beforeEach(() => {
  [received, bodies] = [[], []];
  logged.length = 0;
  recordLogs(shop);
});

const inventory = '/services/gateway/inventory/api';
const read = (headers: Record<string, string> = {}) =>
  shop.call('GET', `${inventory}/StockItems/GetStockItemsByCompany/1/1/1`, { headers });
const readFeatures = (headers: Record<string, string> = {}) =>
  shop.call('GET', `${inventory}/StockItemHeaderFeatures/GetStockItemHeaderFeatures/1/1/1?more=1`, { headers });
const insert = (headers: Record<string, string> = {}) =>
  shop.call('POST', `${inventory}/shoppingCart/InsertEntity/1/1/1`, {
    headers,
    body: { clientId: 1, stockItemId: 5, quantity: 1, price: 1 },
  });

const findProblems = () => logged.filter(({ level }) => level === 'error' || level === 'warn');

describe('a response that the screens could not read', () => {
  it.each([
    ['a list without ids', [{ name: 'Screw' }], "data[0] must have required property 'stockItemId'"],
    ['a list that is none', { rows: [] }, 'data must be array'],
  ])('is an error that names the field: %s', async (_name, rows, field) => {
    answer = sendJson(rows);
    const { status, body, headers } = await read();
    expect(status).toBe(502);
    expect(body).toMatchObject({ isSuccessful: false, code: 'brokenResponse', requestId: headers['x-request-id'] });
    const [problem] = findProblems();
    expect(problem).toMatchObject({ level: 'error', entry: { operationId: 'getStockItems' } });
    expect(problem?.entry.fields).toContain(field);
    expect(JSON.stringify(problem)).not.toContain('Screw');
  });

  it('is left to the page if a part of it can be read, with a warning', async () => {
    answer = sendJson([{ stockItemId: 1, price: 'dear' }, { name: 'Screw' }]);
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body.data).toHaveLength(2);
    const entry = { operationId: 'getStockItems', leftOut: 1, unreadable: 1, fields: ['data[0].price', 'data[1]'] };
    expect(findProblems()).toMatchObject([{ level: 'warn', entry }]);
  });

  it('is an error if it is no JSON, or a redirect, which is not followed', async () => {
    answer = (_request, response) => response.end('<html>');
    expect((await read()).status).toBe(502);
    answer = (_request, response) => response.writeHead(302, { location: '/own/elsewhere' }).end();
    expect(await read()).toMatchObject({ status: 502, body: { code: 'brokenResponse' } });
    expect(received).toHaveLength(2);
  });
});

it('never calls a change refused whose outcome nobody knows', async () => {
  answer = sendJson({});
  expect(await insert()).toMatchObject({ status: 502, body: { code: 'outcomeUnknown' } });
  expect(bodies).toEqual(['{"item":5}']);
  expect(findProblems()).toMatchObject([{ level: 'error', entry: { operationId: 'insertCartLine' } }]);
  answer = () => undefined;
  expect(await insert()).toMatchObject({ status: 503, body: { code: 'outcomeUnknown' } });
  provider.closeAllConnections();
});

it('says that the provider does not answer', async () => {
  answer = (_request, response) => response.destroy();
  const { status, body, headers } = await read();
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '5']);
});

describe('what the provider refuses', () => {
  it('keeps its status, its words and its pause', async () => {
    const refusal = { isSuccessful: false, message: 'Too fast', code: 'slowly', requestId: 'theirs' };
    answer = sendJson(refusal, 429, { 'retry-after': '9' });
    const { status, body, headers } = await readFeatures();
    expect([status, headers['retry-after']]).toEqual([429, '9']);
    expect(body).toEqual({ ...refusal, requestId: headers['x-request-id'] });
  });

  it('is what the adapter makes of it', async () => {
    answer = (_request, response) => response.writeHead(418).end('teapot');
    expect(await read()).toMatchObject({ status: 409, body: { code: 'tea', message: 'Tea' } });
    const categories = await shop.call('GET', `${inventory}/Categories/GetCategoriesByCompany/1/1/1`);
    expect(categories).toMatchObject({ status: 409, body: { code: 'closed', message: 'Closed today' } });
  });
});

it('forwards what the adapter does not list, and revalidates it', async () => {
  answer = (request, response) =>
    request.headers['if-none-match'] === '"7"'
      ? response.writeHead(304, { etag: '"7"' }).end()
      : sendJson({ isSuccessful: true, data: [] }, 200, { etag: '"7"' })(request, response);
  const first = await readFeatures({ authorization: 'Bearer a.b.c', 'X-Language': 'es', cookie: 'XSRF-TOKEN=ours' });
  expect(first).toMatchObject({ status: 200, headers: { etag: '"7"', 'cache-control': 'no-store' } });
  const [request] = received;
  expect(request?.url).toBe('/own/api/StockItemHeaderFeatures/GetStockItemHeaderFeatures/1/1/1?more=1');
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer a.b.c',
    'x-language': 'es',
    'x-application': 'api',
    'x-request-id': first.headers['x-request-id'],
    'x-forwarded-for': '203.0.113.1',
  });
  expect(request?.headers).not.toHaveProperty('cookie');
  expect(await readFeatures({ 'if-none-match': '"7"' })).toMatchObject({ status: 304, headers: { etag: '"7"' } });
});

it('knows the catalogues of the configuration alone', async () => {
  const { status } = await shop.call('GET', `${inventory}/StockItems/GetStockItemsByCompany/1/1/9`);
  expect([status, received]).toEqual([404, []]);
});

it('is not there without an adapter', async () => {
  const plain = await createTestApp('sqlite');
  const { status } = await plain.call('GET', `${inventory}/StockItems/GetStockItemsByCompany/1/1/1`);
  await plain.close();
  expect(status).toBe(404);
});
