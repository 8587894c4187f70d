import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';

import type { CatalogItem } from '@/api/catalogueApi';
import { priceBreak } from '@/engine/prices';
import { usePrice } from '@/shared/i18n/money';
import { getSignInAddress } from '@/shared/routing/knownAddress';

import { itemMessages } from './itemMessages';

/** The unit price, and the quantity from which another price applies. */
export const PriceTag = ({ item }: { item: CatalogItem }) => {
  const formatPrice = usePrice();
  const best = priceBreak(item);
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', minHeight: '3.25rem' }}>
      <Typography sx={{ fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 }}>
        {item.price === null ? <FormattedMessage {...itemMessages.priceOnRequest} /> : formatPrice(item.price)}
      </Typography>
      {best && (
        <Typography
          variant="body2"
          sx={{
            fontSize: '0.875rem',
            color: best.saving === null ? 'text.secondary' : 'success.main',
            fontWeight: 550,
          }}
        >
          <FormattedMessage
            {...itemMessages.priceBreak}
            values={{ quantity: best.quantity, price: formatPrice(best.price) }}
          />
        </Typography>
      )}
    </Box>
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
