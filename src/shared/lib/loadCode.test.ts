/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { keepLoading, retryFailedChunks } from './loadCode';

const address = 'https://shop.example/assets/about.012345.js';
const failure = Object.assign(new Error('Loading chunk about failed'), { name: 'ChunkLoadError', request: address });

const setUp = (options: { caches?: unknown; network?: Error; contentType?: string } = {}) => {
  const { network, contentType = 'text/javascript; charset=utf-8' } = options;
  const deleted: string[] = [];
  const script = { headers: new Map([['content-type', contentType]]) };
  const fetched = jest.fn(() => (network ? Promise.reject(network) : Promise.resolve(script)));
  const cache = (name: string) => ({
    delete: (url: string) => Promise.resolve(deleted.push(`${name} ${url}`)),
  });
  const present = { keys: () => Promise.resolve(['medida-assets', 'workbox-precache']), open: cache };
  Object.assign(globalThis, { fetch: fetched, caches: 'caches' in options ? options.caches : present });
  return { deleted, fetched };
};

const blocked = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
const loadFailing = (times: number) => {
  const load = jest.fn(() => Promise.resolve<unknown>('the chunk'));
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(failure);
  return load;
};

it('deletes cached copies of a failed chunk, refetches it past the HTTP cache, and loads it again', async () => {
  const { deleted, fetched } = setUp();
  await expect(retryFailedChunks(loadFailing(1))('about')).resolves.toBe('the chunk');
  expect(deleted).toEqual([`medida-assets ${address}`, `workbox-precache ${address}`]);
  expect(fetched).toHaveBeenCalledWith(address, { cache: 'reload' });
});

it.each([
  ['missing', undefined],
  ['blocked', { keys: blocked }],
])('retries when caches are %s', async (_name, caches) => {
  const { fetched } = setUp({ caches });
  await expect(retryFailedChunks(loadFailing(1))('about')).resolves.toBe('the chunk');
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('rejects with the chunk error when the network fails, too', async () => {
  setUp({ network: new TypeError('Failed to fetch') });
  const load = loadFailing(1);
  await expect(retryFailedChunks(load)('about')).rejects.toBe(failure);
  expect(load).toHaveBeenCalledTimes(1);
});

it('rejects with the chunk error when a portal answers, too', async () => {
  setUp({ contentType: 'text/html' });
  const load = loadFailing(1);
  await expect(retryFailedChunks(load)('about')).rejects.toBe(failure);
  expect(load).toHaveBeenCalledTimes(1);
});

it('retries only once', async () => {
  setUp();
  const load = loadFailing(3);
  await expect(retryFailedChunks(load)('about')).rejects.toBe(failure);
  expect(load).toHaveBeenCalledTimes(2);
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('keeps loading whenever the network may be back, until it succeeds', async () => {
  Object.assign(globalThis, { reportError: jest.fn() });
  const work = loadFailing(2);
  const outcome = jest.fn();
  keepLoading(work).then(outcome, outcome);
  await settled();
  expect(work).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(outcome).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(outcome).toHaveBeenCalledWith('the chunk');
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(work).toHaveBeenCalledTimes(3);
  expect(globalThis.reportError).toHaveBeenCalledTimes(2);
});
