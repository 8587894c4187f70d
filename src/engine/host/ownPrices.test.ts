import { aStockItem } from '@/../test/support/builders/aCatalogue';
import { aLoadRequest, anEnvelope, someListService } from '@/../test/support/builders/someCatalogueServices';

import type { PricesRequest } from './catalogEngine';
import { createInProcessEngine } from './inProcessEngine';

const pan = aStockItem({ stockItemId: 1, name: 'Pan', code: 'P', isParent: true, stockCategoryId: null });
const items = [
  pan,
  { ...pan, stockItemId: 2, name: 'Pan 20 cm', code: 'P20', isParent: false, stockItemParentId: 1, price: 20 },
  { ...pan, stockItemId: 3, name: 'Pan 30 cm', code: 'P30', isParent: false, stockItemParentId: 1, price: 30 },
  aStockItem({ stockItemId: 4, name: 'Saw', code: 'S', price: 10 }),
  aStockItem({ stockItemId: 5, name: 'Drill', code: 'D', price: 40, bestPrice: 36, quantityBestPrice: 6 }),
  aStockItem({ stockItemId: 6, name: 'Crane', code: 'C', price: null }),
];

const pricesOf = (key: string): PricesRequest => ({
  key,
  urls: { 1: `/prices/${key}`, 2: `/prices/2/${key}` },
  headers: { authorization: `Bearer ${key}` },
});

const open = async (prices: Record<string, unknown[] | Response>) => {
  const service = someListService({
    '/items/1': anEnvelope(items, 'W/"i1"'),
    '/categories/1': anEnvelope([]),
    '/items/2': anEnvelope([aStockItem({ stockItemId: 4, name: 'Saw', price: 11 })]),
    '/categories/2': anEnvelope([]),
    '/prices/2/gold': anEnvelope([]),
    '/prices/2/silver': anEnvelope([]),
    ...Object.fromEntries(
      Object.entries(prices).map(([key, given]) => [
        `/prices/${key}`,
        given instanceof Response ? given : anEnvelope(given),
      ]),
    ),
  });
  const engine = createInProcessEngine({ fetch: service.fetch });
  await engine.load(aLoadRequest());
  const list = async (query: object, prices?: PricesRequest) =>
    (await engine.request('query', query, undefined, prices)).items.map(({ name, price }) => [name, price]);
  const asked = () => service.requests.filter(({ url }) => url.startsWith('/prices'));
  return { service, engine, list, asked };
};

const gold = [
  { stockItemId: 3, price: 15, bestPrice: 12, quantityBestPrice: 4 },
  { stockItemId: 5, price: 5, bestPrice: null, quantityBestPrice: null },
  { stockItemId: 6, price: 99, bestPrice: null, quantityBestPrice: null },
  { stockItemId: 77, price: 1, bestPrice: null, quantityBestPrice: null },
];

it('shows, sorts, filters and counts by the prices of the client, and lists the public ones beside them', async () => {
  const { engine, list, asked } = await open({ gold });
  const own = pricesOf('gold');
  expect(await list({ sort: 'price' }, own)).toEqual([
    ['Drill', 5],
    ['Saw', 10],
    ['Saw', 11],
    ['Pan', 15],
    ['Pan 30 cm', 15],
    ['Pan 20 cm', 20],
    ['Crane', 99],
  ]);
  expect(await list({ price: { from: 90, to: null } }, own)).toEqual([['Crane', 99]]);
  expect(await list({ text: 'drill' }, own)).toEqual([['Drill', 5]]);
  const { items: shown, families } = await engine.request('query', { text: 'pan', isGrouped: true }, undefined, own);
  expect([shown[0]?.price, families]).toEqual([15, { '1:1': { keys: ['1:2', '1:3'], from: 15, publicFrom: 20 } }]);
  expect(await engine.request('items', ['1:5', '1:3', '1:6', '1:4', '1:1', '2:4'], undefined, own)).toMatchObject([
    { price: 5, publicPrice: 40, bestPrice: null, quantityBestPrice: null },
    { price: 15, publicPrice: 30, bestPrice: 12, quantityBestPrice: 4 },
    { price: 99 },
    { price: 10, bestPrice: 4.2 },
    { price: 15, publicPrice: 20, bestPrice: null },
    { price: 11 },
  ]);
  expect(await engine.request('checkCodes', ['D'], undefined, own)).toMatchObject([{ items: [{ price: 5 }] }]);
  expect(asked().map(({ url, headers }) => [url, headers])).toEqual([
    ['/prices/gold', own.headers],
    ['/prices/2/gold', own.headers],
  ]);
});

it('never shows the prices of one client to another, or to a visitor', async () => {
  const { list, engine } = await open({ gold, silver: [{ ...gold[1], price: 7 }] });
  const byPrice = { price: { from: 0, to: 8 } };
  expect(await list(byPrice, pricesOf('gold'))).toEqual([['Drill', 5]]);
  expect(await list(byPrice, pricesOf('silver'))).toEqual([['Drill', 7]]);
  expect(await list(byPrice)).toEqual([]);
  const [item] = await engine.request('items', ['1:5']);
  expect(item).toMatchObject({ price: 40, bestPrice: 36, quantityBestPrice: 6 });
  expect(item).not.toHaveProperty('publicPrice');
});

it('asks again when the list of items has changed, and after the client has signed out', async () => {
  const { engine, service, list, asked } = await open({ gold });
  const drill = { text: 'drill' };
  await list(drill, pricesOf('gold'));
  await engine.load(aLoadRequest());
  await list(drill, pricesOf('gold'));
  const count = asked().length;
  service.responses['/items/1'] = anEnvelope(items.slice(1), 'W/"i2"');
  service.responses['/prices/gold'] = anEnvelope([{ ...gold[1], price: 6 }]);
  await engine.load(aLoadRequest());
  expect(await list(drill, pricesOf('gold'))).toEqual([['Drill', 6]]);
  expect(asked().length).toBeGreaterThan(count);
  const signedIn = asked().length;
  await list(drill);
  await list(drill, pricesOf('gold'));
  expect(asked().length).toBeGreaterThan(signedIn);
});

it('fails rather than show public prices as if they were the client’s, and asks the next time', async () => {
  const { service, list } = await open({ gold: new Response(null, { status: 503 }) });
  await expect(list({}, pricesOf('gold'))).rejects.toMatchObject({ name: 'CatalogsUnavailable' });
  service.responses['/prices/gold'] = anEnvelope(gold);
  expect(await list({ text: 'drill' }, pricesOf('gold'))).toEqual([['Drill', 5]]);
});

it('shows the public prices where the service has no others', async () => {
  const { list } = await open({ gold: new Response(null, { status: 404 }) });
  expect(await list({ text: 'drill' }, pricesOf('gold'))).toEqual([['Drill', 40]]);
});
