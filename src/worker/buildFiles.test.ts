import { createBuildFiles } from './buildFiles';

const origin = 'https://shop.example';
const at = (path: string) => origin + path;
const manifest = [
  { url: '/assets/main.1111.js', integrity: 'sha384-main' },
  { url: '/assets/about.2222.js', integrity: 'sha384-about' },
];
const digests: Record<string, string> = Object.fromEntries(manifest.map(({ url, integrity }) => [at(url), integrity]));

const pageNaming = (script: string) =>
  `<script id="runtime-config">{}</script><script defer src="/assets/${script}.js"></script>`;
const ourPage = pageNaming('main.1111');
const portal = '<h1>Sign in to the network</h1>';

type Answer = { type: string; body: string };
const html = (body: string): Answer => ({ type: 'text/html; charset=utf-8', body });
const script = (body: string): Answer => ({ type: 'text/javascript', body });

/** A network and an HTTP cache; the body of a file doubles as its digest. */
const aBrowser = (answers: Record<string, Answer>, httpCache: Record<string, Answer> = {}) => {
  const stores = new Map<string, Map<string, Response>>();
  const openStore = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: (address: string) => Promise.resolve(store.get(address)?.clone()),
      put: (address: string, response: Response) => Promise.resolve(void store.set(address, response)),
      keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }))),
      delete: ({ url }: { url: string }) => Promise.resolve(store.delete(url)),
    };
  };
  const fetch = jest.fn((address: string, { cache, integrity }: RequestInit) => {
    const cached = cache === 'default' ? httpCache[address] : undefined;
    const answer = cached ?? answers[address];
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
    if (integrity && answer.body !== integrity) return Promise.reject(new TypeError('integrity'));
    return Promise.resolve(new Response(answer.body, { headers: { 'content-type': answer.type } }));
  });
  Object.assign(globalThis, { fetch, caches: { open: (name: string) => Promise.resolve(openStore(name)) } });
  const getCachedKeys = () => [...stores.values()].flatMap((store) => [...store.keys()]);
  return { fetch, getCachedKeys };
};

const whole: Record<string, Answer> = {
  ...Object.fromEntries(Object.entries(digests).map(([address, digest]) => [address, script(digest)])),
  '/': html(ourPage),
};

const files = () => createBuildFiles(manifest, origin);
const about = at('/assets/about.2222.js');

const respond = async (address: string, cache: RequestCache = 'default') => {
  const work: Promise<unknown>[] = [];
  const response = await files().respond({ url: address, cache }, (more) => void work.push(more));
  await Promise.all(work);
  return await response.text();
};

it('caches the code and the page of its build on install', async () => {
  const { getCachedKeys } = aBrowser(whole);
  await files().install();
  expect(getCachedKeys()).toEqual([...Object.keys(digests), '/']);
});

it.each([
  ['a portal responds in place of a chunk', { [about]: html(portal) }],
  ['a chunk has other bytes', { [about]: script('sha384-other') }],
  ['a portal responds in place of the page', { '/': html(portal) }],
  ['a node of another build serves the page', { '/': html(pageNaming('main.9999')) }],
])('fails to install without caching the bad response when %s', async (_name, spoiled: Record<string, Answer>) => {
  const { getCachedKeys } = aBrowser({ ...whole, ...spoiled });
  await expect(files().install()).rejects.toThrow(TypeError);
  for (const address of Object.keys(spoiled)) expect(getCachedKeys()).not.toContain(address);

  aBrowser(whole);
  await expect(files().install()).resolves.toBeUndefined();
});

describe('on a static host, whose page reads its configuration from a file', () => {
  const unfilled = html(ourPage.replace('{}', '__RUNTIME_CONFIG__'));
  const config: Answer = { type: 'application/json', body: '{"siteName":"Shop"}' };

  it('caches the configuration as well on install', async () => {
    const { getCachedKeys } = aBrowser({ ...whole, '/': unfilled, '/config.json': config });
    await files().install();
    expect(getCachedKeys()).toEqual([...Object.keys(digests), '/config.json', '/']);
  });

  it.each([
    ['there is none', undefined],
    ['the host serves the page in its place', unfilled],
  ])('fails to install where %s', async (_name, answer) => {
    const { getCachedKeys } = aBrowser({ ...whole, '/': unfilled, ...(answer && { '/config.json': answer }) });
    await expect(files().install()).rejects.toThrow(TypeError);
    expect(getCachedKeys()).toEqual(Object.keys(digests));
  });
});

it('fetches the page in a way that lets the server use its own cache', async () => {
  const { fetch } = aBrowser(whole);
  await files().install();
  // With "no-store" browsers send "Cache-Control: no-cache", with "no-cache" only "max-age=0".
  expect(fetch).toHaveBeenLastCalledWith('/', expect.objectContaining({ cache: 'no-cache' }));
});

it('bypasses an HTTP cache that contains the page of a portal', async () => {
  const { fetch, getCachedKeys } = aBrowser(whole, { [about]: html(portal) });
  await expect(respond(about)).resolves.toBe('sha384-about');
  expect(getCachedKeys()).toEqual([about]);
  expect(fetch.mock.calls.map(([, { cache }]) => cache)).toEqual(['default', 'reload']);
});

it('serves from the cache without a request, unless the page reloads it', async () => {
  const { fetch } = aBrowser(whole);
  await respond(about);
  await respond(about);
  expect(fetch).toHaveBeenCalledTimes(1);
  await respond(about, 'reload');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('responds with an error rather than a page in place of a script', async () => {
  const other = at('/assets/about.8888.js');
  const { getCachedKeys } = aBrowser({ [other]: html(portal) });
  await expect(respond(other)).rejects.toThrow(TypeError);
  expect(getCachedKeys()).toEqual([]);
});

it('limits cached code of other builds, but keeps all of its own', async () => {
  const others = Array.from({ length: 203 }, (_, index) => at(`/assets/other.${index}.js`));
  const { getCachedKeys } = aBrowser({
    ...whole,
    ...Object.fromEntries(others.map((address) => [address, script('other')])),
  });
  await files().install();
  for (const address of others) await respond(address);
  expect(getCachedKeys()).toEqual([...Object.keys(digests), ...others.slice(3), '/']);
});
