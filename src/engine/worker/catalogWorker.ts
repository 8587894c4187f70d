import { createInProcessEngine } from '../host/inProcessEngine';
import { openListStorage } from '../host/storedLists';
import type { PageMessage, WorkerMessage } from './messages';
import { serveEngine } from './serveEngine';

// The project compiles with the page's types; these are the worker's.
type WorkerScope = {
  postMessage: (message: WorkerMessage) => void;
  addEventListener: (type: 'message', listener: (event: { data: PageMessage }) => void) => void;
  readonly indexedDB?: IDBFactory;
};

const scope = globalThis as unknown as WorkerScope;

const engine = createInProcessEngine({
  fetch: (input, init) => fetch(input, init),
  storage: openListStorage(scope),
});

const take = serveEngine(engine, (message) => scope.postMessage(message));
scope.addEventListener('message', ({ data }) => take(data));
