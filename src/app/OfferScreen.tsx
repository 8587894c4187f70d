import { OfferItems } from '@/features/catalogue/rail/OfferItems';
import { OfferPage } from '@/features/content/OfferPage';

export const OfferScreen = () => (
  <OfferPage
    items={({ catalogId, stockItemIds }) => <OfferItems catalogId={catalogId} stockItemIds={stockItemIds} />}
  />
);
