import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';

import { catalogSegments } from '@/api/catalogPairs';
import type { CatalogItem } from '@/api/catalogueApi';
import { useGetHeaderFeaturesQuery, useGetItemFeaturesQuery } from '@/api/stockItemsApi';
import { useConfig } from '@/shared/config/ConfigContext';
import type { HeaderFeature, ItemFeature } from '@/contracts/inventory';

type FeatureGroup = { id: number | null; name: string | null; features: ItemFeature[] };

export type GroupedFeatures = { groups: FeatureGroup[]; pictures: string[]; files: ItemFeature[] };

/**
 * Spec §7: features are grouped under their headers, in header order; pictures and files are separate.
 *
 * @internal
 */
export const groupFeatures = (features: readonly ItemFeature[], headers: readonly HeaderFeature[]): GroupedFeatures => {
  const data = features.filter(({ value }) => value?.trim());
  const known = new Set(headers.map(({ stockItemHeaderFeatureId }) => stockItemHeaderFeatureId));
  const headed: FeatureGroup[] = headers.map(({ stockItemHeaderFeatureId: id, name }) => ({
    id,
    name,
    features: data.filter((feature) => feature.stockItemHeaderFeatureId === id),
  }));
  const others = data.filter(({ stockItemHeaderFeatureId: id }) => id === null || !known.has(id));
  return {
    groups: [...headed, { id: null, name: null, features: others }].filter((group) => group.features.length > 0),
    pictures: [...new Set(features.flatMap(({ imageUrl }) => imageUrl ?? []))],
    files: features.filter(({ fileUrl }) => fileUrl),
  };
};

export const useItemFeatures = ({ catalogId, stockItemId }: CatalogItem) => {
  const segments = catalogSegments(useConfig(), catalogId);
  const query = useGetItemFeaturesQuery(segments ? { ...segments, stockItemId } : skipToken);
  // Without headers the features are still shown, ungrouped.
  const headers = useGetHeaderFeaturesQuery(segments ?? skipToken);
  const { currentData, error } = query;
  const features = useMemo(() => groupFeatures(currentData ?? [], headers.data ?? []), [currentData, headers.data]);
  /** Content below waits for this, to avoid layout shift. */
  const isSettled = currentData !== undefined || error !== undefined || !segments;
  return { features, isSettled, error, retry: () => void query.refetch() };
};
