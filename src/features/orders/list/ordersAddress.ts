import type { Language } from '@/shared/i18n/languages';
import { paths } from '@/shared/routing/paths';

import { createListAddress, type ListAddress, parseWholeNumber } from '../listAddress';

/** Newest and highest first by default; names in ascending order. */
const list = createListAddress({ date: false, number: false, state: true, total: false });

export const { sorts: orderSorts, sortBy } = list;
export type OrderSort = (typeof orderSorts)[number];

/** The complete state of the order list: anyone who opens the address sees the same. */
export type OrdersAddress = ListAddress<OrderSort> & {
  /** The service's status in lower case; empty for any. */
  state: string;
  catalogId: number | null;
};

export const allOrders: OrdersAddress = {
  text: '',
  from: '',
  until: '',
  state: '',
  catalogId: null,
  sort: 'date',
  isAscending: false,
  page: 1,
};

export const toStateKey = (status: string): string => status.trim().toLowerCase();

export const readOrdersAddress = (search: string): OrdersAddress => {
  const query = new URLSearchParams(search);
  return {
    ...list.read(query),
    state: toStateKey(query.get('state') ?? ''),
    catalogId: parseWholeNumber(query.get('catalog')),
  };
};

const toQuery = (address: OrdersAddress) =>
  list.toQuery(address, { state: address.state || undefined, catalog: address.catalogId ?? undefined });

export const ordersHref = (lang: Language, address: OrdersAddress): string =>
  paths.orders.href({ lang }, toQuery(address));

type OrderKey = { catalogId: number; orderId: number };

/** The address of an order that was found in the list: its page leads to the next one found, and back. */
export const foundOrderHref = (lang: Language, { catalogId, orderId }: OrderKey, address: OrdersAddress): string =>
  paths.order.href({ lang, catalogId, orderId }, toQuery({ ...address, page: 1 }));

/** Changing a filter returns to the first page. */
export const changeAddress = (address: OrdersAddress, change: Partial<OrdersAddress>): OrdersAddress => ({
  ...address,
  page: 1,
  ...change,
});

export const hasFilters = ({ text, from, until, state, catalogId }: OrdersAddress): boolean =>
  Boolean(text || from || until || state) || catalogId !== null;
