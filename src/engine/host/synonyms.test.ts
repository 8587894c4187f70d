/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { aStockItem } from '@/../test/support/builders/aCatalogue';
import {
  aLoadRequest,
  anEnvelope,
  memoryListStorage,
  someListService,
} from '@/../test/support/builders/someCatalogueServices';

import { itemsAt } from '../catalog/mergeCatalogs';
import { createAbortError } from './abortSignals';
import { createCatalogLoading, type LoadingServices } from './catalogLoading';
import { pause } from './steps';
import { noListStorage } from './storedLists';

const request = aLoadRequest({ synonymsUrl: '/synonyms' });
const buckets = ['balde', 'cubo'];

const groups = (...words: unknown[]) =>
  anEnvelope(
    words.map((each) => ({ words: each })),
    JSON.stringify(words),
  );

type Services = ReturnType<typeof someListService>;

const aShop = (synonyms: Services['responses'][string]) =>
  someListService({
    '/items/1': () => anEnvelope([aStockItem({ stockItemId: 1, name: 'Saw' })], 'W/"i1"'),
    '/categories/1': () => anEnvelope([]),
    '/items/2': () => anEnvelope([]),
    '/categories/2': () => anEnvelope([]),
    '/synonyms': synonyms,
  });

const loadingWith = ({ fetch }: Pick<Services, 'fetch'>, services: Partial<LoadingServices> = {}) =>
  createCatalogLoading({ fetch, storage: noListStorage, now: () => 1, pause, storageTimeoutMs: 3_000, ...services });

const readSynonyms = async (loading: ReturnType<typeof loadingWith>) => {
  const built = loading.snapshot();
  const searchable = await built?.searchable();
  expect(searchable?.synonyms).toBe(built?.browsable.synonyms);
  return searchable?.synonyms;
};

const countRequests = ({ requests }: Services) => requests.filter(({ url }) => url === '/synonyms').length;

describe('the synonyms of a shop', () => {
  it('are requested once everything can be searched, and delay no filter', async () => {
    const shop = aShop(() => new Promise(() => undefined));
    const loading = loadingWith(shop);
    void loading.load(request);
    while (!loading.status().hasFeatures) await loading.changes.next();
    expect(loading.status()).toMatchObject({ state: 'ready' });
    expect(shop.requests.at(-1)).toMatchObject({ url: '/synonyms', headers: { 'X-Language': 'en' } });
    expect(await readSynonyms(loading)).toEqual([]);
  });

  // The test fails with any rejection that nobody handles.
  it('may be aborted a little after the features, when other lists are requested', async () => {
    const shop = aShop(groups(buckets));
    const asked: string[] = [];
    const fetch: Services['fetch'] = async (url, init) => {
      if (url !== '/synonyms' && !url.startsWith('/features')) return shop.fetch(url, init);
      asked.push(url);
      await new Promise((resolve) => init.signal?.addEventListener('abort', resolve));
      if (url === '/synonyms') await new Promise((resolve) => setTimeout(resolve, 5));
      throw createAbortError('Other lists are requested');
    };
    const loading = loadingWith({ fetch });
    const catalogs = request.catalogs.map((catalog) => ({ ...catalog, featuresUrl: `/features/${catalog.catalogId}` }));
    const first = loading.load({ ...request, catalogs });
    while (asked.length < 3) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(await loading.load(aLoadRequest())).toMatchObject({ state: 'ready' });
    await first;
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

  it('are those that can be read', async () => {
    const loading = loadingWith(aShop(groups(buckets, ['alone'], 'text', null, ['pen', 7, ' ', 'biro'])));
    await loading.load(request);
    expect(await readSynonyms(loading)).toEqual([buckets, ['pen', 'biro']]);
  });

  it('are replaced when they have changed, and otherwise change nothing', async () => {
    const shop = aShop(groups(buckets));
    const loading = loadingWith(shop);
    await loading.load(request);
    const { version } = loading.status();
    for (const url of Object.keys(shop.responses)) shop.responses[url] = new Response(null, { status: 304 });
    await loading.load(request);
    shop.responses['/synonyms'] = groups(buckets);
    await loading.load(request);
    expect(loading.status().version).toBe(version);
    shop.responses['/synonyms'] = groups(['pen', 'biro']);
    await loading.load(request);
    expect(loading.status().version).not.toBe(version);
    expect(await readSynonyms(loading)).toEqual([['pen', 'biro']]);
  });

  it('stay when the items change', async () => {
    const shop = aShop(groups(buckets));
    const loading = loadingWith(shop);
    await loading.load(request);
    shop.responses['/items/1'] = anEnvelope([aStockItem({ stockItemId: 2, name: 'Drill' })]);
    await loading.load(request);
    const built = loading.snapshot();
    expect(built && itemsAt(built.browsable.catalog, [0])).toMatchObject([{ name: 'Drill' }]);
    expect(await readSynonyms(loading)).toEqual([buckets]);
  });

  it('are read from storage, as offline', async () => {
    const storage = memoryListStorage();
    await loadingWith(aShop(groups(buckets)), { storage }).load(request);
    const loading = loadingWith(someListService({}), { storage });
    await loading.load(request);
    expect(await readSynonyms(loading)).toEqual([buckets]);
  });

  it.each([404, 501])('are none and not requested again after a %s', async (status) => {
    const storage = memoryListStorage();
    await loadingWith(aShop(groups(buckets)), { storage }).load(request);
    const shop = aShop(new Response(null, { status }));
    const loading = loadingWith(shop, { storage });
    await loading.load(request);
    await loading.load(request);
    expect(await readSynonyms(loading)).toEqual([]);
    expect(countRequests(shop)).toBe(1);
  });

  it('are requested again with the next lists after any other failure, which is not reported', async () => {
    const shop = aShop(groups(buckets));
    const loading = loadingWith(shop);
    await loading.load(request);
    shop.responses['/synonyms'] = new Response(null, { status: 503 });
    expect(await loading.load(request)).toMatchObject({ catalogs: [{ failure: null }, { failure: null }] });
    expect(await readSynonyms(loading)).toEqual([buckets]);
    await loading.load(request);
    expect(countRequests(shop)).toBe(3);
  });
});
