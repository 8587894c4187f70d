import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import type { CatalogOrder } from '@/api/inventoryApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { readOrderNote } from '@/shared/lib/orderComment';
import { useCanonicalAddress } from '@/shared/routing/useCanonicalAddress';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { NothingFoundPicture } from '@/shared/ui/LineDrawing';
import { Pagination } from '@/shared/ui/Pagination';

import { allOrders, changeAddress, type OrdersAddress, ordersHref } from './ordersAddress';
import { OrdersFilters } from './OrdersFilters';
import { ordersListMessages as messages } from './ordersListMessages';
import { OrdersSum } from './OrdersSum';
import { OrdersTable } from './OrdersTable';
import { StateChips } from './StateChips';
import { useFoundOrders } from './useFoundOrders';

const pageSize = 25;

export const FoundOrders = ({ orders }: { orders: readonly CatalogOrder[] }) => {
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
          title={<FormattedMessage {...messages.nothing} />}
          action={
            <ButtonLink tone="outlined" to={hrefWith(allOrders)}>
              <FormattedMessage {...messages.clear} />
            </ButtonLink>
          }
        >
          <FormattedMessage {...messages.nothingHint} />
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} getHref={(number) => hrefWith({ page: number })} />
    </Box>
  );
};
