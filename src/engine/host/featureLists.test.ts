/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { aStockItem } from '@/../test/support/builders/aCatalogue';
import {
  aLoadRequest,
  anEnvelope,
  memoryListStorage,
  someListService,
} from '@/../test/support/builders/someCatalogueServices';

import type { CatalogEngine } from './catalogEngine';
import { createInProcessEngine, type InProcessServices } from './inProcessEngine';

const { catalogs } = aLoadRequest();
const request = aLoadRequest({
  catalogs: catalogs.map((catalog) => ({ ...catalog, featuresUrl: `/features/${catalog.catalogId}` })),
});

const material = (value: string) =>
  anEnvelope([{ key: 'm', name: 'Material', values: [{ key: value, name: value, stockItemIds: [1] }] }], 'W/"f"');

type Services = ReturnType<typeof someListService>;

const aShop = (
  features: Services['responses'] = { '/features/1': material('steel'), '/features/2': material('oak') },
) =>
  someListService({
    '/items/1': anEnvelope([aStockItem({ stockItemId: 1, name: 'Saw' })]),
    '/categories/1': anEnvelope([]),
    '/items/2': anEnvelope([aStockItem({ stockItemId: 1, name: 'Drill' })]),
    '/categories/2': anEnvelope([]),
    ...features,
  });

const engineWith = ({ fetch }: Pick<Services, 'fetch'>, services: Partial<InProcessServices> = {}) =>
  createInProcessEngine({ fetch, ...services });

const queryOak = async (engine: CatalogEngine) => {
  const { items, facets } = await engine.request('query', { features: { m: ['oak'] } });
  return { names: items.map(({ name }) => name), values: facets.features[0]?.values.map(({ key }) => key) };
};

const found = { names: ['Drill'], values: ['steel', 'oak'] };

describe('the features of catalogues', () => {
  it('are requested last, and are one across catalogues', async () => {
    const shop = aShop();
    const engine = engineWith(shop);
    await engine.load(request);
    expect(await queryOak(engine)).toEqual(found);
    expect(shop.requests.slice(-2).map(({ url }) => url)).toEqual(['/features/1', '/features/2']);
  });

  it('are awaited by what is filtered by them, and by nothing else', async () => {
    const release: (() => void)[] = [];
    const late = () => new Promise<Response>((resolve) => void release.push(() => resolve(material('oak'))));
    const engine = engineWith(aShop({ '/features/1': late, '/features/2': late }));
    const loading = engine.load(request);
    const filtered = queryOak(engine);
    expect((await engine.request('query', {})).items).not.toEqual([]);
    const isPending = Promise.resolve('pending');
    while (release.length < 2) await new Promise((resolve) => setTimeout(resolve));
    expect(await Promise.race([filtered, isPending])).toBe('pending');
    release.forEach((respond) => respond());
    expect((await filtered).names).toEqual(['Saw', 'Drill']);
    await loading;
  });

  it('are read from storage, as offline', async () => {
    const storage = memoryListStorage();
    await engineWith(aShop(), { storage }).load(request);
    const engine = engineWith(someListService({}), { storage });
    await engine.load(request);
    expect(await queryOak(engine)).toEqual(found);
  });

  it.each([
    ['has none', new Response(null, { status: 404 }), null],
    ['fails', new Response(null, { status: 503 }), { kind: 'http', status: 503 }],
  ])('filter nothing if the service %s', async (_, response, failure) => {
    const engine = engineWith(aShop({ '/features/1': response, '/features/2': response }));
    const status = await engine.load(request);
    expect(status.catalogs).toMatchObject([
      { failure: null, featuresFailure: failure },
      { failure: null, featuresFailure: failure },
    ]);
    expect((await engine.request('query', {})).items).toHaveLength(2);
    expect(await queryOak(engine)).toEqual({ names: [], values: undefined });
  });
});
