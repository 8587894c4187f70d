import type { HeaderFeature, ItemFeature } from '@/contracts/inventory';

export type FeatureGroup = { id: number | null; name: string | null; features: ItemFeature[] };

export type SortedFeatures = { groups: FeatureGroup[]; pictures: string[]; files: ItemFeature[] };

/** Spec §7: features are grouped under their headers, in header order; pictures and files are kept separate. */
export const sortFeatures = (features: readonly ItemFeature[], headers: readonly HeaderFeature[]): SortedFeatures => {
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
