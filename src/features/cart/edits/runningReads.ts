import type { CatalogCartItem } from '@/api/inventoryApi';

import { withItem } from '../cartCopy';

type Read = { catalogId: number; settled: Map<number, CatalogCartItem | null> };

const runningReads = new WeakMap<object, Set<Read>>();

const runningIn = (services: object): Set<Read> => {
  const running = runningReads.get(services) ?? new Set<Read>();
  runningReads.set(services, running);
  return running;
};

export const beginRead = (services: object, catalogId: number): Read => {
  const read: Read = { catalogId, settled: new Map() };
  runningIn(services).add(read);
  return read;
};

export const endRead = (services: object, read: Read): void => void runningIn(services).delete(read);

/** Reads in flight were sent before this line settled and may not include it. */
export const tellReads = (
  services: object,
  catalogId: number,
  stockItemId: number,
  item: CatalogCartItem | null,
): void => {
  for (const read of runningIn(services)) if (read.catalogId === catalogId) read.settled.set(stockItemId, item);
};

/** A read's response, updated with the lines that settled while it was in flight. */
export const withSettled = (items: CatalogCartItem[], { settled }: Read): CatalogCartItem[] =>
  [...settled].reduce((found, [stockItemId, item]) => withItem(found, { stockItemId, item }), items);
