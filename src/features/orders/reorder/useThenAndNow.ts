import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetCatalogueItemsQuery, useGetCatalogueStatusQuery, useReloadCataloguesMutation } from '@/api/catalogueApi';
import { catalogSegments } from '@/api/catalogPairs';
import { useGetOrderDetailsQuery } from '@/api/inventoryApi';
import { toItemKey } from '@/engine/catalog/stockItem';
import { useConfig } from '@/shared/config/ConfigContext';
import { thenAndNow } from './reorderLines';
import type { Reordered } from './reorderSlice';

/** The lines to reorder with their current items; a failure of either request is reported with its own retry. */
export const useThenAndNow = ({ clientId, catalogId, orderId, stockItemId }: Reordered) => {
  const segments = catalogSegments(useConfig(), catalogId);
  const details = useGetOrderDetailsQuery(segments ? { ...segments, clientId, orderId } : skipToken);
  const lines = useMemo(
    () => details.currentData?.filter((line) => stockItemId === null || line.stockItemId === stockItemId),
    [details.currentData, stockItemId],
  );
  const keys = useMemo(() => lines?.map((line) => toItemKey(catalogId, line.stockItemId)), [lines, catalogId]);
  const items = useGetCatalogueItemsQuery(keys ?? skipToken);
  const { data: status } = useGetCatalogueStatusQuery();
  const [reload, { isLoading: isReloading }] = useReloadCataloguesMutation();
  const own = status?.catalogs.find((catalog) => catalog.catalogId === catalogId);
  const isLoaded = own === undefined || own.state === 'ready';
  const both = useMemo(
    () => (lines && items.currentData && isLoaded ? thenAndNow(lines, items.currentData) : undefined),
    [lines, items.currentData, isLoaded],
  );
  return {
    lines: both,
    orderFailure: details.currentData ? undefined : details.error,
    retryOrder: () => void details.refetch(),
    catalogFailed: !isReloading && (items.error !== undefined || own?.state === 'failed'),
    catalogFailure: items.error,
    retryCatalog: () => void reload(),
  };
};
