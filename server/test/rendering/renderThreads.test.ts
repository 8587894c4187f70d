import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

import type { CatalogEngine } from '@/engine/host/catalogEngine';
import { idleStatus } from '@/engine/host/catalogEngine';

import { aRuntimeConfig } from '../../../test/support/builders/aRuntimeConfig';
import { readBundleOptions } from '../../bundleOptions';
import type { PageServices, WrittenPage } from '../../src/rendering/pageWriter';
import { createRenderThreads } from '../../src/rendering/renderThreads';

// Stands in for the application: each address makes a different request.
const program = `
import { threadId } from 'node:worker_threads';
let left = 0;
let pages = 0;
const answers = {
  '/response': async ({ fetch }) => {
    const response = await fetch('/services/public/layout', { headers: { 'x-language': 'zh' } });
    return [response.status, response.headers.get('etag'), await response.text()];
  },
  '/refusal': ({ fetch }) => fetch('/services/public/gone').catch(({ message }) => message),
  '/engine': async ({ engine }) => {
    const catalogue = await engine('zh');
    return [catalogue.status().state, await catalogue.request('brands', ['oil', 'lamp'])];
  },
  '/current': ({ hasCurrentLists }) => hasCurrentLists(),
  '/shared': ({ shared }) => {
    const before = shared && [...shared.keys()];
    shared?.set('zh', {});
    return Promise.resolve(before ?? null);
  },
  '/no-engine': async ({ engine }) => (await engine('zh')).request('categories').catch(({ name, message }) => [name, message]),
  '/leaves-work': async ({ fetch }) => {
    left += 1;
    setImmediate(() => (left -= 1));
    for (const end = performance.now() + 3; performance.now() < end;);
    await fetch('/services/public/layout');
    return left;
  },
  '/thread': async ({ config }) => {
    const isFirst = pages === 1;
    if (isFirst) await new Promise((resolve) => setTimeout(resolve, 300));
    return { isFirst, threadId, siteName: config.siteName };
  },
  '/settings': async ({ config }) => config.siteName,
  '/broken': async () => { throw new Error('no such screen'); },
  '/endless': async () => { for (;;); },
  '/exit': async () => process.exit(3),
};
export const renderPage = async (services, { address }) => {
  pages += 1;
  return { kind: 'redirect', to: JSON.stringify(await answers[address.pathname](services)) };
};
`;

const ended = new AbortController();
let folder: string;
let parts: Parameters<typeof createRenderThreads>[0];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medida-rendering-'));
  parts = {
    threadFile: join(folder, 'renderThread.mjs'),
    programFile: join(folder, 'program.mjs'),
    signal: ended.signal,
    silenceMs: 1000,
  };
  await writeFile(parts.programFile, program);
  await build({
    ...(await readBundleOptions(process.cwd())),
    entryPoints: [join('server', 'src', 'rendering', 'renderThread.ts')],
    outfile: parts.threadFile,
  });
});

afterAll(async () => {
  ended.abort();
  await rm(folder, { recursive: true, force: true });
});

const services: PageServices = {
  built: { html: '', chunkFiles: {} },
  config: aRuntimeConfig({ siteName: 'Acme' }),
  fetch: async (input, init) => {
    if (input === '/services/public/gone') throw new TypeError('fetch failed');
    const language = new Headers(init?.headers).get('x-language');
    return new Response(`${init?.method} ${input as string} in ${language}`, { status: 203, headers: { etag: '"1"' } });
  },
  engine: async () =>
    ({
      status: () => ({ ...idleStatus, state: 'ready' }),
      request: async (method: string, texts: string[]) => {
        if (method === 'brands') return texts.map(({ length }) => length);
        throw Object.assign(new Error('no list has loaded'), { name: 'CatalogsUnavailable' });
      },
    }) as unknown as CatalogEngine,
  hasCurrentLists: async () => false,
};

const open = (own: Partial<PageServices> = {}) => {
  const { writePage } = createRenderThreads(parts);
  const visit = (pathname: string, dataVersion?: string) =>
    writePage(
      { ...services, ...own, dataVersion },
      { address: { pathname, search: '', hash: '' }, origin: 'http://localhost', language: 'en' },
    );
  const read = (page: WrittenPage) => (page.kind === 'redirect' ? (JSON.parse(page.to) as unknown) : page);
  return async (pathname: string, dataVersion?: string) => read(await visit(pathname, dataVersion));
};

describe('a page rendered in a thread', () => {
  it('reads the responses of our services, and their errors', async () => {
    const visit = open();
    expect(await visit('/response')).toEqual([203, '"1"', 'GET /services/public/layout in zh']);
    expect(await visit('/refusal')).toBe('fetch failed');
  });

  it('queries the catalogue engine, and reports why it cannot answer', async () => {
    const visit = open();
    expect(await visit('/engine')).toEqual(['ready', [3, 4]]);
    expect(await visit('/no-engine')).toEqual(['CatalogsUnavailable', 'no list has loaded']);
  });

  it('learns whether the lists are current', async () => {
    expect(await open()('/current')).toBe(false);
    expect(await open({ hasCurrentLists: async () => true })('/current')).toBe(true);
  });

  it('shares results with the pages of the same version of the data', async () => {
    const visit = open();
    const before: unknown[] = [];
    for (const version of ['1', '1', undefined, '2', '2']) before.push(await visit('/shared', version));
    expect(before).toEqual([[], ['zh'], null, [], ['zh']]);
  });

  it('comes from a second thread with the same configuration when one is not enough, but is not the first one of that thread', async () => {
    const visit = open();
    await visit('/settings');
    const used = new Set<number>();
    while (used.size < Math.min(2, availableParallelism())) {
      const pages = (await Promise.all([visit('/thread'), visit('/thread')])) as {
        isFirst: boolean;
        threadId: number;
      }[];
      for (const { isFirst, threadId } of pages) {
        expect(isFirst).toBe(false);
        used.add(threadId);
      }
    }
  });

  it('runs the deferred work of pages while more of them arrive', async () => {
    const visit = open();
    const left: unknown[] = [];
    const visitor = async () => {
      for (let page = 0; page < 20; page += 1) left.push(await visit('/leaves-work'));
    };
    await Promise.all(Array.from({ length: 8 }, visitor));
    expect(Math.max(...left.map(Number))).toBeLessThan(10);
  });

  it.each([
    ['that fails', '/broken', 'no such screen'],
    ['whose thread ends', '/exit', 'the rendering thread exited with 3'],
    ['that never ends', '/endless', 'the rendering thread stopped responding'],
  ])('reports one %s, and keeps rendering others', async (_name, address, message) => {
    const visit = open();
    await expect(visit(address)).rejects.toThrow(message);
    expect(await visit('/settings')).toBe('Acme');
  });
});
