import {
  type CacheableRequest,
  type CacheKind,
  createCachingRules,
  createCorsImagePlugin,
  getCacheKind,
  isExpected,
  isImmutable,
} from './caching';

const origin = 'https://shop.example';
const places = { origin, content: `${origin}/services/public`, images: 'https://files.example/medida' };

const kindFor = (path: string, given: Partial<CacheableRequest> & { signedIn?: boolean } = {}) => {
  const { signedIn, ...rest } = given;
  return getCacheKind(
    {
      url: new URL(path, origin).href,
      method: 'GET',
      mode: 'cors',
      destination: '',
      headers: new Headers(signedIn ? { Authorization: 'Bearer a.b.c' } : {}),
      ...rest,
    },
    places,
  );
};

const inventory = '/services/inventory/api';

it.each([
  [`${inventory}/shoppingCart/getStockitemsByClientId/1/1/1/7`],
  [`${inventory}/Orders/GetOrdersByCompanyByClientId/1/1/1/7`],
  [`${inventory}/StockItems/GetStockItemsByCompany/1/1/1`],
  [`${inventory}/clients/login/1/1/1`],
  ['/services/orders/Order/PushShoppingCart'],
  ['/services/public/user/authenticate'],
  ['/services/blob/StockItemFeatureFiles/sheet.pdf'],
  ['https://elsewhere.example/assets/main.js'],
])('never caches %s', (path) => {
  expect(kindFor(path)).toBeNull();
  expect(kindFor(path, { signedIn: true })).toBeNull();
});

it.each([
  ['/es/client/orders', { mode: 'navigate' }, 'page'],
  ['/config.json', {}, 'config'],
  ['/assets/main.01234567.js', { destination: 'script' }, 'asset'],
  ['https://files.example/medida/StockItemImages/a.png', { destination: 'image', mode: 'no-cors' }, 'image'],
  ['/services/public/publics/layout', {}, 'content'],
] as const)('caches %s', (path, given, kind) => {
  expect(kindFor(path, given)).toBe(kind);
  expect(kindFor(path, { ...given, method: 'POST' })).toBeNull();
  expect(kindFor(path, { ...given, signedIn: true })).toBeNull();
  expect(kindFor(`${path}?token=a.b.c`, given)).toBeNull();
});

it('recognises immutable files by name', () => {
  expect(isImmutable(`${origin}/services/blob/StockItemImages/vice.3f9a1c2b.svg`)).toBe(true);
  expect(isImmutable(`${origin}/services/blob/StockItemImages/vice.svg`)).toBe(false);
});

const script = '/assets/about.01234567.js';

const aHead = (contentType: string, status = 200) => ({
  status,
  headers: new Headers(contentType === '' ? {} : { 'content-type': contentType }),
});

it.each<[CacheKind, string, string, boolean]>([
  ['page', '/es', 'text/html; charset=utf-8', true],
  ['page', '/es', 'text/plain', false],
  ['page', '/es', 'application/json', false],
  ['asset', script, 'text/javascript; charset=utf-8', true],
  ['asset', script, 'application/javascript', true],
  ['asset', script, 'text/html; charset=utf-8', false],
  ['asset', script, 'text/plain', false],
  ['asset', script, '', false],
  ['asset', '/assets/figtree.01234567.woff2', 'font/woff2', true],
  ['asset', '/assets/figtree.01234567.woff2', 'text/html', false],
  ['image', '/services/blob/a.svg', 'image/svg+xml', true],
  ['image', '/services/blob/a.svg', 'application/octet-stream', true],
  ['image', '/services/blob/a.svg', 'text/html', false],
  ['content', '/services/public/publics/layout', 'application/json; charset=utf-8', true],
  ['content', '/services/public/publics/layout', 'text/html', false],
  ['config', '/config.json', 'application/json', true],
  ['config', '/config.json', 'text/html', false],
])('as a %s at %s, %j is expected: %s', (kind, path, contentType, expected) => {
  expect(isExpected(kind, origin + path, aHead(contentType))).toBe(expected);
  expect(isExpected(kind, origin + path, aHead(contentType, 206))).toBe(false);
  expect(isExpected(kind, origin + path, aHead(contentType, 404))).toBe(false);
});

describe('the rules of the caches', () => {
  const anExchange = (path: string, contentType: string, body: unknown, status = 200) => ({
    request: { url: origin + path },
    response: Response.json(body, aHead(contentType, status)),
  });
  const layout = '/services/public/publics/layout';
  const content = createCachingRules('content');

  it('treat a page in place of content or a picture as a failure, so that the cached one is served', async () => {
    await expect(content.fetchDidSucceed(anExchange(layout, 'text/html', null))).rejects.toThrow(TypeError);
    const picture = anExchange('/services/blob/a.png', 'text/html', null);
    await expect(createCachingRules('image').fetchDidSucceed(picture)).rejects.toThrow(TypeError);
  });

  it('pass service errors through', async () => {
    const failed = anExchange(layout, 'application/json', { isSuccessful: false }, 500);
    await expect(content.fetchDidSucceed(failed)).resolves.toBe(failed.response);
  });

  it('cache content, and never an error in its place', async () => {
    const good = anExchange(layout, 'application/json', { isSuccessful: true, data: [] });
    await expect(content.cacheWillUpdate(good)).resolves.toBe(good.response);
    await expect(
      content.cacheWillUpdate(anExchange(layout, 'application/json', { isSuccessful: false })),
    ).resolves.toBeNull();
    await expect(content.cacheWillUpdate(anExchange(layout, 'application/json', null))).resolves.toBeNull();
  });
});

describe('cross-origin pictures', () => {
  const aRequest = (url = 'https://files.example/a.png', init: RequestInit = { mode: 'no-cors' }) =>
    new Request(url, init);
  const fetchPicture = () => jest.spyOn(globalThis, 'fetch');
  const getMode = async (plugin: ReturnType<typeof createCorsImagePlugin>, request = aRequest()) =>
    (await plugin.requestWillFetch({ request })).mode;

  it('are requested with CORS, so that they can be cached', async () => {
    const plugin = createCorsImagePlugin(origin);
    const request = await plugin.requestWillFetch({ request: aRequest() });
    expect(request).toMatchObject({ url: 'https://files.example/a.png', mode: 'cors', credentials: 'omit' });
    const own = aRequest(`${origin}/services/blob/a.png`);
    expect(await plugin.requestWillFetch({ request: own })).toBe(own);
  });

  it('are passed on without CORS if the origin disallows it, which is tried only once', async () => {
    const plugin = createCorsImagePlugin(origin);
    const response = new Response();
    fetchPicture().mockResolvedValueOnce(response);
    expect(await plugin.handlerDidError({ request: aRequest() })).toBe(response);
    expect(await getMode(plugin)).toBe('no-cors');
    expect(await getMode(plugin, aRequest('https://other.example/a.png'))).toBe('cors');
  });

  it('are still requested with CORS after one of them failed', async () => {
    const plugin = createCorsImagePlugin(origin);
    await plugin.fetchDidSucceed({ request: aRequest(undefined, { mode: 'cors' }), response: new Response() });
    fetchPicture().mockResolvedValueOnce(new Response());
    await plugin.handlerDidError({ request: aRequest() });
    expect(await getMode(plugin)).toBe('cors');
  });

  it('are requested with CORS again once the network is back', async () => {
    const plugin = createCorsImagePlugin(origin);
    fetchPicture().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(plugin.handlerDidError({ request: aRequest() })).rejects.toThrow('Failed to fetch');
    expect(await getMode(plugin)).toBe('cors');
  });
});
