import Box from '@mui/material/Box';
import { FormattedDate, useIntl } from 'react-intl';

import type { CatalogOrder } from '@/api/inventoryApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';

import { Link } from '@/shared/ui/Link';
import { accountMessages as messages } from './accountMessages';
import { OrderStatus } from './OrderStatus';
import { useMoney } from './useMoney';

const columns = { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 6fr) minmax(0, 5fr) minmax(0, 6fr) minmax(0, 4fr)' };

const heads = [messages.order, messages.date, messages.state, messages.total];

const row = { display: 'grid', gridTemplateColumns: columns, columnGap: 2, rowGap: 0.5, alignItems: 'baseline' };

/** A table from 600 px, two lines for each order below. Dates come shifted, so they are read as they stand. */
export const LastOrders = ({ orders }: { orders: CatalogOrder[] }) => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (
    <Box role="table" aria-label={formatMessage(messages.lastOrders)}>
      <Box
        role="row"
        sx={{ ...row, display: { xs: 'none', sm: 'grid' }, pb: 1, typography: 'body2', color: 'text.secondary' }}
      >
        {heads.map((head, index) => (
          <Box role="columnheader" key={head.id} sx={{ textAlign: index === heads.length - 1 ? 'right' : 'left' }}>
            {formatMessage(head)}
          </Box>
        ))}
      </Box>
      {orders.map(({ catalogId, orderId, orderNumber, date, status, total, moneyTypeId }) => (
        <Box role="row" key={`${catalogId}/${orderId}`} sx={{ ...row, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Box role="cell" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <Box
              component={Link}
              to={paths.order.href({ lang, catalogId, orderId })}
              sx={{ color: 'text.primary', textUnderlineOffset: '0.2em' }}
            >
              {orderNumber}
            </Box>
          </Box>
          <Box role="cell" sx={{ order: { xs: 3, sm: 0 }, color: 'text.secondary' }}>
            <FormattedDate value={date} timeZone="UTC" dateStyle="medium" />
          </Box>
          <Box role="cell" sx={{ order: { xs: 4, sm: 0 }, justifySelf: { xs: 'end', sm: 'start' } }}>
            <OrderStatus status={status} />
          </Box>
          <Box role="cell" sx={{ order: { xs: 2, sm: 0 }, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
            {money(total, moneyTypeId)}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
