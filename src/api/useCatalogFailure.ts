import { skipToken } from '@reduxjs/toolkit/query/react';

import { type ItemIds, toItemKey } from '@/engine/catalog/stockItem';

import { useGetCatalogueStatusQuery, useReloadCataloguesMutation } from './catalogueApi';
import { useGetNamedItemsQuery } from './codesApi';

/** Why a catalogue could not be loaded, for a screen that lacks something which may be in it. */
export const useCatalogFailure = (isLacking: boolean) => {
  const { currentData: status } = useGetCatalogueStatusQuery(isLacking ? undefined : skipToken);
  const [reload, { isLoading }] = useReloadCataloguesMutation();
  const failure = status?.catalogs.find(({ state }) => state === 'failed')?.failure;
  return { failure: isLoading ? undefined : (failure ?? undefined), reload: () => void reload() };
};

/** The items by key, as far as they are known, and why some are not. */
export const useNamedItems = (ids: readonly ItemIds[]) => {
  const { data, currentData, error, refetch } = useGetNamedItemsQuery(ids);
  const isLacking =
    currentData !== undefined &&
    ids.some(({ catalogId, stockItemId }) => currentData[toItemKey(catalogId, stockItemId)] === undefined);
  const { failure, reload } = useCatalogFailure(isLacking);
  return { data, error: error ?? failure, retry: error ? () => void refetch() : reload };
};
