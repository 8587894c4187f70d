import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

import { unlessAborted } from '@/engine/host/abortSignals';
import type { CatalogEngine, EngineStatus, PricesRequest } from '@/engine/host/catalogEngine';
import { type Language, languages } from '@/shared/i18n/languages';

import type { Database } from '../../db/openDatabase';
import type { CatalogEngines, CurrentEngine, Viewer } from '../catalogEngines';
import { withOtherLanguages } from '../otherLanguages';
import type { ListPrices } from './conditions';
import { type IndexedCatalogs, isIndexCurrent } from './indexState';
import { readSnapshot, type SearchSnapshot } from './snapshot';
import { sqlHandlers } from './sqlEngine';
import type { KeptCounts, Search } from './sqlPages';

type Parts = {
  /** For reading; perhaps a replica. */
  db: Database;
  catalogs: IndexedCatalogs;
  accountId: number;
  pricesVisibleTo: 'everyone' | 'clients';
  stockVisibleTo: 'everyone' | 'clients';
  readVersion: () => Promise<string>;
  /** Fills the tables again, after a change that did not keep them. */
  refresh: () => Promise<void>;
};

// Counts of whole lists, which take the longest and are the same for everyone.
const mostCounts = 2000;

const toNumber = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest().readUIntBE(0, 6);

/** A key is the version of a list and a day. */
const toListPrices = ({ key }: PricesRequest): ListPrices => {
  const at = key.lastIndexOf(' ');
  return { version: key.slice(0, at), today: key.slice(at + 1) };
};

type Version = {
  version: string;
  isCurrent: boolean;
  snapshots: Map<Language, Promise<SearchSnapshot>>;
  counts: LRUCache<string, Promise<never>>;
};

const createVersion = (version: string): Version => ({
  version,
  isCurrent: false,
  snapshots: new Map(),
  counts: new LRUCache({ max: mostCounts }),
});

/** Engines that hold no items: every request is answered from the tables that imports keep (ADR 61). */
export const createPostgresEngines = (parts: Parts): CatalogEngines => {
  const { db, catalogs, accountId, pricesVisibleTo, stockVisibleTo, readVersion, refresh } = parts;
  const { catalogIds } = catalogs;
  let current = createVersion('');
  let refreshing: Promise<void> | undefined;

  const getVersion = async () => {
    const version = await readVersion();
    if (current.version !== version) current = createVersion(version);
    const own = current;
    if (!own.isCurrent) {
      const isFilled = await isIndexCurrent(db, catalogs);
      // What was counted in the meantime is of the tables as they were.
      if (isFilled && own === current) current = { ...createVersion(version), isCurrent: true };
      if (!isFilled) refreshing ??= refresh().finally(() => (refreshing = undefined));
    }
    return current;
  };

  const keepIn =
    ({ counts }: Version): KeptCounts =>
    (key, count) => {
      const name = JSON.stringify(key);
      const known = counts.get(name) ?? (count() as Promise<never>);
      counts.set(name, known);
      known.catch(() => counts.get(name) === known && counts.delete(name));
      return known;
    };

  const readLanguage = (version: Version, language: Language): Promise<SearchSnapshot> => {
    const known = version.snapshots.get(language) ?? readSnapshot(db, { accountId, catalogIds }, language);
    version.snapshots.set(language, known);
    known.catch(() => version.snapshots.get(language) === known && version.snapshots.delete(language));
    return known;
  };

  const createEngine = (version: Version, viewer: Viewer, prices: PricesRequest | undefined): CatalogEngine => {
    const hidesPrices = pricesVisibleTo === 'clients' && viewer.token === undefined;
    const reader = { prices: prices ? toListPrices(prices) : null, hidesPrices };
    const seesStock = stockVisibleTo === 'everyone' || viewer.token !== undefined;
    const answer = async (method: keyof typeof sqlHandlers, arg: never): Promise<unknown> => {
      const search: Search = {
        db,
        reader,
        seesStock,
        keep: keepIn(version),
        snapshot: await readLanguage(version, viewer.language),
      };
      return (sqlHandlers[method] as unknown as (search: Search, arg: never) => Promise<unknown>)(search, arg);
    };
    const status = (): EngineStatus => ({
      version: toNumber(viewer.language, reader, version.version, version.isCurrent),
      language: viewer.language,
      state: 'ready',
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
    return {
      load: async () => status(),
      requested: () => null,
      request: (method, arg, signal) => unlessAborted(answer(method, arg as never), signal) as Promise<never>,
      status,
      subscribe: () => () => undefined,
      dispose: () => undefined,
    };
  };

  return {
    get: async (viewer, prices): Promise<CurrentEngine> => {
      const version = await getVersion();
      const others = languages
        .filter((language) => language !== viewer.language)
        .map((language) => ({ language, engine: createEngine(version, { ...viewer, language }, undefined) }));
      const own = createEngine(version, viewer, prices);
      return {
        engine: { ...withOtherLanguages(own, async () => others), status: own.status },
        isCurrent: () => version.isCurrent && version === current,
      };
    },
    dispose: () => undefined,
  };
};
