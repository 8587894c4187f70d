import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import type { CatalogEngine, EngineStatus, LoadRequest } from '@/engine/host/catalogEngine';
import type { Language } from '@/shared/i18n/languages';

export type Viewer = {
  language: Language;
  /** Of a client, where prices are for clients only. */
  token?: string | undefined;
};

export type CurrentEngine = {
  /** The version of its status is the same in every process that has loaded the same lists. */
  engine: CatalogEngine;
  /** False if a list is missing, or if lists have been loaded since or are being loaded. */
  isCurrent: () => boolean;
};

type Held = {
  engine: CatalogEngine;
  /** What is being loaded, or was last. */
  requested: string | undefined;
  loaded: string | undefined;
  /** Why the last load ended without a status. */
  failure: Error | undefined;
  loading: Promise<void>;
  isLoading: boolean;
};

export type CatalogEngines = ReturnType<typeof createCatalogEngines>;

type Parts = {
  create: () => CatalogEngine;
  createRequest: (viewer: Viewer) => LoadRequest;
  readVersion: () => Promise<string>;
};

// How long a question waits for newer lists where older ones could answer it.
const patienceMs = 700;

const hasFailed = ({ engine }: Held) =>
  engine.status().catalogs.some(({ failure, featuresFailure }) => failure ?? featuresFailure);

const toNumber = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest().readUIntBE(0, 6);

const withSharedVersion = (engine: CatalogEngine, viewer: string, loaded: string | undefined): CatalogEngine => {
  const status = (): EngineStatus => {
    const own = engine.status();
    const states = own.catalogs.map(({ catalogId, state, failure }) => [catalogId, state, failure === null]);
    return { ...own, version: toNumber(viewer, loaded, own.hasFeatures, states) };
  };
  return { ...engine, status };
};

/**
 * One engine per language, and another for clients where prices are theirs alone. It loads its lists when it is first
 * asked, and again after the data has changed; until then it answers from the previous ones.
 */
export const createCatalogEngines = ({ create, createRequest, readVersion }: Parts) => {
  const held = new Map<string, Held>();

  const load = async (own: Held, viewer: Viewer, version: string) => {
    try {
      const status = await own.engine.load(createRequest(viewer));
      own.failure = undefined;
      if (status.state === 'ready') own.loaded = version;
    } catch (error) {
      // The engine itself has failed. The next question loads again.
      own.failure = error instanceof Error ? error : new Error(String(error));
      own.requested = undefined;
    }
  };

  const loadAgain = (own: Held, viewer: Viewer, version: string) => {
    own.requested = version;
    own.isLoading = true;
    // One after the other: a load in progress may have read the lists before they changed.
    const loading = own.loading
      .then(() => load(own, viewer, version))
      .finally(() => {
        if (own.loading === loading) own.isLoading = false;
      });
    own.loading = loading;
  };

  const find = (key: string): Held => {
    const present = held.get(key);
    if (present) return present;
    const own: Held = {
      engine: create(),
      requested: undefined,
      loaded: undefined,
      failure: undefined,
      loading: Promise.resolve(),
      isLoading: false,
    };
    held.set(key, own);
    return own;
  };

  return {
    /** An engine with every list loaded, from the current data unless that takes long. */
    get: async (viewer: Viewer): Promise<CurrentEngine> => {
      const version = await readVersion();
      const key = `${viewer.language} ${viewer.token === undefined ? 'everyone' : 'clients'}`;
      const own = find(key);
      if (own.requested !== version || (!own.isLoading && hasFailed(own))) loadAgain(own, viewer, version);
      if (own.loaded === undefined) await own.loading;
      else if (own.isLoading) await Promise.race([own.loading, setTimeout(patienceMs, undefined, { ref: false })]);
      const { loading, isLoading, failure } = own;
      if (own.loaded === undefined && failure) throw failure;
      return {
        engine: withSharedVersion(own.engine, key, own.loaded),
        isCurrent: () => !isLoading && own.loading === loading && own.loaded === version && !hasFailed(own),
      };
    },
    dispose: () => held.forEach(({ engine }) => engine.dispose()),
  };
};
