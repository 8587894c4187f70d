import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { CatalogItem } from '@/api/catalogueApi';
import { catalogSegments } from '@/api/catalogPairs';
import { useGetHeaderFeaturesQuery, useGetItemFeaturesQuery } from '@/api/stockItemsApi';
import { useConfig } from '@/shared/config/ConfigContext';
import { sortFeatures } from './featureGroups';

export const useItemFeatures = ({ catalogId, stockItemId }: CatalogItem) => {
  const segments = catalogSegments(useConfig(), catalogId);
  const features = useGetItemFeaturesQuery(segments ? { ...segments, stockItemId } : skipToken);
  // Without headers the features are still shown, ungrouped.
  const headers = useGetHeaderFeaturesQuery(segments ?? skipToken);
  const sorted = useMemo(
    () => sortFeatures(features.currentData ?? [], headers.data ?? []),
    [features.currentData, headers.data],
  );
  const { currentData, error } = features;
  /** Content below waits for this, to avoid layout shift. */
  const isSettled = currentData !== undefined || error !== undefined || !segments;
  return { sorted, isSettled, error, retry: () => void features.refetch() };
};
