import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';

import { unlessAborted } from '@/engine/host/abortSignals';
import type { CatalogEngine, EngineStatus, LoadRequest, PricesRequest } from '@/engine/host/catalogEngine';
import { type EngineArg, type EngineMethod, requestHandlers } from '@/engine/host/requestHandlers';
import type { RequestSnapshot } from '@/engine/host/snapshotState';
import { inSteps, pause } from '@/engine/host/steps';
import { createUnavailableError } from '@/engine/host/unavailable';
import { once } from '@/engine/once';
import type { CatalogFilter } from '@/engine/query/catalogQuery';
import type { ItemOrder } from '@/engine/query/itemOrder';
import { scanMarked } from '@/engine/query/scanMarked';
import type { SortField } from '@/engine/query/sortOrders';
import { findCode, toCodeCheck } from '@/engine/search/checkCodes';
import type { Language } from '@/shared/i18n/languages';

import { catalogScope } from '../../db/dataVersions';
import type { Database } from '../../db/openDatabase';
import { readColumns, type StoredColumns, updateColumns } from './catalogueColumns';
import { createCategoryNumbers } from './categoryNumbers';
import { type Change, readChange } from './changeLog';
import { readClientPrices } from './clientPrices';
import { type LanguageSnapshot, type LanguageSource, readLanguage } from './languageSnapshot';
import { packNumbers, readRows, unpackNumbers } from './runSql';
import { collationOf, sortColumn } from './sortIndexes';
import { completeItems, type Reader } from './storedItems';
import { createCodeIndex, createStoredTexts } from './storedTexts';

export type StoredCatalogue = LanguageSource & { catalogIds: readonly number[] };

type Settings = StoredCatalogue & {
  pricesVisibleTo: 'everyone' | 'clients';
  stockVisibleTo: 'everyone' | 'clients';
};

const mostAnswers = 500;
const stepLength = 16_384;
const keptMethods: ReadonlySet<EngineMethod> = new Set(['query', 'suggest', 'brands', 'categories']);

const readStock = async (db: Database, catalogIds: readonly number[]) => {
  const rows = await readRows(
    db,
    sql<{ catalog_id: number; packed: Buffer }>`select catalog_id, ${packNumbers(sql`stock_item_id`)} as packed
      from stock_levels where quantity = 0 and catalog_id = any(${catalogIds}::bigint[]) group by catalog_id`,
  );
  return rows.map((row) => ({ catalogId: row.catalog_id, ids: Array.from(unpackNumbers(row.packed)) }));
};

// What `trim` removes: blank texts count as missing.
const blanks =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

const isAscending = (numbers: readonly number[]) =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? number));

function* placeItems({ findPosition, length }: StoredColumns, packed: Float64Array): Generator<void, ItemOrder> {
  const positions = new Uint32Array(length);
  const isPlaced = new Uint8Array(length);
  let known = 0;
  for (let at = 0; at < packed.length; at += 2) {
    if (at % stepLength === 0) yield;
    const position = findPosition({ catalogId: packed[at] ?? 0, stockItemId: packed[at + 1] ?? 0 });
    if (position < 0) continue;
    positions[known] = position;
    isPlaced[position] = 1;
    known += 1;
  }
  for (let at = 0, end = known; at < length; at += 1)
    if (isPlaced[at] === 0) {
      positions[end] = at;
      end += 1;
    }
  return { positions, known };
}

/** By name or code, as an index in the database has them: names that sort alike keep the order of the catalogue. */
const readOrder = async (
  db: Database,
  { columns, language }: LanguageSnapshot,
  field: Exclude<SortField, 'price'>,
): Promise<ItemOrder> => {
  const { catalogIds } = columns;
  const column = sql.ref(sortColumn(field, language));
  // Any other order than that of the index has to compare all names.
  const catalogue = isAscending(catalogIds)
    ? sql`catalog_id`
    : sql`array_position(${catalogIds}::bigint[], catalog_id::bigint)`;
  const [row] = await readRows(
    db,
    sql<{ packed: Buffer | null }>`select ${packNumbers(sql`catalog_id`, sql`stock_item_id`)} as packed from (
      select catalog_id, stock_item_id from stock_items
      where deleted = 0 and catalog_id = any(${catalogIds}::bigint[]) and btrim(${column}, ${blanks}) <> ''
      order by ${column} collate ${collationOf(language)}, ${catalogue}, position, stock_item_id) as own`,
  );
  return inSteps(placeItems(columns, unpackNumbers(row?.packed)), { pause });
};

/** One of a language, as its lists were when it was loaded. */
const createLoaded = (db: Database, snapshot: LanguageSnapshot) => {
  const { columns, browsable } = snapshot;
  const orders = new Map<SortField, Promise<ItemOrder>>();
  const marked = once(() => scanMarked(columns.marksByItem, pause));

  const priceBy = async ({ prices, hidesPrices }: Reader) => {
    if (hidesPrices) return snapshot.withoutPrices();
    if (!prices) return browsable;
    const known = columns.clientPrices.get(prices.key) ?? readClientPrices(db, columns, prices);
    columns.clientPrices.set(prices.key, known);
    known.catch(() => columns.clientPrices.delete(prices.key));
    return snapshot.withPrices(await known);
  };
  const orderBy = ({ catalog }: RequestSnapshot['browsable'], field: SortField) => {
    if (field === 'price') return columns.orderByPrice(catalog.priceByItem);
    const known = orders.get(field) ?? readOrder(db, snapshot, field);
    orders.set(field, known);
    known.catch(() => orders.delete(field));
    return known;
  };

  const texts = once(() => createStoredTexts(snapshot, columns.parts));

  const answer = async (method: EngineMethod, arg: never, reader: Reader): Promise<unknown> => {
    const own = await priceBy(reader);
    if (method === 'checkCodes') {
      const index = createCodeIndex(own, columns.parts);
      const codes: EngineArg<'checkCodes'> = arg;
      const found = await completeItems(
        db,
        codes.map((code) => findCode(index, code)),
        reader,
      );
      return found.map(toCodeCheck);
    }
    const built: RequestSnapshot = {
      hasFeatures: true,
      lacking: [],
      browsable: own,
      searchable: () => Promise.resolve({ ...own, ...texts() }),
      order: (field) => Promise.resolve(orderBy(own, field)),
      marked,
    };
    return (requestHandlers[method] as (built: RequestSnapshot, arg: never) => unknown)(built, arg);
  };

  const answers = new LRUCache<string, Promise<unknown>>({ max: mostAnswers });
  return async (method: EngineMethod, arg: never, reader: Reader): Promise<unknown> => {
    const key = JSON.stringify([method, arg, reader.prices?.key, reader.hidesPrices]);
    const isKept = keptMethods.has(method) && !key.includes('"unavailable"');
    if (!isKept) return completeItems(db, await answer(method, arg, reader), reader);
    const known = answers.get(key) ?? answer(method, arg, reader);
    answers.set(key, known);
    known.catch(() => answers.delete(key));
    return completeItems(db, await known, reader);
  };
};

/** The columns that all languages share, of which what has changed is read again. */
export const createStoredColumns = (db: Database, source: StoredCatalogue) => {
  const { catalogIds } = source;
  const numbers = createCategoryNumbers();
  let current: { versions: ReadonlyMap<string, string>; columns: Promise<StoredColumns> } | undefined;

  const readVersions = async () => {
    const rows = await db
      .selectFrom('data_versions')
      .select(['scope', 'version'])
      .where('scope', 'in', catalogIds.map(catalogScope))
      .execute();
    return new Map(rows.map(({ scope, version }) => [scope, version]));
  };

  const readChanges = async (from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>) => {
    const changes = new Map<number, Change>();
    for (const catalogId of catalogIds) {
      const scope = catalogScope(catalogId);
      const change = await readChange(db, catalogId, { from: from.get(scope) ?? '', to: to.get(scope) ?? '' });
      if (!change) return null;
      changes.set(catalogId, change);
    }
    return changes;
  };

  const readNext = async (versions: ReadonlyMap<string, string>, before: typeof current) => {
    const previous = await before?.columns.catch(() => undefined);
    const changes = before && previous ? await readChanges(before.versions, versions) : null;
    return previous && changes
      ? updateColumns(db, source, numbers, { previous, changes })
      : readColumns(db, source, numbers);
  };

  return async (): Promise<StoredColumns> => {
    const versions = await readVersions();
    const isKnown = catalogIds.map(catalogScope).every((scope) => current?.versions.get(scope) === versions.get(scope));
    if (current && isKnown) return current.columns;
    const own = { versions, columns: readNext(versions, current) };
    own.columns.catch(() => current === own && (current = undefined));
    current = own;
    return own.columns;
  };
};

const hasQuery = (arg: unknown): arg is { query: CatalogFilter } =>
  typeof arg === 'object' && arg !== null && 'query' in arg;

/** An engine whose items are in the database: in memory are columns of numbers, and what texts have found. */
export const createStoredEngine = (
  db: Database,
  settings: Settings,
  readShared: () => Promise<StoredColumns>,
): CatalogEngine => {
  let request: LoadRequest | null = null;
  let loaded: ReturnType<typeof createLoaded> | undefined;
  const { catalogIds, pricesVisibleTo, stockVisibleTo } = settings;

  const isVisitor = () => request?.audience === undefined;

  const status = (): EngineStatus => ({
    version: 0,
    language: request?.language ?? null,
    state: loaded ? 'ready' : 'loading',
    hasFeatures: true,
    catalogs: catalogIds.map((catalogId) => ({
      catalogId,
      state: 'ready',
      fetchedAt: null,
      isRefreshing: false,
      failure: null,
      featuresFailure: null,
      // Browsers download lists that are small; these may be of any size.
      transferred: Number.MAX_SAFE_INTEGER,
    })),
    unreadableRecords: 0,
  });

  const load = async (next: LoadRequest): Promise<EngineStatus> => {
    request = next;
    const snapshot = await readLanguage(db, await readShared(), settings, next.language as Language);
    loaded = createLoaded(db, snapshot);
    return status();
  };

  const fillIn = async (arg: unknown): Promise<unknown> => {
    if (hasQuery(arg)) return { ...arg, query: await fillIn(arg.query) };
    if (typeof arg !== 'object' || arg === null || !('inStock' in arg) || arg.inStock !== true) return arg;
    if (stockVisibleTo === 'clients' && isVisitor()) throw createUnavailableError();
    return { ...arg, unavailable: await readStock(db, catalogIds) };
  };

  const answer = async (method: EngineMethod, arg: unknown, prices: PricesRequest | undefined) => {
    if (!loaded) throw createUnavailableError();
    const hidesPrices = pricesVisibleTo === 'clients' && isVisitor();
    const language = (request?.language ?? 'en') as Language;
    return loaded(method, (await fillIn(arg)) as never, { language, prices: prices ?? null, hidesPrices });
  };

  return {
    load,
    requested: () => request,
    request: (method, arg, signal, prices) => unlessAborted(answer(method, arg, prices), signal) as Promise<never>,
    status,
    subscribe: () => () => undefined,
    dispose: () => undefined,
  };
};
