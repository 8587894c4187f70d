import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { CatalogItem } from '@/api/catalogueApi';
import { priceBreak } from '@/engine/price/unitPrice';
import { itemMessages } from './itemMessages';
import { usePrice } from '@/shared/i18n/money';

/** The unit price, and the quantity from which another price applies. */
export const PriceTag = ({ item }: { item: CatalogItem }) => {
  const money = usePrice();
  const reached = priceBreak(item);
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', minHeight: '3.25rem' }}>
      <Typography sx={{ fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 }}>
        {item.price === null ? <FormattedMessage {...itemMessages.priceOnRequest} /> : money(item.price)}
      </Typography>
      {reached && (
        <Typography
          variant="body2"
          sx={{
            fontSize: '0.875rem',
            color: reached.saving === null ? 'text.secondary' : 'success.main',
            fontWeight: 550,
          }}
        >
          <FormattedMessage
            {...itemMessages.priceBreak}
            values={{ quantity: reached.quantity, price: money(reached.price) }}
          />
        </Typography>
      )}
    </Box>
  );
};
