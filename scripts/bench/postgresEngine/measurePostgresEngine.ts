import type { EngineArg, EngineMethod } from '@/engine/host/requestHandlers';
import type { CatalogQuery } from '@/engine/query/catalogQuery';
import { type Language, languages } from '@/shared/i18n/languages';

import { readServerConfig } from '../../../server/src/config/serverConfig';
import { type Database, openDatabase } from '../../../server/src/db/openDatabase';
import { createPostgresEngines, prepareIndex } from '../../../server/src/engine/postgres/openEngines';
import { someQueries } from '../engine/someQueries';
import { median, percentile } from '../engine/timing';

const connections = 20;
const slow = 1000;

type Request = {
  [Method in EngineMethod]: { method: Method; arg: EngineArg<Method>; language?: Language; isClient?: boolean };
}[EngineMethod];

const list = (arg: CatalogQuery, more: { language?: Language; isClient?: boolean } = {}): Request => ({
  method: 'query',
  arg: { isGrouped: true, ...arg },
  ...more,
});

const suggestions = (text: string): Request => ({ method: 'suggest', arg: { text, items: 8, categories: 4 } });

const readCatalogue = async (db: Database) => {
  const items = await db
    .selectFrom('stock_items')
    .select(['name_es', 'code', 'additional_code'])
    .where('deleted', '=', 0)
    .where('catalog_id', '=', 1)
    .orderBy('position')
    .limit(20_000)
    .execute();
  const lists = await db.selectFrom('price_lists').select('version').execute();
  return {
    named: items.map((row) => ({ name: row.name_es, code: row.code, additionalCode: row.additional_code })),
    priceList: lists[0]?.version,
  };
};

const unique = (texts: readonly string[]) => [...new Set(texts)];

const aroundCatalogue = async (ask: (request: Request) => Promise<never>) => {
  const { facets } = (await ask(list({}))) as {
    facets: { categories: Record<string, number>; features: { key: string; values: { key: string }[] }[] };
  };
  const byCount = Object.entries(facets.categories).toSorted((one, other) => other[1] - one[1]);
  const categories = [0, 1, 2, 10, 40, 80].flatMap((at) => byCount[at]?.[0] ?? []);
  const filters = facets.features.slice(0, 4).map(({ key, values }) => ({ [key]: [values[0]?.key ?? ''] }));
  return { categories, filters };
};

const requestsByKind = (
  { named, priceList }: Awaited<ReturnType<typeof readCatalogue>>,
  { categories, filters }: Awaited<ReturnType<typeof aroundCatalogue>>,
): Record<string, Request[]> => {
  const typed = unique(
    someQueries(named, 200, 42)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  );
  const short = unique(['S', 'T', 'a', '1', ...typed.filter((text) => text.length <= 2)]).slice(0, 12);
  const words = unique(named.flatMap(({ name }) => name.split(' ').slice(0, 1))).slice(0, 8);
  const longer = typed.filter((text) => text.length > 2).slice(0, 40);
  const isClient = { isClient: true };
  const language = { language: 'zh' } as const;
  const kinds: Record<string, Request[]> = {
    'the whole list': [list({}), list({ page: 3 }), list({ sort: 'price' }), list({ sort: 'name' })],
    'offers, new, price': [list({ offers: true }), list({ recent: true }), list({ price: { from: 5, to: 20 } })],
    'a category': categories.map((categoryId) => list({ categoryId })),
    'a feature': filters.map((features) => list({ features })),
    'a feature and a category': filters.map((features, at) => list({ features, categoryId: categories[at % 3] })),
    'one or two letters': short.map((text) => list({ text })),
    'a common word': words.map((text) => list({ text })),
    'a common word, by price': words.map((text) => list({ text, sort: 'price' })),
    'other texts': longer.map((text) => list({ text })),
    'corrected texts': ['acreo', 'sartn', 'vaso crsital', 'CZ-10X9', 'olla de alumnio', 'tijrea'].map((text) =>
      list({ text }),
    ),
    'suggestions, one or two letters': short.map(suggestions),
    'suggestions, other texts': longer.map(suggestions),
    'in Chinese': ['', '锅', '不锈钢', '刷子', '1'].map((text) => list({ text }, language)),
    ...(priceList && {
      "a client's prices": [
        list({}, isClient),
        list({ sort: 'price' }, isClient),
        list({ categoryId: categories[1] }, isClient),
        list({ text: words[0] ?? '' }, isClient),
      ],
    }),
    'categories, related items': [
      { method: 'categories', arg: undefined },
      { method: 'related', arg: { reference: { stockItemId: 1000 }, limit: 8 } },
      { method: 'neighbours', arg: { query: {}, reference: { stockItemId: 500_000 } } },
    ],
  };
  return kinds;
};

const describe = ({ arg }: Request) => JSON.stringify(arg ?? null).slice(0, 60);

const ms = (time: number) => time.toFixed(0);

/**
 * Asks each request of the kinds whose name contains `only` of an engine that has read the lists, and again. Prints the
 * figures as JSON.
 */
const measurePostgresEngine = async (url: string, only: string) => {
  const config = readServerConfig({
    rootDirectory: process.cwd(),
    environment: { DATABASE_URL: url, CATALOGUE_ENGINE: 'postgres' },
    file: {},
  });
  const { databaseUrl, dataDirectory } = config;
  const onIdleError = console.error;
  const database = openDatabase({
    databaseUrl,
    dataDirectory,
    poolSize: 2 * connections,
    access: 'shared',
    onIdleError,
  });
  await prepareIndex(database, config);
  const catalogue = await readCatalogue(database.db);

  const engines = createPostgresEngines({
    db: database.db,
    config,
    readVersion: () => Promise.resolve('measured'),
  });
  const ask = async ({ method, arg, language = 'es', isClient = false }: Request) => {
    const prices = isClient ? ({ key: `${catalogue.priceList} 2026-03-02` } as never) : undefined;
    const { engine } = await engines.get({ language }, prices);
    const from = performance.now();
    const answer = (await engine.request(method, arg)) as never;
    return { answer, time: performance.now() - from };
  };
  // Reads the lists of all languages.
  for (const language of languages) await ask({ method: 'items', arg: [], language });

  const all = requestsByKind(catalogue, await aroundCatalogue(async (request) => (await ask(request)).answer));
  const kinds = Object.fromEntries(Object.entries(all).filter(([kind]) => kind.includes(only)));
  const rows: Record<string, string | number>[] = [];
  const faults: string[] = [];
  for (const [kind, requests] of Object.entries(kinds)) {
    const first: number[] = [];
    const again: number[] = [];
    let slowest = { time: 0, what: '' };
    for (const request of requests) {
      const { time } = await ask(request);
      if (time > slowest.time) slowest = { time, what: describe(request) };
      first.push(time);
      again.push((await ask(request)).time);
    }
    const worst = percentile(first, 0.95);
    if (worst > slow) faults.push(`${kind}: the p95 of first answers is ${ms(worst)} ms`);
    rows.push({
      what: kind,
      requests: requests.length,
      'first p50': ms(median(first)),
      'first p95': ms(worst),
      'again p50': ms(median(again)),
      'again p95': ms(percentile(again, 0.95)),
      slowest: slowest.what,
    });
  }
  const measured = Object.values(kinds).flat();
  const times: number[] = [];
  const from = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async (_, own) => {
      for (let at = 0; at < 50; at += 1) {
        const request = measured[(own * 17 + at) % measured.length];
        if (request) times.push((await ask(request)).time);
      }
    }),
  );
  const rate = (times.length / (performance.now() - from)) * 1000;
  rows.push({
    what: `${connections} at once, ${ms(rate)} per second`,
    requests: times.length,
    'again p50': ms(median(times)),
    'again p95': ms(percentile(times, 0.95)),
  });
  rows.push({ what: `memory of the process: ${ms(process.memoryUsage().rss / 1e6)} MB` });
  await database.close();
  console.log(JSON.stringify({ rows, faults }));
};

const [url = '', only = ''] = process.argv.slice(2);
await measurePostgresEngine(url, only);
