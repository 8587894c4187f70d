import { indexedDbLists } from '@/engine/host/indexedDbLists';
import { createInProcessEngine } from '@/engine/host/inProcessEngine';
import { keepNothing } from '@/engine/host/keptLists';

/** Where no worker runs the page's own thread answers; the storage may be missing there as well. */
export const startEngineInPage = () =>
  createInProcessEngine({
    fetch: (input, init) => fetch(input, init),
    kept: 'indexedDB' in window ? indexedDbLists(indexedDB) : keepNothing,
  });
