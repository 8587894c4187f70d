import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';

import type { CatalogOrder } from '@/api/inventoryApi';
import { useMoney } from '@/shared/i18n/money';

import { sumOrders } from './findOrders';
import { ordersListMessages as messages } from './ordersListMessages';

/** The total of all matching orders, not just those on this page. */
export const OrdersSum = ({ orders }: { orders: readonly CatalogOrder[] }) => {
  const money = useMoney();
  const { formatList } = useIntl();
  const { sums, leftOut, unknown } = sumOrders(orders);
  const sum = formatList(sums.map(({ moneyTypeId, total }) => money(total, moneyTypeId)));
  return (
    <Box
      component="p"
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, fontVariantNumeric: 'tabular-nums' }}
    >
      <strong>
        <FormattedMessage {...messages.count} values={{ count: orders.length }} />
      </strong>
      {orders.length > 0 && (
        <span>
          {sums.length > 0 && <FormattedMessage {...messages.sum} values={{ sum }} />}
          {leftOut > 0 && (
            <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
              <FormattedMessage {...messages.withoutCancelled} values={{ count: leftOut }} />
            </Box>
          )}
          {unknown > 0 && (
            <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
              <FormattedMessage {...messages.withoutUnknown} values={{ count: unknown }} />
            </Box>
          )}
        </span>
      )}
    </Box>
  );
};
