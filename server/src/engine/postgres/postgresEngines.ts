import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

import { unlessAborted } from '@/engine/host/abortSignals';
import type { CatalogEngine, EngineStatus, PricesRequest } from '@/engine/host/catalogEngine';
import { type Language, languages } from '@/shared/i18n/languages';

import type { Database } from '../../db/openDatabase';
import type { CatalogEngines, CurrentEngine, Viewer } from '../catalogEngines';
import { withOtherLanguages } from '../otherLanguages';
import type { ListPrices } from './conditions';
import type { IndexedCatalogs } from './searchIndex';
import { isIndexCurrent } from './searchIndex';
import { readSnapshot, type SearchSnapshot } from './snapshot';
import { sqlHandlers } from './sqlEngine';
import type { KeptCounts, Search } from './sqlPages';

type Parts = {
  /** For reading; perhaps a replica. */
  db: Database;
  catalogs: IndexedCatalogs;
  accountId: number;
  pricesVisibleTo: 'everyone' | 'clients';
  readVersion: () => Promise<string>;
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
  snapshots: Map<Language, Promise<SearchSnapshot>>;
  counts: LRUCache<string, Promise<never>>;
};

const createVersion = (version: string): Version => ({
  version,
  snapshots: new Map(),
  counts: new LRUCache({ max: mostCounts }),
});

/** Engines that hold no items: every request is answered from the tables that imports keep (ADR 56). */
export const createPostgresEngines = (parts: Parts): CatalogEngines => {
  const { db, catalogs, accountId, pricesVisibleTo, readVersion } = parts;
  const { catalogIds } = catalogs;
  let current = createVersion('');

  const getVersion = async () => {
    const version = await readVersion();
    if (current.version !== version) current = createVersion(version);
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
    const answer = async (method: keyof typeof sqlHandlers, arg: never): Promise<unknown> => {
      const search: Search = {
        db,
        reader,
        keep: keepIn(version),
        snapshot: await readLanguage(version, viewer.language),
      };
      return (sqlHandlers[method] as unknown as (search: Search, arg: never) => Promise<unknown>)(search, arg);
    };
    const status = (): EngineStatus => ({
      version: toNumber(viewer.language, reader, version.version),
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
      const isCurrent = await isIndexCurrent(db, catalogs);
      return {
        engine: { ...withOtherLanguages(own, async () => others), status: own.status },
        isCurrent: () => isCurrent && version === current,
      };
    },
    dispose: () => undefined,
  };
};
