import type { Language } from '@/shared/i18n/languages';
import { paths } from '@/shared/routing/paths';

import { createListAddress, type ListAddress } from '../listAddress';

const list = createListAddress({ date: false, name: true, quantity: false, spend: false });

export const { sortBy: sortBoughtBy } = list;
export type BoughtSort = (typeof list.sorts)[number];
export type BoughtAddress = ListAddress<BoughtSort>;

export const readBoughtAddress = (search: string): BoughtAddress => list.read(new URLSearchParams(search));

/** Changing a filter returns to the first page. */
export const boughtHref = (lang: Language, before: BoughtAddress, change: Partial<BoughtAddress>): string =>
  paths.bought.href({ lang }, list.toQuery({ ...before, page: 1, ...change }));

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
