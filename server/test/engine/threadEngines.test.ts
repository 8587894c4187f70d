import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

import type { CatalogEngine } from '@/engine/host/catalogEngine';

import { aStockItem } from '../../../test/support/builders/aCatalogue';
import { aLoadRequest } from '../../../test/support/builders/someCatalogueServices';
import { readBundleOptions } from '../../bundleOptions';
import { createThreadEngine } from '../../src/engine/threadEngine';

const writeList = (records: unknown[]) => JSON.stringify({ isSuccessful: true, data: records });
const saw = writeList([aStockItem({ stockItemId: 1, name: 'Saw' })]);

let folder: string;
let threadFile: string;
const engines: CatalogEngine[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medida-thread-'));
  threadFile = join(folder, 'engineThread.mjs');
  await build({
    ...(await readBundleOptions(process.cwd())),
    entryPoints: [join('server', 'src', 'engine', 'engineThread.ts')],
    outfile: threadFile,
  });
});

afterEach(() => engines.splice(0).forEach((engine) => engine.dispose()));
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (file: string, respond: (url: string, headers: Headers) => Response) => {
  const faults: string[] = [];
  const engine = createThreadEngine({
    threadFile: file,
    fetch: async (url, init) => respond(url as string, new Headers(init?.headers)),
    onFault: (reason) => faults.push(reason),
  });
  engines.push(engine);
  return { engine, faults };
};

const readNames = async (engine: CatalogEngine) => (await engine.query({})).items.map(({ name }) => name);

describe('an engine in a thread of the services', () => {
  it('reads our lists through the services, compressed, with the given headers', async () => {
    const accepted = new Set<string | null>();
    const { engine, faults } = start(threadFile, (url, headers) => {
      accepted.add(`${headers.get('accept-encoding')} ${headers.get('x-language')}`);
      const body = brotliCompressSync(url === '/items/1' ? saw : writeList([]));
      return new Response(body, { headers: { 'content-encoding': 'br', etag: '"1"' } });
    });
    const status = await engine.load(aLoadRequest());
    expect(status).toMatchObject({ state: 'ready', isSearchable: true, hasFeatures: true });
    expect(await readNames(engine)).toEqual(['Saw']);
    expect((await engine.query({ text: 'saw' })).total).toBe(1);
    expect([...accepted]).toEqual(['br en']);
    expect(faults).toEqual([]);
  });

  it('reports what the services refuse', async () => {
    const { engine } = start(threadFile, (url) => {
      if (url === '/items/2') throw new Error('the database is gone');
      return url === '/items/1' ? new Response(saw) : new Response('', { status: 503, statusText: 'Busy' });
    });
    const { catalogs } = await engine.load(aLoadRequest());
    expect(catalogs).toMatchObject([
      { state: 'ready', failure: { kind: 'http', status: 503, statusText: 'Busy', url: '/categories/1' } },
      { state: 'failed', failure: { kind: 'network', statusText: 'the database is gone', url: '/items/2' } },
    ]);
  });

  it("reads a provider's lists over HTTP", async () => {
    const provider = createServer((_request, response) => response.end(saw)).listen(0);
    const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/items`;
    const { engine } = start(threadFile, () => {
      throw new Error('not one of ours');
    });
    await engine.load(aLoadRequest({ catalogs: [{ catalogId: 1, stockItemsUrl: address, categoriesUrl: address }] }));
    expect(await readNames(engine)).toEqual(['Saw']);
    provider.close();
  });

  it('runs among the services where the thread cannot start', async () => {
    const { engine, faults } = start(join(folder, 'missing.mjs'), (url) =>
      url === '/items/1' ? new Response(saw) : new Response(writeList([])),
    );
    await engine.load(aLoadRequest());
    expect(await readNames(engine)).toEqual(['Saw']);
    expect(faults).toHaveLength(1);
  });
});
