import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import type { CatalogItem } from '@/api/catalogueApi';
import { priceSteps } from '@/engine/prices';
import { usePrice } from '@/shared/i18n/money';

import { itemMessages } from '../components/itemMessages';
import { itemPageMessages } from './itemPageMessages';

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.9375rem',
  '& th, & td': { py: 0.75, textAlign: 'start', fontWeight: 400, borderTop: 1, borderColor: 'divider' },
  '& thead th': { border: 0, fontSize: '0.8125rem', color: 'text.secondary' },
  '& .end': { textAlign: 'end' },
} as const;

/** The unit price in large type, and a table of prices by quantity. */
export const ItemPrices = ({ item }: { item: CatalogItem }) => {
  const formatPrice = usePrice();
  const steps = priceSteps(item);
  return (
    <div>
      <Typography
        sx={{
          fontSize: '1.875rem',
          fontWeight: 660,
          lineHeight: 1.2,
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {item.price === null ? <FormattedMessage {...itemMessages.priceOnRequest} /> : formatPrice(item.price)}
      </Typography>
      {steps.length > 1 && (
        <Box component="table" sx={{ ...table, mt: 1.5 }}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage {...itemPageMessages.quantity} />
              </th>
              <th scope="col" className="end">
                <FormattedMessage {...itemPageMessages.unitPrice} />
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ from, to, price, saving }) => (
              <tr key={from}>
                <th scope="row">
                  {to === null ? (
                    <FormattedMessage {...itemPageMessages.from} values={{ quantity: from }} />
                  ) : (
                    <FormattedMessage {...itemPageMessages.upTo} values={{ first: from, last: to }} />
                  )}
                </th>
                <td className="end">
                  {saving !== null && (
                    <Box component="span" sx={{ mr: 1.5, color: 'success.main', fontWeight: 600 }}>
                      <FormattedNumber value={-saving} style="percent" />
                    </Box>
                  )}
                  {formatPrice(price)}
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </div>
  );
};
