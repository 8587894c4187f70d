import { openListStorage } from '@/engine/host/storedLists';
import { createInProcessEngine } from '@/engine/host/inProcessEngine';

/** Without a worker the engine runs on the page's own thread; storage may be missing there as well. */
export const startEngineInPage = () =>
  createInProcessEngine({
    fetch: (input, init) => fetch(input, init),
    storage: openListStorage(window),
  });
