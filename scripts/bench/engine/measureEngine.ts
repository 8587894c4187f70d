import { mergeCatalogs, type MergedCatalog } from '@/engine/catalog/mergeCatalogs';
import type { CatalogLists } from '@/engine/catalog/mergeCategories';
import { atOnce } from '@/engine/host/steps';
import { catalogPage } from '@/engine/query/catalogPage';
import type { CatalogSnapshot } from '@/engine/query/catalogSnapshot';
import { groupFamilies } from '@/engine/query/families';
import { sortItems } from '@/engine/query/itemOrder';
import { withIndex } from '@/engine/search/memorySpace';
import { classifyItems } from '@/engine/search/selection';
import { suggest } from '@/engine/search/suggest';
import { buildTextIndex } from '@/engine/text/textIndex';

import { aCatalogue } from '../../../test/support/builders/aCatalogue';
import { compareWithRule } from './searchRule';
import { someQueries } from './someQueries';
import { median, percentile, timed } from './timing';

const sizes = [2_000, 20_000, 100_000];
const rounds = 7;
const queryCount = 400;
const repeats = 3;
const largest = Math.max(...sizes);
const buildRatioAtMost = 3;

const createPayload = (count: number) =>
  [1, 2].map((catalogId) => {
    const { stockItems, categories } = aCatalogue({ catalogId, items: count / 2 });
    return { catalogId, categories, text: JSON.stringify({ isSuccessful: true, data: stockItems }) };
  });

type Payload = ReturnType<typeof createPayload>;

const parse = (payload: Payload): CatalogLists[] =>
  payload.map(({ catalogId, categories, text }) => {
    const { data } = JSON.parse(text) as { data: unknown[] };
    return { catalogId, categories, stockItems: data };
  });

const toSnapshot = (catalog: MergedCatalog) => {
  const families = groupFamilies(catalog);
  const kinds = classifyItems(catalog, families);
  return { catalog, kinds, families, features: [], synonyms: [], index: null, lexicon: null };
};

/** One visit, from JSON to the index; all parts are timed in the same round, because machine load varies. */
const measureRound = (payload: Payload) => {
  const parsed = timed(() => parse(payload));
  const merged = timed(() => atOnce(mergeCatalogs(parsed.result)));
  const catalog = merged.result;
  const firstPage = timed(() => catalogPage(toSnapshot(catalog), {}, null));
  const indexed = timed(() => atOnce(buildTextIndex(catalog.items)));
  const snapshot = withIndex(toSnapshot(catalog), indexed.result);
  return {
    snapshot,
    parse: parsed.time,
    merge: merged.time,
    firstPage: firstPage.time,
    index: indexed.time,
    ratio: (merged.time + indexed.time) / parsed.time,
    firstPageRatio: (merged.time + firstPage.time) / parsed.time,
  };
};

const timeQueries = (snapshot: CatalogSnapshot, query: (text: string) => unknown): number[] =>
  someQueries(snapshot.catalog.items, queryCount, 42).map((text) =>
    median(Array.from({ length: repeats }, () => timed(() => query(text)).time)),
  );

const ms = (time: number) => time.toFixed(time < 10 ? 2 : 0);

const measure = (count: number) => {
  const payload = createPayload(count);
  const all = Array.from({ length: rounds }, () => measureRound(payload));
  const medianOf = (key: Exclude<keyof (typeof all)[number], 'snapshot'>) => median(all.map((one) => one[key]));
  const { snapshot } = all.at(-1) ?? measureRound(payload);
  const pages = timeQueries(snapshot, (text) => catalogPage(snapshot, { text }, null));
  const suggestions = timeQueries(snapshot, (text) => suggest(snapshot, text, { items: 8, categories: 4 }));
  const byName = timed(() => atOnce(sortItems(snapshot.catalog, 'name', 'es')));
  const rule = compareWithRule(snapshot, someQueries(snapshot.catalog.items, 200, 7));
  const row = {
    items: count,
    'JSON MB': (payload.reduce((sum, { text }) => sum + text.length, 0) / 1e6).toFixed(1),
    'parse ms': ms(medianOf('parse')),
    'merge ms': ms(medianOf('merge')),
    'index ms': ms(medianOf('index')),
    'merge + index / parse': medianOf('ratio').toFixed(2),
    'first page / parse': medianOf('firstPageRatio').toFixed(2),
    'query p50 ms': ms(median(pages)),
    'query p95 ms': ms(percentile(pages, 0.95)),
    'query p95 / parse': (percentile(pages, 0.95) / medianOf('parse')).toFixed(4),
    'suggest p95 ms': ms(percentile(suggestions, 0.95)),
    'name order ms': ms(byName.time),
    recall: rule.recall,
    precision: rule.precision,
  };
  return { row, ratio: medianOf('ratio'), p95: percentile(pages, 0.95), rule };
};

export const measureEngine = ({ queryP95AtMost }: { queryP95AtMost: number }) => {
  const rows: Record<string, string | number>[] = [];
  const faults: string[] = [];
  for (const count of sizes) {
    const { row, ratio, p95, rule } = measure(count);
    rows.push(row);
    if (rule.recall !== 1 || rule.precision !== 1)
      faults.push(`at ${count} items the search differs from the specified rule`);
    if (count < largest) continue;
    if (!(ratio <= buildRatioAtMost)) faults.push(`merge and index take ${ratio.toFixed(2)}x the parse`);
    if (!(p95 <= queryP95AtMost))
      faults.push(`the p95 of queries is ${ms(p95)} ms; the budget is ${queryP95AtMost} ms`);
  }
  return { rows, faults };
};
