import type { CatalogEngine } from '@/engine/host/catalogEngine';
import type { WorkerPort } from '@/engine/worker/messages';
import { createWorkerEngine } from '@/engine/worker/workerEngine';
import { reportUnderId } from '@/shared/lib/errorReport';

/** The bundler emits a separate file for the URL named here. */
const startWorker = (): WorkerPort =>
  new Worker(new URL('../engine/worker/catalogWorker.ts', import.meta.url), { name: 'catalogue' });

const loadFallback = async (): Promise<CatalogEngine> => {
  const { startEngineInPage } = await import(/* webpackChunkName: "catalogue-in-page" */ './startEngineInPage');
  return startEngineInPage();
};

export const startCatalogEngine = (): CatalogEngine =>
  createWorkerEngine({
    startWorker,
    createFallback: loadFallback,
    onFault: (reason) => void reportUnderId(new Error(reason)),
  });
