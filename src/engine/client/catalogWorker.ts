import { openListStorage } from '../host/indexedDbStorage';
import { createInProcessEngine } from '../host/inProcessEngine';
import type { PageMessage, WorkerMessage } from './messages';
import { serveEngine } from './serveEngine';

// The project compiles with the page's types; these are the worker's.
type WorkerScope = {
  postMessage: (message: WorkerMessage) => void;
  addEventListener: (type: 'message', listener: (event: { data: PageMessage }) => void) => void;
  readonly indexedDB?: IDBFactory;
};

declare const self: WorkerScope;

const engine = createInProcessEngine({
  fetch: (input, init) => fetch(input, init),
  storage: openListStorage(self),
});

const handleMessage = serveEngine(engine, (message) => self.postMessage(message));
self.addEventListener('message', ({ data }) => handleMessage(data));
