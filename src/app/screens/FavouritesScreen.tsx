import { FavouritesPage } from '@/features/favourites/FavouritesPage';

import { WithItemActions } from './WithItemActions';

export const FavouritesScreen = () => (
  <WithItemActions>
    <FavouritesPage />
  </WithItemActions>
);
