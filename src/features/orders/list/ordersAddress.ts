import type { Language } from '@/shared/i18n/languages';
import { isDay } from '@/shared/lib/days';
import { paths, searchParam } from '@/shared/routing/paths';

export const orderSorts = ['date', 'number', 'state', 'total'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** The complete state of the order list: anyone who opens the address sees the same. */
export type OrdersAddress = {
  text: string;
  /** Days such as 2020-06-30, both inclusive; empty for no limit. */
  from: string;
  until: string;
  /** The service's status in lower case; empty for any. */
  state: string;
  catalogId: number | null;
  sort: OrderSort;
  isAscending: boolean;
  page: number;
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

const parseWholeNumber = (text: string | null): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

const parseDay = (text: string | null): string => (text && isDay(text) ? text : '');

/** Newest and highest first by default; names in ascending order. */
const ascendingByDefault: Record<OrderSort, boolean> = { date: false, number: false, state: true, total: false };

export const toStateKey = (status: string): string => status.trim().toLowerCase();

export const readOrdersAddress = (search: string): OrdersAddress => {
  const query = new URLSearchParams(search);
  const [name, direction] = (query.get('sort') ?? '').split('-');
  const sort = orderSorts.find((known) => known === name) ?? 'date';
  return {
    text: query.get(searchParam)?.trim() ?? '',
    from: parseDay(query.get('from')),
    until: parseDay(query.get('until')),
    state: toStateKey(query.get('state') ?? ''),
    catalogId: parseWholeNumber(query.get('catalog')),
    sort,
    isAscending: direction === 'asc' || direction === 'desc' ? direction === 'asc' : ascendingByDefault[sort],
    page: Math.max(1, parseWholeNumber(query.get('page')) ?? 1),
  };
};

const toSortParam = ({ sort, isAscending }: OrdersAddress): string | undefined => {
  if (isAscending !== ascendingByDefault[sort]) return `${sort}-${isAscending ? 'asc' : 'desc'}`;
  return sort === 'date' ? undefined : sort;
};

const toQuery = (address: OrdersAddress) => ({
  [searchParam]: address.text || undefined,
  from: address.from || undefined,
  until: address.until || undefined,
  state: address.state || undefined,
  catalog: address.catalogId ?? undefined,
  sort: toSortParam(address),
  page: address.page > 1 ? address.page : undefined,
});

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

/** The sort of a column header: sorts by the column, or reverses the sort if it is already active. */
export const sortBy = (address: OrdersAddress, sort: OrderSort): Pick<OrdersAddress, 'sort' | 'isAscending'> => ({
  sort,
  isAscending: address.sort === sort ? !address.isAscending : ascendingByDefault[sort],
});

export const hasFilters = ({ text, from, until, state, catalogId }: OrdersAddress): boolean =>
  Boolean(text || from || until || state) || catalogId !== null;
