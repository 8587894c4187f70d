import { OfferItems } from '@/features/catalogue/rail/OfferItems';
import { OfferPage } from '@/features/content/OfferPage';

import { WithItemActions } from './WithItemActions';

export const OfferScreen = () => (
  <OfferPage
    items={({ catalogId, stockItemIds }) => (
      <WithItemActions>
        <OfferItems catalogId={catalogId} stockItemIds={stockItemIds} />
      </WithItemActions>
    )}
  />
);
