import { createInProcessEngine } from '@/engine/host/inProcessEngine';
import { openListStorage } from '@/engine/host/storedLists';

/** Without a worker the engine runs on the page's own thread; storage may be missing there as well. */
export const startEngineInPage = () =>
  createInProcessEngine({
    fetch: (input, init) => fetch(input, init),
    storage: openListStorage(window),
  });
