import { FavouritesPage } from '@/features/favourites/FavouritesPage';
import { AskForQuote } from '@/features/orders/quotes/AskForQuote';

import { WithItemActions } from './WithItemActions';

export const FavouritesScreen = () => (
  <WithItemActions>
    <FavouritesPage listTools={({ id }, lines) => <AskForQuote place={id} lines={lines} tone="quiet" />} />
  </WithItemActions>
);
