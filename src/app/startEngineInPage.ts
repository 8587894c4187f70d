import { openStoredLists } from '@/engine/host/indexedDbLists';
import { createInProcessEngine } from '@/engine/host/inProcessEngine';

/** Where no worker runs the page's own thread answers; the storage may be missing there as well. */
export const startEngineInPage = () =>
  createInProcessEngine({
    fetch: (input, init) => fetch(input, init),
    kept: openStoredLists(window),
  });
