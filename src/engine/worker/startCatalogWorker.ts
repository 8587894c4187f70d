import type { WorkerPort } from './messages';

/** The bundler makes a file of its own of what is named here. */
export const startCatalogWorker = (): WorkerPort =>
  new Worker(new URL('./catalogWorker.ts', import.meta.url), { name: 'catalogue' });
