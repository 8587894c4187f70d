import type { CatalogEngine } from '@/engine/host/catalogEngine';
import { createInProcessEngine } from '@/engine/host/inProcessEngine';
import type { Language } from '@/shared/i18n/languages';

const hasFailed = (engine: CatalogEngine) =>
  engine.status().catalogs.some(({ failure, featuresFailure }) => failure ?? featuresFailure);

/**
 * One engine per language, which loads its lists when a page first queries it. Replaced when the data changes, and
 * after a list could not be loaded.
 */
export const createCatalogEngines = (fetch: typeof globalThis.fetch) => {
  /** The lists are read because they changed: the previous ones will not do. */
  const fetchCurrent = (input: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('cache-control', 'no-cache');
    return fetch(input, { ...init, headers });
  };
  const engines = new Map<Language, { version: string; engine: CatalogEngine }>();
  const get = (language: Language, version: string): CatalogEngine => {
    const present = engines.get(language);
    if (present?.version === version && !hasFailed(present.engine)) return present.engine;
    const engine = createInProcessEngine({ fetch: fetchCurrent, waitsForAll: true });
    engines.set(language, { version, engine });
    return engine;
  };
  return {
    /** The engines of one page, which keeps those that it began with. */
    forPage: (version: string) => {
      const chosen = new Map<Language, CatalogEngine>();
      return (language: Language): CatalogEngine => {
        const engine = chosen.get(language) ?? get(language, version);
        chosen.set(language, engine);
        return engine;
      };
    },
    /** What was rendered may lack items. */
    hasFailed: () => [...engines.values()].some(({ engine }) => hasFailed(engine)),
    dispose: () => engines.forEach(({ engine }) => engine.dispose()),
  };
};
