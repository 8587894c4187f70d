import { styled } from '@mui/material/styles';

import type { CatalogItem } from '@/api/catalogueApi';
import { useGetFeaturesByItemQuery } from '@/api/featuresByItemApi';
import { moveAmongCells } from '@/shared/ui/cellKeys';
import { QuantityKeys } from '@/shared/ui/QuantityKeys';

import { findAttributes, findMatrix } from './findAttributes';
import { useEntering } from './useUnfolding';
import { useVariantOrder } from './useVariantOrder';
import { VariantMatrix } from './VariantMatrix';
import { AddVariants } from './VariantQuantity';
import { VariantsLoading } from './VariantsLoading';
import { VariantTable } from './VariantTable';

/** Columns depend on the own width; a matrix that is still wider scrolls. */
const Frame = styled('div')({ containerType: 'inline-size', overflowX: 'auto', scrollMarginTop: 'var(--top-bar)' });

export type VariantListProps = {
  familyKey: string;
  parent: CatalogItem | null;
  items: readonly CatalogItem[];
  currentKey?: string;
  /** The item whose "Choose" unfolds them: see useUnfolding.ts. */
  chooserKey?: string;
};

/** Variants as a table or, where two attributes tell them apart, as a matrix, to order several of them at once. */
export const VariantList = ({ familyKey, parent, items, currentKey, chooserKey }: VariantListProps) => {
  const ordering = useVariantOrder(familyKey, items);
  const stockItemIds = items.map(({ stockItemId }) => stockItemId);
  const { data, isLoading } = useGetFeaturesByItemQuery(
    items.map(({ catalogId, stockItemId }) => ({ catalogId, stockItemId })),
  );
  const enter = useEntering(chooserKey);
  // What is typed must not lose the focus to a matrix that comes later.
  if (isLoading) return <VariantsLoading count={items.length} />;
  const features = Object.fromEntries(items.map(({ key, stockItemId }) => [stockItemId, data?.[key] ?? []]));
  const matrix = findMatrix(features, stockItemIds);
  const common = { items, ordering, ...(currentKey !== undefined && { currentKey }) };
  return (
    <Frame ref={enter} onKeyDown={(event) => moveAmongCells(event, ordering.add)}>
      {matrix ? (
        <VariantMatrix matrix={matrix} {...common} />
      ) : (
        <VariantTable parent={parent} attributes={findAttributes(features, stockItemIds)} {...common} />
      )}
      <AddVariants ordering={ordering}>
        <QuantityKeys />
      </AddVariants>
    </Frame>
  );
};
