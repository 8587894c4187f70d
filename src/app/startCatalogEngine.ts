import type { CatalogEngine } from '@/engine/host/catalogEngine';
import { startCatalogWorker } from '@/engine/worker/startCatalogWorker';
import { createWorkerEngine } from '@/engine/worker/workerEngine';
import { reportUnderId } from '@/shared/lib/errorReport';

const loadFallback = async (): Promise<CatalogEngine> => {
  const { startEngineInPage } = await import(/* webpackChunkName: "catalogue-in-page" */ './startEngineInPage');
  return startEngineInPage();
};

export const startCatalogEngine = (): CatalogEngine =>
  createWorkerEngine({
    startWorker: startCatalogWorker,
    createFallback: loadFallback,
    onFault: (reason) => void reportUnderId(new Error(reason)),
  });
