import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { BroadcastChannel } from 'node:worker_threads';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

import type { CatalogEngine } from '@/engine/host/catalogEngine';

import { aStockItem } from '../../../test/support/builders/aCatalogue';
import { aLoadRequest } from '../../../test/support/builders/someCatalogueServices';
import { readBundleOptions } from '../../bundleOptions';
import { createThreadEngines } from '../../src/engine/threadEngines';

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

type Respond = (url: string, headers: Headers) => Response | Promise<Response>;

const open = (file: string, respond: Respond) => {
  const faults: string[] = [];
  const create = createThreadEngines({
    threadFile: file,
    fetch: async (url, init) => respond(url as string, new Headers(init?.headers)),
    onFault: (reason) => faults.push(reason),
  });
  const start = () => {
    const engine = create();
    engines.push(engine);
    return engine;
  };
  return { start, faults };
};

const start = (file: string, respond: Respond) => {
  const opened = open(file, respond);
  return { engine: opened.start(), faults: opened.faults };
};

const readNames = async (engine: CatalogEngine) => (await engine.request('query', {})).items.map(({ name }) => name);

/** The thread's program, extended to report each start and to exit on request. */
const writeEndingThread = async () => {
  const file = join(folder, 'endingThread.mjs');
  const program = `
    import { BroadcastChannel } from 'node:worker_threads';
    import './engineThread.mjs';
    const starts = new BroadcastChannel('starts of a thread');
    starts.postMessage('');
    starts.unref();
    const ends = new BroadcastChannel('end of a thread');
    ends.onmessage = () => process.exit(1);
    ends.unref();`;
  await writeFile(file, program);
  return file;
};

describe('an engine in a thread of the services', () => {
  it('reads our lists through the services, compressed, with the given headers', async () => {
    const accepted = new Set<string | null>();
    const { engine, faults } = start(threadFile, (url, headers) => {
      accepted.add(`${headers.get('accept-encoding')} ${headers.get('x-language')}`);
      const body = brotliCompressSync(url === '/items/1' ? saw : writeList([]));
      return new Response(body, { headers: { 'content-encoding': 'br', etag: '"1"' } });
    });
    const status = await engine.load(aLoadRequest());
    expect(status).toMatchObject({ state: 'ready', hasFeatures: true });
    expect(await readNames(engine)).toEqual(['Saw']);
    expect((await engine.request('query', { text: 'saw' })).total).toBe(1);
    expect([...accepted]).toEqual(['br en']);
    expect(faults).toEqual([]);
  });

  it('reports errors of the services', async () => {
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

  it('fails if the thread cannot start, and tries again with the next question', async () => {
    const file = join(folder, 'late.mjs');
    const { engine, faults } = start(file, (url) => new Response(url === '/items/1' ? saw : writeList([])));
    await expect(engine.load(aLoadRequest())).rejects.toThrow('keeps failing');
    expect(faults).toHaveLength(1);
    await copyFile(threadFile, file);
    await engine.load(aLoadRequest());
    expect(await readNames(engine)).toEqual(['Saw']);
  });

  it("never falls back to the services' own thread, which it could bring down", async () => {
    const file = join(folder, 'exhaustedThread.mjs');
    await writeFile(
      file,
      `import { parentPort } from 'node:worker_threads';
       import './engineThread.mjs';
       parentPort.on('message', () => setTimeout(() => process.exit(1), 50));`,
    );
    const { engine, faults } = start(file, () => new Promise(() => undefined));
    await expect(engine.load(aLoadRequest())).rejects.toThrow('keeps failing');
    expect(faults).toHaveLength(3);
  });

  it('shares its thread with other engines, and starts another if it ends', async () => {
    let starts = 0;
    const started = new BroadcastChannel('starts of a thread');
    started.onmessage = () => (starts += 1);
    const end = new BroadcastChannel('end of a thread');
    const thread = open(await writeEndingThread(), (url, headers) =>
      url === '/items/1'
        ? new Response(writeList([aStockItem({ stockItemId: 1, name: `Saw ${headers.get('x-language')}` })]))
        : new Response(writeList([])),
    );
    const both = [thread.start(), thread.start()];
    const readBoth = () => Promise.all(both.map(readNames));
    const languages = ['en', 'zh'] as const;
    await Promise.all(
      both.map((engine, index) => engine.load(aLoadRequest({ headers: { 'x-language': languages[index] ?? 'es' } }))),
    );
    expect(await readBoth()).toEqual([['Saw en'], ['Saw zh']]);
    expect(starts).toBe(1);

    end.postMessage('');
    while (thread.faults.length < 2) await setTimeout(10);
    expect(await readBoth()).toEqual([['Saw en'], ['Saw zh']]);
    expect(starts).toBe(2);
    started.close();
    end.close();
  });
});
