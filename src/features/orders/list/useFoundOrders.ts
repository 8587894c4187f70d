import { useMemo } from 'react';
import { useLocation } from 'react-router';

import type { CatalogOrder } from '@/api/inventoryApi';
import { useLanguage } from '@/shared/i18n/useLanguage';

import { useShiftedOrders } from '../OrderDate';
import { countStates, filterByState, findOrders, sortOrders, toSearchableOrders } from './findOrders';
import { readOrdersAddress } from './ordersAddress';

/** The orders that match the address, in its order. The specified endpoint has no paging, so they are searched and sorted here. */
export const useFoundOrders = (orders: readonly CatalogOrder[]) => {
  const lang = useLanguage();
  const { search } = useLocation();
  const address = useMemo(() => readOrdersAddress(search), [search]);
  const { text, from, until, catalogId, state, sort, isAscending } = address;
  const shifted = useShiftedOrders(orders);
  const searchable = useMemo(() => toSearchableOrders(shifted), [shifted]);
  const inAnyState = useMemo(
    () => findOrders(searchable, { text, from, until, catalogId }),
    [searchable, text, from, until, catalogId],
  );
  const states = useMemo(() => countStates(inAnyState), [inAnyState]);
  const found = useMemo(
    () => sortOrders(filterByState(inAnyState, state), { sort, isAscending }, lang),
    [inAnyState, state, sort, isAscending, lang],
  );
  return { address, found, states, inAnyState };
};
