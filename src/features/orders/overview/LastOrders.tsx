import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import type { CatalogOrder } from '@/api/inventoryApi';
import { useMoney } from '@/shared/i18n/money';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { visuallyHidden } from '@/shared/ui/styles';

import { ordersListMessages } from '../list/ordersListMessages';
import { OrderDate } from '../OrderDate';
import { ordersMessages, overviewMessages as messages } from '../ordersMessages';
import { OrderStatus } from '../OrderStatus';
import { ReorderButton } from '../reorder/ReorderButton';

const columns = {
  xs: 'minmax(0, 1fr) auto',
  sm: 'minmax(0, 6fr) minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr) minmax(0, max-content)',
};

const heads = [ordersMessages.order, ordersMessages.date, ordersMessages.state, ordersMessages.total];

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: columns,
  gridColumn: '1 / -1',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
} as const;

const orderLink = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: 'text.primary',
  textUnderlineOffset: '0.2em',
  // Makes the whole row clickable.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** A table from 600 px up, a few lines per order below. Dates are already shifted, so they are formatted as is. */
export const LastOrders = ({ orders }: { orders: CatalogOrder[] }) => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (
    <Box
      role="table"
      aria-label={formatMessage(messages.lastOrders)}
      sx={{ display: 'grid', gridTemplateColumns: columns, columnGap: 2 }}
    >
      <Box
        role="row"
        sx={{
          ...row,
          display: { xs: 'none', sm: 'grid' },
          gridTemplateColumns: 'subgrid',
          pb: 1,
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        {heads.map((head, index) => (
          <Box role="columnheader" key={head.id} sx={{ textAlign: index === heads.length - 1 ? 'right' : 'left' }}>
            {formatMessage(head)}
          </Box>
        ))}
        <Box role="columnheader">
          <Box component="span" sx={visuallyHidden}>
            {formatMessage(ordersListMessages.actions)}
          </Box>
        </Box>
      </Box>
      {orders.map((order) => {
        const { catalogId, orderId, orderNumber, date, status, total, moneyTypeId } = order;
        return (
          <Box
            role="row"
            key={`${catalogId}/${orderId}`}
            sx={{
              ...row,
              gridTemplateColumns: { xs: 'subgrid', sm: 'subgrid' },
              py: { xs: 1.5, sm: 0.75 },
              borderTop: 1,
              borderColor: 'divider',
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Box role="cell" sx={{ fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: { md: 'nowrap' } }}>
              <Box component={Link} to={paths.order.href({ lang, catalogId, orderId })} sx={orderLink}>
                {orderNumber}
              </Box>
            </Box>
            <Box role="cell" sx={{ order: { xs: 3, sm: 0 }, color: 'text.secondary' }}>
              <OrderDate date={date} dateStyle="medium" />
            </Box>
            <Box role="cell" sx={{ order: { xs: 4, sm: 0 }, justifySelf: { xs: 'end', sm: 'start' } }}>
              <OrderStatus status={status} />
            </Box>
            <Box
              role="cell"
              sx={{
                order: { xs: 2, sm: 0 },
                textAlign: 'right',
                whiteSpace: 'nowrap',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {money(total, moneyTypeId)}
            </Box>
            <Box
              role="cell"
              sx={{
                order: 5,
                gridColumn: { xs: '1 / -1', sm: 'auto' },
                ml: { xs: -1.25, sm: 0 },
                textAlign: 'start',
                // Beside the open cart there is only room for the icon.
                '& .words': { display: { md: 'none', lg: 'inline' } },
              }}
            >
              <ReorderButton order={order} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
