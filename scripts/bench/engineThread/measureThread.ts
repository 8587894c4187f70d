import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type { CatalogEngine } from '@/engine/host/catalogEngine';
import type { CatalogQuery } from '@/engine/query/catalogQuery';

import { createApp } from '../../../server/src/app';
import { readServerConfig } from '../../../server/src/config/serverConfig';
import { raiseDataVersions } from '../../../server/src/db/dataVersions';
import { type Database, openDatabase } from '../../../server/src/db/openDatabase';
import { createCatalogEngines } from '../../../server/src/engine/catalogEngines';
import { createListRequests } from '../../../server/src/engine/listRequests';
import { createThreadEngines } from '../../../server/src/engine/threadEngines';
import { createDataVersion } from '../../../server/src/rendering/dataVersion';
import { createOwnFetch } from '../../../server/src/rendering/ownFetch';
import { someQueries } from '../engine/someQueries';
import { median } from '../engine/timing';

const language = 'es';
const queryCount = 200;
const repeats = 3;
const misspelled = ['acreo', 'sartn', 'vaso crsital', 'CZ-10X9', 'olla de alumnio', 'tijrea'];
const megabyte = 1e6;

type ThreadFigures = {
  loadMs: number;
  rebuilds: { ms: number; delayP99: number; delayMax: number }[];
  restMegabytes: number;
  loadedMegabytes: number;
  /** By kind of question: for each text, the median of three runs. */
  times: Record<string, number[]>;
};

const someItems = async (db: Database) => {
  const rows = await db
    .selectFrom('stock_items')
    .select(['stock_item_id', 'name_es', 'code', 'additional_code'])
    .where('deleted', '=', 0)
    .where('catalog_id', '=', 1)
    .orderBy('position')
    .limit(20_000)
    .execute();
  return rows.map((row) => ({ name: row.name_es, code: row.code, additionalCode: row.additional_code }));
};

const questions = (texts: readonly string[]) => {
  const ask = (query: CatalogQuery) => (engine: CatalogEngine) =>
    engine.request('query', { isGrouped: true, ...query });
  const forEach = (create: (text: string) => (engine: CatalogEngine) => Promise<unknown>) => texts.map(create);
  return {
    query: forEach((text) => ask({ text })),
    'query, page 3': forEach((text) => ask({ text, page: 3 })),
    'query by price': forEach((text) => ask({ text, sort: 'price' })),
    'query by name': forEach((text) => ask({ text, sort: 'name' })),
    suggest: forEach((text) => (engine) => engine.request('suggest', { text, items: 8, categories: 4 })),
    'no text': [ask({}), ask({ sort: 'price' }), ask({ offers: true }), ask({ price: { from: 5, to: 20 } })],
    'suggest, corrected': misspelled.map(
      (text) => (engine: CatalogEngine) => engine.request('suggest', { text, items: 8, categories: 4 }),
    ),
    'query, corrected': misspelled.map((text) => ask({ text })),
  };
};

const measureQuestions = async (engine: CatalogEngine, texts: readonly string[]) => {
  const times: ThreadFigures['times'] = {};
  for (const [kind, asked] of Object.entries(questions(texts))) {
    const kindTimes: number[] = [];
    for (const ask of asked) {
      const runs: number[] = [];
      for (let run = 0; run < repeats; run += 1) {
        const from = performance.now();
        await ask(engine);
        runs.push(performance.now() - from);
      }
      kindTimes.push(median(runs));
    }
    times[kind] = kindTimes;
  }
  return times;
};

const readMegabytes = () => process.memoryUsage().rss / megabyte;

/** Measures the engine in its thread on a seeded database, queried as by the services. Prints the figures as JSON. */
const measureThread = async (dataDirectory: string, rebuilds: number) => {
  const read = readServerConfig({ rootDirectory: process.cwd(), environment: {}, file: {} });
  const config = { ...read, dataDirectory };
  const failOnIdleError = (error: Error) => {
    throw error;
  };
  const database = openDatabase({ dataDirectory, databaseUrl: '', poolSize: 1, onIdleError: failOnIdleError });
  const app = await createApp({ config, database });
  await app.ready();
  const restMegabytes = readMegabytes();
  const engines = createCatalogEngines({
    create: createThreadEngines({
      threadFile: fileURLToPath(new URL('engineThread.mjs', import.meta.url)),
      fetch: createOwnFetch(app),
      onFault: (reason) => console.error(reason),
    }),
    createRequest: await createListRequests(config.rootDirectory, config.runtime),
    readVersion: createDataVersion(database.db, Date.now, true),
  });
  const from = performance.now();
  const { engine } = await engines.get({ language });
  const { catalogs } = engine.status();
  if (catalogs.some(({ failure }) => failure)) throw new Error(JSON.stringify(catalogs));
  // Warms the engine up, and waits until the sort orders are ready.
  await engine.request('query', { text: 'a', sort: 'price' });
  const loadMs = performance.now() - from;
  const loadedMegabytes = readMegabytes();
  const times = await measureQuestions(engine, someQueries(await someItems(database.db), queryCount, 42));

  const measured: ThreadFigures['rebuilds'] = [];
  for (let rebuild = 0; rebuild < rebuilds; rebuild += 1) {
    await raiseDataVersions(database.db, config.runtime.catalogs);
    await pause(1200);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const began = performance.now();
    while (!(await engines.get({ language })).isCurrent()) await pause(20);
    delay.disable();
    measured.push({
      ms: performance.now() - began,
      delayP99: delay.percentile(99) / 1e6,
      delayMax: delay.max / 1e6,
    });
  }
  const figures: ThreadFigures = {
    loadMs,
    rebuilds: measured,
    restMegabytes,
    loadedMegabytes,
    times,
  };
  console.log(JSON.stringify(figures));
  engines.dispose();
  await app.close();
  await database.close();
  process.exit(0);
};

const [dataDirectory = '', rebuilds = '1'] = process.argv.slice(2);
await measureThread(dataDirectory, Number(rebuilds));
