import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import type { CatalogOrder } from '@/api/inventoryApi';
import { useMoney } from '@/shared/i18n/money';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { readOrderNote } from '@/shared/lib/orderComment';
import { useCanonicalAddress } from '@/shared/routing/useCanonicalAddress';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { NothingFoundPicture } from '@/shared/ui/LineDrawing';
import { Pagination } from '@/shared/ui/Pagination';

import { sumOrders } from './findOrders';
import { allOrders, changeAddress, type OrdersAddress, ordersHref } from './ordersAddress';
import { OrdersFilters } from './OrdersFilters';
import { ordersListMessages as messages } from './ordersListMessages';
import { OrdersTable } from './OrdersTable';
import { StateChips } from './StateChips';
import { useFoundOrders } from './useFoundOrders';

/** The total of all matching orders, not just those on this page. */
const OrdersSum = ({ orders }: { orders: readonly CatalogOrder[] }) => {
  const money = useMoney();
  const { formatMessage, formatList } = useIntl();
  const { sums, leftOut, unknown } = sumOrders(orders);
  const sum = formatList(sums.map(({ moneyTypeId, total }) => money(total, moneyTypeId)));
  return (
    <Box
      component="p"
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, fontVariantNumeric: 'tabular-nums' }}
    >
      <strong>{formatMessage(messages.count, { count: orders.length })}</strong>
      {orders.length > 0 && (
        <span>
          {sums.length > 0 && formatMessage(messages.sum, { sum })}
          {leftOut > 0 && (
            <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
              {formatMessage(messages.withoutCancelled, { count: leftOut })}
            </Box>
          )}
          {unknown > 0 && (
            <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
              {formatMessage(messages.withoutUnknown, { count: unknown })}
            </Box>
          )}
        </span>
      )}
    </Box>
  );
};

const pageSize = 25;

export const FoundOrders = ({ orders }: { orders: readonly CatalogOrder[] }) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const { address, found, states, inAnyState } = useFoundOrders(orders);
  const hrefWith = (change: Partial<OrdersAddress>) => ordersHref(lang, changeAddress(address, change));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(address.page, pages);
  useCanonicalAddress(page < address.page ? hrefWith({ page }) : undefined);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <OrdersFilters address={address} hrefWith={hrefWith} />
      <StateChips address={address} hrefWith={hrefWith} states={states} total={inAnyState.length} />
      <OrdersSum orders={found} />
      {found.length > 0 ? (
        <OrdersTable
          address={address}
          hrefWith={hrefWith}
          orders={found.slice((page - 1) * pageSize, page * pageSize)}
          hasReferences={orders.some((order) => readOrderNote(order).reference !== '')}
        />
      ) : (
        <EmptyState
          picture={<NothingFoundPicture />}
          title={formatMessage(messages.nothing)}
          action={
            <ButtonLink tone="outlined" to={hrefWith(allOrders)}>
              {formatMessage(messages.clear)}
            </ButtonLink>
          }
        >
          {formatMessage(messages.nothingHint)}
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} getHref={(number) => hrefWith({ page: number })} />
    </Box>
  );
};
