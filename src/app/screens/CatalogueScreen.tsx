import { CataloguePage } from '@/features/catalogue/CataloguePage';

import { WithItemActions } from './WithItemActions';

export const CatalogueScreen = () => (
  <WithItemActions>
    <CataloguePage />
  </WithItemActions>
);
