import { CategoryRails } from '@/features/catalogue/rail/CategoryRails';
import { ProductLinePage } from '@/features/content/ProductLinePage';

export const ProductLineScreen = () => (
  <ProductLinePage items={({ stockCategoryIds }) => <CategoryRails stockCategoryIds={stockCategoryIds} />} />
);
