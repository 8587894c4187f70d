import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';

import { toItemKey } from '@/engine/catalog/stockItem';
import type { Purchase } from '@/contracts/inventory';

import { type ClientArg, getCatalogIds, isAbsence, mergeResults, queryCatalogs, uncached } from './allOrdersApi';
import { type CatalogPurchase, inventoryApi } from './inventoryApi';
import type { RequestError } from './request/requestTypes';

export type ItemPurchases = Omit<Purchase, 'stockItemId'>;

export type Purchases = {
  /** False if the services do not know what a client has bought. */
  isOffered: boolean;
  /** By the key of the item. */
  byKey: Record<string, ItemPurchases>;
  /** The items that were ordered most often come first. */
  keys: string[];
};

// As many as the services accept in a query.
const maxKeys = 5000;

const toPurchases = (lists: CatalogPurchase[][]): Purchases => {
  const entries = lists
    .flat()
    .sort((one, other) => other.orders - one.orders || other.units - one.units)
    .map(({ catalogId, stockItemId, ...purchase }) => [toItemKey(catalogId, stockItemId), purchase] as const);
  return {
    isOffered: true,
    byKey: Object.fromEntries(entries),
    keys: entries.slice(0, maxKeys).map(([key]) => key),
  };
};

/** A catalogue that fails hides only its own items. */
export const loadPurchases = async (
  { clientId }: ClientArg,
  api: BaseQueryApi,
): Promise<{ data: Purchases } | { error: RequestError }> => {
  const results = await queryCatalogs(getCatalogIds(api), api.signal, (segments) =>
    api.dispatch(inventoryApi.endpoints.getPurchases.initiate({ ...segments, clientId }, uncached)),
  );
  if (results.failed.length > 0 && results.failed.every(isAbsence) && results.found.length === 0)
    return { data: { isOffered: false, byKey: {}, keys: [] } };
  return mergeResults(results, toPurchases);
};
