import Ajv from 'ajv';
import Fastify from 'fastify';

import type { ServicesResponse } from '@/engine/client/messages';
import { idleStatus } from '@/engine/host/catalogEngine';
import type { CatalogPage } from '@/engine/query/catalogQuery';

import { raiseDataVersions } from '../../src/db/dataVersions';
import type { CatalogEngines } from '../../src/engine/catalogEngines';
import { registerEngineRoute } from '../../src/engine/requestRoute';
import { requestSchema } from '../../src/engine/requestSchema';
import { registerRequestValidation } from '../../src/http/contracts/validation';
import { registerErrorResponses } from '../../src/http/responses/errorResponses';
import type { Sessions } from '../../src/identity/sessions';
import { ana, fillShop } from '../support/builders';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';

const address = '/services/engine/query';

const ask = async ({ call }: TestApp, body: unknown, options: { token?: string; language?: string } = {}) => {
  const { token, language = 'en' } = options;
  const response = await call('POST', address, {
    body,
    headers: { 'x-language': language },
    ...(token !== undefined && { token }),
  });
  const { status: lists, result } = (response.status === 200 ? JSON.parse(response.text) : {}) as ServicesResponse;
  return { ...response, lists, result };
};

const readLists = async (shop: TestApp) => (await ask(shop, { method: 'status' })).lists;

const request = (method: string, arg?: unknown) => ({ method, arg });

const readPage = async (shop: TestApp, options?: { token?: string; language?: string }) =>
  (await ask(shop, request('query', {}), options)).result as CatalogPage;

it('has a valid schema, which the services do not check', () => {
  const ajv = new Ajv({ strict: false });
  void ajv.validateSchema(requestSchema);
  expect(ajv.errors).toBeNull();
});

describe('requests about the catalogue', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp('sqlite');
    await fillShop(shop.database.db);
  });

  afterAll(() => shop.close());

  it('are answered from both catalogues, with the state of the lists', async () => {
    const body = request('query', { text: 'A-102', pageSize: 1 });
    const { result, lists, headers } = await ask(shop, body);
    expect(result).toMatchObject({ total: 2, items: [{ code: 'A-102', price: 10, catalogId: 1 }] });
    expect(lists).toMatchObject({
      state: 'ready',
      hasFeatures: true,
      catalogs: [{ failure: null }, { failure: null }],
    });
    expect(lists.catalogs[0]?.transferred).toBeGreaterThan(0);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('are answered in the language of the request', async () => {
    const [spanish, chinese] = await Promise.all([
      readPage(shop, { language: 'es' }),
      readPage(shop, { language: 'zh' }),
    ]);
    expect(spanish.items[0]?.name).not.toBe(chinese.items[0]?.name);
  });

  it('may be about the state of the lists alone', async () => {
    expect(await ask(shop, { method: 'status' })).toMatchObject({ lists: { state: 'ready' }, result: null });
  });

  it('are answered from new data, with another version, once it has changed', async () => {
    const before = await readLists(shop);
    const { db } = shop.database;
    await db.updateTable('stock_items').set({ price_cents: 777 }).where('code', '=', 'A-102').execute();
    await raiseDataVersions(db, [1, 2]);
    shop.clock.now += 1000;
    expect((await ask(shop, request('checkCodes', ['a102']))).result).toMatchObject([
      { items: [{ price: 7.77 }, { price: 7.77 }] },
    ]);
    expect((await readLists(shop)).version).not.toBe(before.version);
  });

  it.each([
    ['no method', {}],
    ['lists to load', { method: 'load', arg: { catalogs: [] } }],
    ['an unknown method', request('dispose')],
    ['an inherited method', request('toString')],
    ['a missing argument', request('query')],
    ['a text that is not a string', request('query', { text: 5 })],
    ['an unknown filter', request('query', { where: 'x' })],
    ['an unknown order', request('query', { sort: '__proto__' })],
    ['a page that is not a number', request('query', { page: '1' })],
    ['a price that is not a number', request('query', { price: { from: 'a', to: null } })],
    ['a very long text', request('query', { text: 'a'.repeat(2001) })],
    ['very many codes', request('checkCodes', Array(501).fill('a'))],
    ['very many items', request('marked', { kind: 'recent', limit: 501 })],
    ['very many preferred items', request('query', { preferred: Array(5001).fill('1:1') })],
    ['an item without a key', request('item', {})],
    ['an argument of another type', request('query', [])],
    ['a list', [1]],
  ])('are refused with %s', async (_, body) => {
    expect((await ask(shop, body)).status).toBe(400);
  });

  it('are refused with the reason', async () => {
    const { body } = await shop.call('POST', address, { body: { method: 'load' } });
    expect(JSON.stringify(body)).toContain('body/method must be equal to one of the allowed values');
  });

  it('are refused from pages of other sites', async () => {
    const { status } = await shop.call('POST', address, {
      body: { method: 'status' },
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(status).toBe(403);
  });
});

describe('requests where prices are for clients', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp('sqlite', { application: { pricesVisibleTo: 'clients' } });
    await fillShop(shop.database.db);
  });

  afterAll(() => shop.close());

  it('are answered with prices only to clients', async () => {
    const { token } = await createShopper(shop.call, ana);
    expect((await readPage(shop, { token })).items[0]?.price).toBe(4.9);
    expect((await readPage(shop)).items[0]?.price).toBeNull();
  });

  it('are refused with an invalid token, so that the client signs in again', async () => {
    expect((await ask(shop, { method: 'status' }, { token: 'a.b.c' })).status).toBe(401);
  });
});

type Brands = (texts: string[], signal: AbortSignal) => Promise<unknown>;

/** Requests that stay open until they are served, from any address. */
const openCounter = (brands: Brands, maxWaitMs?: number) => {
  const engine = {
    status: () => idleStatus,
    request: async (method: string, arg: string[], signal: AbortSignal) =>
      method === 'brands' ? brands(arg, signal) : [],
  };
  const app = Fastify();
  registerErrorResponses(app, () => 'en');
  registerRequestValidation(app);
  registerEngineRoute(app, {
    engines: { get: async () => ({ engine }) } as unknown as CatalogEngines,
    sessions: {} as Sessions,
    pricesVisibleTo: 'everyone',
    findPrices: undefined,
    readLanguage: () => 'en',
    ...(maxWaitMs !== undefined && { maxWaitMs }),
  });
  // Sent at once only if awaited here.
  const ask = async (from: string, method: string, arg?: unknown) =>
    await app.inject({ method: 'POST', url: '/query', remoteAddress: from, body: request(method, arg) });
  return { app, ask };
};

describe('a flood of requests', () => {
  let finish: () => void;
  let finished: Promise<void>;
  let started: string[];
  const brands = async ([text = '']: string[]) => {
    started.push(text);
    await finished;
    return [1];
  };

  beforeEach(() => {
    started = [];
    finished = new Promise((resolve) => (finish = resolve));
  });

  const listStatuses = (responses: { statusCode: number }[]) => responses.map(({ statusCode }) => statusCode);

  it('from one address is refused beyond a limit, and leaves the engine to the others', async () => {
    const { app, ask: askFrom } = openCounter(brands);
    const flood = Array.from({ length: 50 }, (_, index) => askFrom('203.0.113.1', 'brands', [`flood ${index}`]));
    const refused = await Promise.all(flood.slice(40));
    expect(listStatuses(refused)).toEqual(Array(10).fill(429));
    expect(refused[0]?.headers['retry-after']).toBe('5');
    const other = askFrom('203.0.113.2', 'brands', ['other']);
    // Quick requests do not even wait for the one that is running.
    expect((await askFrom('203.0.113.1', 'categories')).statusCode).toBe(429);
    expect((await askFrom('203.0.113.2', 'categories')).statusCode).toBe(200);
    expect(started).toEqual(['flood 0', 'other']);
    finish();
    expect((await other).statusCode).toBe(200);
    expect(listStatuses(await Promise.all(flood.slice(0, 40)))).toEqual(Array(40).fill(200));
    expect((await askFrom('203.0.113.1', 'categories')).statusCode).toBe(200);
    await app.close();
  });

  it('of slow requests does not delay quick ones', async () => {
    const { app, ask: askFrom } = openCounter(brands);
    const slow = ['1', '2', '3', '4'].map((last) => askFrom(`203.0.113.${last}`, 'brands', [last]));
    expect((await askFrom('203.0.113.5', 'categories')).statusCode).toBe(200);
    expect(started).toEqual(['1', '2']);
    finish();
    await Promise.all(slow);
    expect(started).toEqual(['1', '2', '3', '4']);
    await app.close();
  });

  it('counts an IPv6 network as one address', async () => {
    const { app, ask: askFrom } = openCounter(brands);
    const flood = Array.from({ length: 41 }, (_, index) => askFrom(`2001:db8::${index + 1}`, 'brands', ['a']));
    expect((await flood[40])?.statusCode).toBe(429);
    finish();
    await Promise.all(flood);
    await app.close();
  });
});

it('gives up on a request after a while, as browsers do', async () => {
  const brands = (_texts: unknown, signal: AbortSignal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  const { app, ask: askFrom } = openCounter(brands, 20);
  // The second one never gets its turn.
  const responses = await Promise.all([
    askFrom('203.0.113.1', 'brands', ['a']),
    askFrom('203.0.113.1', 'brands', ['b']),
  ]);
  for (const { statusCode, headers } of responses) {
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
  }
  await app.close();
});
