import type { WorkerPort } from './messages';

/** The bundler emits a separate file for the URL named here. */
export const startCatalogWorker = (): WorkerPort =>
  new Worker(new URL('./catalogWorker.ts', import.meta.url), { name: 'catalogue' });
