import { StockItemPage } from '@/features/catalogue/StockItemPage';

import { WithItemActions } from './WithItemActions';

export const StockItemScreen = () => (
  <WithItemActions>
    <StockItemPage />
  </WithItemActions>
);
