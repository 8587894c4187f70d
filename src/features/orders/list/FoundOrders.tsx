import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';

import type { CatalogOrder } from '@/api/inventoryApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useCanonicalAddress } from '@/shared/routing/useCanonicalAddress';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { NothingFoundPicture } from '@/shared/ui/LineDrawing';
import { Pagination } from '@/shared/ui/Pagination';

import { useShiftedOrders } from '../OrderDate';
import { countStates, filterByState, findOrders, sortOrders, toSearchableOrders } from './findOrders';
import { allOrders, changeAddress, type OrdersAddress, ordersHref, readOrdersAddress } from './ordersAddress';
import { OrdersFilters } from './OrdersFilters';
import { ordersListMessages as messages } from './ordersListMessages';
import { OrdersSum } from './OrdersSum';
import { OrdersTable } from './OrdersTable';
import { StateChips } from './StateChips';

/** The filters in the address, and the address of a changed filter. */
const useOrdersAddress = () => {
  const lang = useLanguage();
  const { search } = useLocation();
  return useMemo(() => {
    const address = readOrdersAddress(search);
    const hrefWith = (change: Partial<OrdersAddress>) => ordersHref(lang, changeAddress(address, change));
    return { address, hrefWith };
  }, [lang, search]);
};

const pageSize = 25;

/** The specified endpoint has no paging, so the list is searched, sorted and paged here. */
export const FoundOrders = ({ orders }: { orders: readonly CatalogOrder[] }) => {
  const lang = useLanguage();
  const { address, hrefWith } = useOrdersAddress();
  const { text, from, until, catalogId, state, sort, isAscending } = address;
  const shifted = useShiftedOrders(orders);
  const searchable = useMemo(() => toSearchableOrders(shifted), [shifted]);
  const found = useMemo(
    () => findOrders(searchable, { text, from, until, catalogId }),
    [searchable, text, from, until, catalogId],
  );
  const states = useMemo(() => countStates(found), [found]);
  const shown = useMemo(
    () => sortOrders(filterByState(found, state), { sort, isAscending }, lang),
    [found, state, sort, isAscending, lang],
  );
  const pages = Math.max(1, Math.ceil(shown.length / pageSize));
  const page = Math.min(address.page, pages);
  useCanonicalAddress(page < address.page ? hrefWith({ page }) : undefined);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <OrdersFilters address={address} hrefWith={hrefWith} />
      <StateChips address={address} hrefWith={hrefWith} states={states} total={found.length} />
      <OrdersSum orders={shown} />
      {shown.length > 0 ? (
        <OrdersTable
          address={address}
          hrefWith={hrefWith}
          orders={shown.slice((page - 1) * pageSize, page * pageSize)}
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
