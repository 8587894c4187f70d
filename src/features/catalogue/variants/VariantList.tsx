import type { CatalogItem } from '@/api/catalogueApi';
import { StockOf } from '@/api/StockOf';
import { listStockKeys } from '@/shared/stock/availability';
import { moveAmongCells } from '@/shared/ui/cellKeys';
import { QuantityKeys } from '@/shared/ui/QuantityKeys';

import { useVariantForm } from './useVariantForm';
import { useVariantOrder } from './useVariantOrder';
import { VariantMatrix } from './VariantMatrix';
import { AddVariants } from './VariantQuantity';
import { VariantsFrame, VariantTable } from './VariantTable';

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
  const { matrix, attributes, ref } = useVariantForm(items, ordering, chooserKey);
  const common = { items, ordering, ...(currentKey !== undefined && { currentKey }) };
  return (
    <StockOf keys={listStockKeys(items)}>
      <VariantsFrame
        key={matrix ? 'matrix' : 'table'}
        ref={ref}
        onKeyDown={(event) => moveAmongCells(event, ordering.add)}
      >
        {matrix ? (
          <VariantMatrix matrix={matrix} {...common} />
        ) : (
          <VariantTable parent={parent} attributes={attributes} {...common} />
        )}
        <AddVariants ordering={ordering}>
          <QuantityKeys />
        </AddVariants>
      </VariantsFrame>
    </StockOf>
  );
};
