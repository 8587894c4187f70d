import { isDay } from '@/shared/lib/days';
import { searchParam } from '@/shared/routing/paths';

/** What the addresses of both lists have in common: they hold every filter, so that they can be shared. */
export type ListAddress<Sort extends string> = {
  text: string;
  /** Days such as 2020-06-30, both inclusive; empty for no limit. */
  from: string;
  until: string;
  sort: Sort;
  isAscending: boolean;
  page: number;
};

export const parseWholeNumber = (text: string | null): number | null =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : null;

const parseDay = (text: string | null): string => (text && isDay(text) ? text : '');

/** Lists are sorted by date unless the address says otherwise; each column has its usual direction. */
export const createListAddress = <Sort extends string>(ascendingByDefault: Record<Sort | 'date', boolean>) => {
  type Sorted = Pick<ListAddress<Sort | 'date'>, 'sort' | 'isAscending'>;
  const sorts = Object.keys(ascendingByDefault) as (Sort | 'date')[];
  const toSortParam = ({ sort, isAscending }: Sorted): string | undefined => {
    if (isAscending !== ascendingByDefault[sort]) return `${sort}-${isAscending ? 'asc' : 'desc'}`;
    return sort === 'date' ? undefined : sort;
  };
  return {
    sorts,
    read: (query: URLSearchParams): ListAddress<Sort | 'date'> => {
      const [name, direction] = (query.get('sort') ?? '').split('-');
      const sort = sorts.find((known) => known === name) ?? 'date';
      return {
        text: query.get(searchParam)?.trim() ?? '',
        from: parseDay(query.get('from')),
        until: parseDay(query.get('until')),
        sort,
        isAscending: direction === 'asc' || direction === 'desc' ? direction === 'asc' : ascendingByDefault[sort],
        page: Math.max(1, parseWholeNumber(query.get('page')) ?? 1),
      };
    },
    /** With the further filters of a list in between. */
    toQuery: (address: ListAddress<Sort | 'date'>, more: Record<string, string | number | undefined> = {}) => ({
      [searchParam]: address.text || undefined,
      from: address.from || undefined,
      until: address.until || undefined,
      ...more,
      sort: toSortParam(address),
      page: address.page > 1 ? address.page : undefined,
    }),
    /** The sort of a column header: sorts by the column, or reverses the sort if it is already active. */
    sortBy: (address: Sorted, sort: Sort | 'date'): Sorted => ({
      sort,
      isAscending: address.sort === sort ? !address.isAscending : ascendingByDefault[sort],
    }),
  };
};
