import { aStockItem } from '@/../test/support/builders/aCatalogue';
import { aLoadRequest, anEnvelope, someListService } from '@/../test/support/builders/someCatalogueServices';

import { createInProcessEngine } from './inProcessEngine';

const pan = aStockItem({ stockItemId: 1, name: 'Pan', code: 'P', isParent: true });
const items = [
  pan,
  { ...pan, stockItemId: 2, name: 'Pan 20 cm', isParent: false, stockItemParentId: 1 },
  { ...pan, stockItemId: 3, name: 'Pan 30 cm', isParent: false, stockItemParentId: 1 },
  aStockItem({ stockItemId: 4, name: 'Saw' }),
  aStockItem({ stockItemId: 5, name: 'Drill' }),
];

const url = '/unavailable/1';

const unavailable = (ids: number[], etag?: string) =>
  anEnvelope(
    ids.map((stockItemId) => ({ stockItemId })),
    etag,
  );

const open = async (response: Response) => {
  const clock = { now: 0 };
  const service = someListService({
    '/items/1': anEnvelope(items),
    '/categories/1': anEnvelope([]),
    [url]: response,
  });
  const engine = createInProcessEngine({ fetch: service.fetch, now: () => clock.now });
  const [first] = aLoadRequest().catalogs;
  if (!first) throw new Error('there is no catalogue');
  await engine.load(aLoadRequest({ catalogs: [{ ...first, unavailableUrl: url }] }));
  return {
    engine,
    asked: () => service.requests.filter((request) => request.url === url),
    query: async (filter: object = {}) =>
      (await engine.request('query', { inStock: true, ...filter })).items.map(({ name }) => name),
    /** A minute later. */
    respond: (next: Response) => {
      service.responses[url] = next;
      clock.now += 60_000;
    },
  };
};

it('leaves out what is out of stock, and parents of nothing else', async () => {
  const { query, engine, asked } = await open(unavailable([2, 3, 5]));
  expect((await engine.request('query', {})).items).toHaveLength(5);
  expect(asked()).toEqual([]);
  expect(await query()).toEqual(['Saw']);
  expect(await query({ text: 'pan' })).toEqual([]);
  expect(await query({ text: 'saw' })).toEqual(['Saw']);
  expect(asked()).toHaveLength(1);
});

it('keeps a family of which one variant is left', async () => {
  const { query } = await open(unavailable([2]));
  expect(await query({ isGrouped: true })).toEqual(['Pan', 'Saw', 'Drill']);
});

it('asks again after a while, with the tag of the list that it has', async () => {
  const { query, asked, respond } = await open(unavailable([4], 'W/"u1"'));
  expect(await query({ text: 'saw' })).toEqual([]);
  respond(new Response(null, { status: 304 }));
  expect(await query({ text: 'saw' })).toEqual([]);
  expect(asked()[1]?.headers).toMatchObject({ 'If-None-Match': 'W/"u1"' });
  respond(unavailable([5]));
  expect(await query({ text: 'saw' })).toEqual(['Saw']);
});

it('fails rather than show what may be out of stock', async () => {
  const { query } = await open(new Response(null, { status: 503 }));
  await expect(query()).rejects.toMatchObject({ name: 'CatalogsUnavailable' });
});

it('leaves out nothing where the service does not know the stock, which it is asked once', async () => {
  const { query, asked, respond } = await open(new Response(null, { status: 404 }));
  expect(await query({ text: 'saw' })).toEqual(['Saw']);
  respond(unavailable([4]));
  expect(await query({ text: 'saw' })).toEqual(['Saw']);
  expect(asked()).toHaveLength(1);
});
