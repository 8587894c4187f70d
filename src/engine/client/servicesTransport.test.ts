/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { aStockItem } from '@/../test/support/builders/aCatalogue';
import { aLoadRequest, anEnvelope, someListService } from '@/../test/support/builders/someCatalogueServices';
import { someEngineServices } from '@/../test/support/builders/someEngineServices';

import type { CatalogEngine } from '../host/catalogEngine';
import { createInProcessEngine } from '../host/inProcessEngine';
import { createEngineClient } from './engineClient';
import { createServicesTransport, maxEntries } from './servicesTransport';

const lists = () =>
  someListService({
    '/items/1': anEnvelope([aStockItem({ stockItemId: 1, name: 'Saw', code: 'SW-1' })]),
    '/categories/1': anEnvelope([]),
    '/items/2': anEnvelope([]),
    '/categories/2': anEnvelope([]),
  });

const start = async (renderedVersion?: number) => {
  const own = createInProcessEngine({ fetch: lists().fetch });
  await own.load(aLoadRequest());
  const served = { version: 7 };
  const sent: { url: string; init: RequestInit }[] = [];
  const services = someEngineServices({ ...own, status: () => ({ ...own.status(), ...served }) });
  const transport = createServicesTransport({
    url: '/engine/query',
    fetch: (url, init) => {
      sent.push({ url, init });
      return services.fetch(url, init);
    },
    now: () => 1_000,
  });
  const engine = createEngineClient(transport, renderedVersion);
  return { engine, served, sent, ...services };
};

const engines: CatalogEngine[] = [];
afterEach(() => engines.splice(0).forEach((engine) => engine.dispose()));

describe('the engine of the services', () => {
  it('is queried with the headers of the lists', async () => {
    const { engine, sent } = await start();
    await engine.load(aLoadRequest({ headers: { 'X-Language': 'zh', authorization: 'Bearer one' } }));
    expect(sent).toMatchObject([
      {
        url: '/engine/query',
        init: {
          method: 'POST',
          headers: { 'X-Language': 'zh', authorization: 'Bearer one', 'content-type': 'application/json' },
        },
      },
    ]);
    expect(engine.status().catalogs[0]).toMatchObject({ fetchedAt: 1_000 });
  });

  it('gets the token of a client, but neither the name of the price list nor where its prices are', async () => {
    const { engine, sent } = await start();
    await engine.load(aLoadRequest());
    const prices = { key: 'gold', urls: { 1: '/prices/1' }, headers: { authorization: 'Bearer one' } };
    await engine.request('items', ['1:1'], undefined, prices);
    expect(sent.at(-1)?.init).toMatchObject({
      headers: { authorization: 'Bearer one' },
      body: JSON.stringify({ method: 'items', arg: ['1:1'] }),
    });
    await engine.request('items', ['1:1']);
    expect(sent.at(-1)?.init.headers).not.toHaveProperty('authorization');
  });

  it('keeps its version until the services have other lists', async () => {
    const { engine, served } = await start();
    const versions: number[] = [];
    engine.subscribe(({ version }) => versions.push(version));
    await engine.load(aLoadRequest());
    await engine.request('query', {});
    expect(new Set(versions)).toEqual(new Set([0]));
    served.version = 8;
    await engine.request('query', {});
    expect(engine.status().version).toBe(1);
    // One of several servers still has the previous lists.
    served.version = 7;
    await engine.request('query', {});
    expect(engine.status().version).toBe(1);
  });

  it('has a different version from the page if the lists have changed since it was rendered', async () => {
    const same = await start(7);
    await same.engine.load(aLoadRequest());
    expect(same.engine.status().version).toBe(0);
    const changed = await start(6);
    await changed.engine.load(aLoadRequest());
    expect(changed.engine.status().version).toBe(1);
  });

  it('does not notify of answers that change nothing', async () => {
    const { engine } = await start();
    await engine.load(aLoadRequest());
    const heard = jest.fn();
    engine.subscribe(heard);
    await engine.request('query', {});
    await engine.request('categories', undefined);
    expect(heard).not.toHaveBeenCalled();
  });

  it('is queried about many codes in parts', async () => {
    const { engine, requests } = await start();
    void engine.load(aLoadRequest());
    const codes = Array.from({ length: maxEntries + 1 }, (_, at) => (at === maxEntries ? 'SW-1' : `none ${at}`));
    const found = await engine.request('checkCodes', codes);
    expect(found).toHaveLength(codes.length);
    expect(found.at(-1)).toMatchObject({ items: [{ name: 'Saw' }] });
    const sizes = requests.flatMap((request) => (request.method === 'checkCodes' ? [request.arg.length] : []));
    expect(sizes).toEqual([maxEntries, 1]);
  });

  it('is queried again if other lists were requested meanwhile', async () => {
    const { engine, sent } = await start();
    const first = engine.load(aLoadRequest());
    const asked = engine.request('query', {});
    await engine.load(aLoadRequest({ language: 'es', headers: { 'X-Language': 'es' } }));
    await Promise.all([first, asked]);
    expect(engine.status().language).toBe('en');
    const languages = sent.map(({ init }) => (init.headers as Record<string, string>)['X-Language']);
    expect(languages.filter((language) => language === 'es').length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['an error page', new Response('<html>', { status: 502 }), { kind: 'http', status: 502 }],
    ['what is not JSON', new Response('<html>'), { kind: 'unreadable', status: 200 }],
    ['JSON of another shape', Response.json({ isSuccessful: true, data: [] }), { kind: 'unreadable' }],
    ['a list of other things', Response.json([{ type: 'pong' }, null]), { kind: 'unreadable' }],
    ['nothing', new TypeError('Failed to fetch'), { kind: 'network', status: 0, statusText: 'Failed to fetch' }],
  ])('is unavailable if it returns %s, and recovers', async (_, response, failure) => {
    const { engine, services } = await start();
    services.response = response;
    expect(await engine.load(aLoadRequest())).toMatchObject({
      state: 'failed',
      catalogs: [{ state: 'failed', failure: { ...failure, url: '/engine/query' } }, {}],
    });
    await expect(engine.request('query', {})).rejects.toMatchObject({ name: 'CatalogsUnavailable' });
    services.response = null;
    expect((await engine.request('query', {})).total).toBe(1);
    expect(engine.status()).toMatchObject({ state: 'ready', catalogs: [{ state: 'ready', failure: null }, {}] });
    services.response = response;
    await expect(engine.request('query', {})).rejects.toMatchObject({ name: 'CatalogsUnavailable' });
    expect(engine.status()).toMatchObject({ state: 'ready', catalogs: [{ state: 'ready', failure }, {}] });
  });

  it('times out', async () => {
    const transport = createServicesTransport({
      url: '/engine/query',
      fetch: (_, { signal }) =>
        new Promise((__, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    });
    const engine = createEngineClient(transport);
    engines.push(engine);
    const { catalogs } = await engine.load(aLoadRequest({ timeoutMs: 5 }));
    expect(catalogs[0]?.failure).toMatchObject({ kind: 'timeout' });
  });
});
