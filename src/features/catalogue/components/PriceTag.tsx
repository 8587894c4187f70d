import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';

import type { CatalogItem } from '@/api/catalogueApi';
import { priceBreak } from '@/engine/prices';
import { usePrice } from '@/shared/i18n/money';
import { getSignInAddress } from '@/shared/routing/knownAddress';

import { itemMessages } from './itemMessages';

/** The unit price on a card, and the quantity from which another price applies. */
export const PriceTag = ({ item }: { item: CatalogItem }) => {
  const formatPrice = usePrice();
  const best = priceBreak(item);
  return (
    <>
      <p className="unit-price">
        {item.price === null ? <FormattedMessage {...itemMessages.priceOnRequest} /> : formatPrice(item.price)}
      </p>
      {best && (
        <p className={best.saving === null ? 'price-break saves-nothing' : 'price-break'}>
          <FormattedMessage
            {...itemMessages.priceBreak}
            values={{ quantity: best.quantity, price: formatPrice(best.price) }}
          />
        </p>
      )}
    </>
  );
};

/** Replaces the price for visitors and links to sign-in. */
export const PriceForClients = () => (
  <Box
    component={Link}
    to={getSignInAddress(useLocation())}
    sx={{
      color: 'text.secondary',
      fontSize: '0.875rem',
      textUnderlineOffset: '3px',
      '&:hover': { color: 'text.primary' },
    }}
  >
    <FormattedMessage {...itemMessages.signInForPrice} />
  </Box>
);
