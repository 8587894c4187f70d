import { CategoryRails } from '@/features/catalogue/rail/CategoryRails';
import { ProductLinePage } from '@/features/content/ProductLinePage';

import { WithItemActions } from './WithItemActions';

export const ProductLineScreen = () => (
  <ProductLinePage
    items={({ stockCategoryIds }) => (
      <WithItemActions>
        <CategoryRails stockCategoryIds={stockCategoryIds} />
      </WithItemActions>
    )}
  />
);
