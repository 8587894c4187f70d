import type { Language } from '@/shared/i18n/languages';
import { isDay } from '@/shared/lib/days';
import { paths, searchParam } from '@/shared/routing/paths';

export const boughtSorts = ['date', 'name', 'quantity', 'spend'] as const;
export type BoughtSort = (typeof boughtSorts)[number];

/** Every filter is in the address, so that it can be shared and is restored on going back. Days are ISO texts, or empty. */
export type BoughtAddress = {
  text: string;
  from: string;
  until: string;
  sort: BoughtSort;
  isAscending: boolean;
  page: number;
};

const isAscendingByDefault = (sort: BoughtSort): boolean => sort === 'name';

export const readBoughtAddress = (search: string): BoughtAddress => {
  const query = new URLSearchParams(search);
  const readDay = (name: string) => {
    const day = query.get(name) ?? '';
    return isDay(day) ? day : '';
  };
  const [name, direction] = (query.get('sort') ?? '').split('-');
  const sort = boughtSorts.find((known) => known === name) ?? 'date';
  const page = query.get('page') ?? '';
  return {
    text: query.get(searchParam)?.trim() ?? '',
    from: readDay('from'),
    until: readDay('until'),
    sort,
    isAscending: direction === 'asc' || direction === 'desc' ? direction === 'asc' : isAscendingByDefault(sort),
    page: /^\d{1,6}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
};

const toSortParam = ({ sort, isAscending }: BoughtAddress): string | undefined => {
  if (isAscending !== isAscendingByDefault(sort)) return `${sort}-${isAscending ? 'asc' : 'desc'}`;
  return sort === 'date' ? undefined : sort;
};

/** Changing a filter returns to the first page. */
export const boughtHref = (lang: Language, before: BoughtAddress, change: Partial<BoughtAddress>): string => {
  const address = { ...before, page: 1, ...change };
  return paths.bought.href(
    { lang },
    {
      [searchParam]: address.text || undefined,
      from: address.from || undefined,
      until: address.until || undefined,
      sort: toSortParam(address),
      page: address.page > 1 ? address.page : undefined,
    },
  );
};

export const sortBoughtBy = (
  address: BoughtAddress,
  sort: BoughtSort,
): Pick<BoughtAddress, 'sort' | 'isAscending'> => ({
  sort,
  isAscending: address.sort === sort ? !address.isAscending : isAscendingByDefault(sort),
});

export type Period = { name: 'year' | 'thisYear' | 'lastYear' | 'all'; from: string; until: string };

/** Usual periods up to `today`, an ISO day. */
export const usualPeriods = (today: string): Period[] => {
  const year = Number(today.slice(0, 4));
  const yearAgo = new Date(`${today}T00:00:00Z`);
  yearAgo.setUTCFullYear(year - 1);
  return [
    { name: 'all', from: '', until: '' },
    { name: 'year', from: yearAgo.toISOString().slice(0, 10), until: '' },
    { name: 'thisYear', from: `${year}-01-01`, until: '' },
    { name: 'lastYear', from: `${year - 1}-01-01`, until: `${year - 1}-12-31` },
  ];
};
