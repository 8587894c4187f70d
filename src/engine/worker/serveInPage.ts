import type { CatalogEngine } from '../host/catalogEngine';
import { pause } from '../host/steps';
import type { WorkerMessage } from './messages';
import { serveEngine } from './serveEngine';

/** Runs the engine on the page's thread instead of in a worker; few visits need it. */
export const serveInPage = (engine: CatalogEngine, receive: (message: WorkerMessage) => void) =>
  serveEngine(engine, receive, pause);
