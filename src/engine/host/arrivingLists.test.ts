/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { aStockItem } from '@/../test/support/builders/aCatalogue';
import { aLoadRequest, anEnvelope, bothCatalogues } from '@/../test/support/builders/someCatalogueServices';

import { createInProcessEngine, type InProcessServices } from './inProcessEngine';

const engineWith = (services: Partial<InProcessServices> = {}) =>
  createInProcessEngine({ fetch: bothCatalogues().fetch, now: () => 1_000, ...services });

const queryNames = async (engine: ReturnType<typeof engineWith>, text?: string) =>
  (await engine.request('query', { text })).items.map(({ name }) => name);

describe('the engine while lists arrive', () => {
  it('shows the first catalogue to arrive, and adds the other later', async () => {
    const service = bothCatalogues();
    const late: ((response: Response) => void)[] = [];
    service.responses['/items/2'] = () => new Promise<Response>((resolve) => late.push(resolve));
    const engine = engineWith({ fetch: service.fetch });
    const loading = engine.load(aLoadRequest());
    expect(await queryNames(engine)).toEqual(['Saw']);
    const { version, catalogs } = engine.status();
    expect(catalogs).toMatchObject([{ state: 'ready' }, { state: 'loading', isRefreshing: true }]);
    late[0]!(anEnvelope([aStockItem({ stockItemId: 1, name: 'Drill' })]));
    const searched = engine.request('query', { text: 'saw' });
    expect((await loading).version).not.toBe(version);
    expect((await searched).total).toBe(1);
    expect(await queryNames(engine)).toEqual(['Saw', 'Drill']);
  });

  it.each(['/items/1', '/items/2'])('says that something is missing only once %s has arrived, too', async (url) => {
    const service = bothCatalogues();
    const response = service.responses[url] as Response;
    const waiting: (() => void)[] = [];
    service.responses[url] = async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return response.clone();
    };
    const engine = engineWith({ fetch: service.fetch });
    const loading = engine.load(aLoadRequest());
    const present = url === '/items/1' ? 'drill' : 'saw';
    expect(await queryNames(engine, present)).toHaveLength(1);
    const answers: unknown[] = [];
    const ask = async (request: Promise<unknown>) => {
      answers.push(await request);
      return request;
    };
    const asked = [
      ask(engine.request('item', { stockItemId: 999 })),
      ask(engine.request('query', { text: 'nothing' })),
      ask(engine.request('suggest', { text: 'nothing', items: 1, categories: 1 })),
      ask(engine.request('items', ['1:999', `${url.slice(-1)}:1`])),
      ask(engine.request('checkCodes', ['nothing'])),
      ask(engine.request('variants', { key: `${url.slice(-1)}:1` })),
    ];
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(answers).toEqual([]);
    waiting.forEach((resolve) => resolve());
    await loading;
    const missing = url === '/items/1' ? 'Saw' : 'Drill';
    expect(await Promise.all(asked)).toMatchObject([
      { state: 'unknown' },
      { total: 0 },
      { total: 0 },
      [null, { name: missing }],
      [{ state: 'unknown' }],
      { parent: null, variants: [] },
    ]);
  });

  it('does not take a list that failed for proof that an item is gone', async () => {
    const service = bothCatalogues();
    const response = service.responses['/items/2'] as Response;
    service.responses['/items/2'] = new Response('', { status: 503 });
    const engine = engineWith({ fetch: service.fetch });
    await engine.load(aLoadRequest());
    const askItems = () => engine.request('items', ['1:1', '1:999', '2:1', '9:1']);
    expect(await askItems()).toMatchObject([{ name: 'Saw' }, null, 'notKnown', null]);
    expect(await engine.request('checkCodes', ['nothing'])).toEqual(['notKnown']);
    expect(await engine.request('item', { key: '1:999' })).toEqual({ state: 'unknown' });
    for (const reference of [{ key: '2:1' }, { stockItemId: 999 }])
      await expect(engine.request('item', reference)).rejects.toMatchObject({ name: 'CatalogsUnavailable' });
    const late: (() => void)[] = [];
    service.responses['/items/2'] = async () => {
      await new Promise<void>((resolve) => late.push(resolve));
      return response.clone();
    };
    const reloading = engine.load(aLoadRequest());
    const asked = askItems();
    await new Promise((resolve) => setTimeout(resolve, 5));
    late[0]!();
    expect((await asked)[2]).toMatchObject({ name: 'Drill' });
    await reloading;
  });

  it('fails no request while the other catalogue is still loading', async () => {
    const service = bothCatalogues();
    const late: ((response: Response) => void)[] = [];
    service.responses['/items/1'] = new Response('', { status: 503 });
    service.responses['/items/2'] = () => new Promise<Response>((resolve) => late.push(resolve));
    const engine = engineWith({ fetch: service.fetch });
    const failed = new Promise<void>((resolve) => {
      engine.subscribe(({ catalogs }) => catalogs[0]?.state === 'failed' && resolve());
    });
    const loading = engine.load(aLoadRequest());
    await failed;
    expect(engine.status().state).toBe('loading');
    const waiting = queryNames(engine);
    late[0]!(anEnvelope([aStockItem({ stockItemId: 1, name: 'Drill' })]));
    await loading;
    expect(await waiting).toEqual(['Drill']);
  });
});
