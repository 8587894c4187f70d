import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import type { CatalogEngine, EngineStatus, LoadRequest, PricesRequest } from '@/engine/host/catalogEngine';
import { type Language, languages } from '@/shared/i18n/languages';

import { type OtherEngine, withOtherLanguages } from './otherLanguages';

export type Viewer = {
  language: Language;
  /** The client's token, where only clients see prices. */
  token?: string | undefined;
};

export type CurrentEngine = {
  /** Its status has the same version in every process that has loaded the same lists. */
  engine: CatalogEngine;
  /** False if a list is missing, or if newer lists are being loaded or have been loaded since. */
  isCurrent: () => boolean;
};

type Held = {
  engine: CatalogEngine;
  /** The data version that is being loaded, or was loaded last. */
  requested: string | undefined;
  loaded: string | undefined;
  /** Why the last load ended without a status. */
  failure: Error | undefined;
  loading: Promise<void> | undefined;
  /** Until then, no request waits for newer lists: one has just waited in vain. */
  busyUntil: number;
};

export type CatalogEngines = ReturnType<typeof createCatalogEngines>;

type Parts = {
  /** Whether lists in other languages are loaded whenever a text is not found, however large they are. */
  hasAllLanguages?: boolean;
  create: () => CatalogEngine;
  createRequest: (viewer: Viewer) => LoadRequest;
  readVersion: () => Promise<string>;
};

// How long a request waits for newer lists while older ones could answer it.
const patienceMs = 700;

// A large catalogue that people change all the time would otherwise let all requests wait.
const busyMs = 10_000;

// How long a request waits for the lists in other languages.
const othersPatienceMs = 2_000;

// Bytes transferred: larger lists are only loaded for those who read them.
const maxLoadedForOthers = 3 * 1024 * 1024;

const hasFailed = ({ engine }: Held) =>
  engine.status().catalogs.some(({ failure, featuresFailure }) => failure ?? featuresFailure);

const isSmall = ({ engine }: Held) =>
  engine.status().catalogs.reduce((sum, { transferred }) => sum + transferred, 0) <= maxLoadedForOthers;

/** Waits for a load in progress, but no longer than this; false if it takes longer. */
const untilLoaded = async ({ loading }: Held, atMostMs: number) =>
  Promise.race([loading?.then(() => true), setTimeout(atMostMs, false, { ref: false })]);

/** Waits for the first lists, and a while for newer ones. */
const untilUsable = async (own: Held) => {
  if (own.loaded === undefined) await own.loading;
  else if (own.loading && performance.now() >= own.busyUntil && !(await untilLoaded(own, patienceMs)))
    own.busyUntil = performance.now() + busyMs;
};

const toKey = ({ language, token }: Viewer) => `${language} ${token === undefined ? 'everyone' : 'clients'}`;

const toNumber = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest().readUIntBE(0, 6);

const withPrices = (engine: CatalogEngine, prices: PricesRequest | undefined): CatalogEngine => ({
  ...engine,
  request: (method, arg, signal) => engine.request(method, arg, signal, prices),
});

const withSharedVersion = (engine: CatalogEngine, viewer: string, loaded: string | undefined): CatalogEngine => {
  const status = (): EngineStatus => {
    const own = engine.status();
    const states = own.catalogs.map(({ catalogId, state, failure }) => [catalogId, state, failure === null]);
    return { ...own, version: toNumber(viewer, loaded, own.hasFeatures, states) };
  };
  return { ...engine, status };
};

/**
 * One engine per language, and a second one for clients where only they see prices. An engine loads its lists on first
 * use, and again after the data has changed; meanwhile it answers from the previous ones.
 */
export const createCatalogEngines = ({ create, createRequest, readVersion, hasAllLanguages = false }: Parts) => {
  const held = new Map<string, Held>();

  const load = async (own: Held, viewer: Viewer, version: string) => {
    // One after the other: a load in progress may have read the lists before they changed.
    await own.loading;
    try {
      const status = await own.engine.load(createRequest(viewer));
      own.failure = undefined;
      if (status.state === 'ready') own.loaded = version;
    } catch (error) {
      // The engine itself has failed. The next request loads again.
      own.failure = error instanceof Error ? error : new Error(String(error));
      own.requested = undefined;
    }
  };

  const getHeld = async (viewer: Viewer) => {
    const version = await readVersion();
    const key = toKey(viewer);
    const empty = { requested: undefined, loaded: undefined, failure: undefined, loading: undefined, busyUntil: 0 };
    const own: Held = held.get(key) ?? { engine: create(), ...empty };
    held.set(key, own);
    if (own.requested !== version || (!own.loading && hasFailed(own))) {
      own.requested = version;
      const loading = load(own, viewer, version).finally(() => {
        if (own.loading === loading) own.loading = undefined;
      });
      own.loading = loading;
    }
    return { own, key, version };
  };

  /** The engines of the other languages that have loaded. Those that have not are started for small catalogues. */
  const openOthers = async (viewer: Viewer, mayStart: boolean): Promise<OtherEngine[]> => {
    const open = async (language: Language): Promise<OtherEngine[]> => {
      const other = { ...viewer, language };
      if (!mayStart && !held.has(toKey(other))) return [];
      const { own } = await getHeld(other);
      if (own.loaded === undefined) await untilLoaded(own, othersPatienceMs);
      return own.loaded === undefined ? [] : [{ language, engine: own.engine }];
    };
    return (await Promise.all(languages.filter((each) => each !== viewer.language).map(open))).flat();
  };

  return {
    /**
     * An engine with its lists loaded: the current ones, or the previous ones if loading takes too long. It answers at the
     * given prices, or the public ones.
     */
    get: async (viewer: Viewer, prices?: PricesRequest): Promise<CurrentEngine> => {
      const { own, key, version } = await getHeld(viewer);
      await untilUsable(own);
      if (own.loaded === undefined && own.failure) throw own.failure;
      const isCurrent = () => !own.loading && own.loaded === version && !hasFailed(own);
      const wasCurrent = isCurrent();
      const engine = withOtherLanguages(withPrices(own.engine, prices), () =>
        openOthers(viewer, hasAllLanguages || isSmall(own)),
      );
      return { engine: withSharedVersion(engine, key, own.loaded), isCurrent: () => wasCurrent && isCurrent() };
    },
    dispose: () => held.forEach(({ engine }) => engine.dispose()),
  };
};
