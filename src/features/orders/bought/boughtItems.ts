import type { CatalogOrder } from '@/api/inventoryApi';
import { toItemKey } from '@/engine/catalog/stockItem';
import { foldCode, foldText, searchWords } from '@/engine/text/foldText';
import { isCancelled } from '@/shared/lib/orderStates';
import { multiplyAmount, sumAmounts } from '@/shared/money/cents';

import type { BoughtAddress } from './boughtAddress';

/** Everything ordered of one item in one currency. `lastDate` is as shown, already shifted. */
export type BoughtItem = {
  key: string;
  catalogId: number;
  stockItemId: number;
  code: string;
  name: string;
  quantity: number;
  orders: number;
  /** Null if the service does not return the prices of every order. */
  spend: number | null;
  lastPrice: number | null;
  lastDate: string;
  moneyTypeId: string;
};

type Period = Pick<BoughtAddress, 'from' | 'until'>;

const add = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : sumAmounts([one, other]);

/** Expects orders newest first: the latest one names and prices an item. What was cancelled does not count. */
export const listBoughtItems = (orders: readonly CatalogOrder[], { from, until }: Period): BoughtItem[] => {
  const bought = new Map<string, BoughtItem>();
  for (const { catalogId, date, status, moneyTypeId, items } of orders) {
    const day = date.slice(0, 10);
    if (isCancelled(status) || (from !== '' && day < from) || (until !== '' && day > until)) continue;
    const inThisOrder = new Set<string>();
    for (const { stockItemId, code, name, quantity: ordered, cancelled = 0, unitPrice, total: whole } of items) {
      const quantity = ordered - cancelled;
      if (quantity <= 0) continue;
      const total = cancelled > 0 && unitPrice !== null ? multiplyAmount(unitPrice, quantity) : whole;
      const key = toItemKey(catalogId, stockItemId);
      const id = `${key} ${moneyTypeId}`;
      const known = bought.get(id);
      bought.set(id, {
        key,
        catalogId,
        stockItemId,
        moneyTypeId,
        code: known?.code ?? code ?? '',
        name: known?.name ?? name ?? '',
        lastDate: known?.lastDate ?? date,
        lastPrice: known ? known.lastPrice : unitPrice,
        quantity: (known?.quantity ?? 0) + quantity,
        orders: (known?.orders ?? 0) + (inThisOrder.has(id) ? 0 : 1),
        spend: known ? add(known.spend, total) : total,
      });
      inThisOrder.add(id);
    }
  }
  return [...bought.values()];
};

export const searchBoughtItems = (items: readonly BoughtItem[], text: string): BoughtItem[] => {
  const words = searchWords(text);
  return items.filter(({ name, code }) => {
    const ownName = foldText(name);
    const ownCode = foldCode(code);
    return words.every(({ inName, inCode }) => ownName.includes(inName) || (inCode !== '' && ownCode.includes(inCode)));
  });
};

export const sortBoughtItems = (
  items: readonly BoughtItem[],
  { sort, isAscending }: Pick<BoughtAddress, 'sort' | 'isAscending'>,
  language: string,
): BoughtItem[] => {
  const collator = new Intl.Collator(language, { numeric: true });
  const compare: Record<typeof sort, (one: BoughtItem, other: BoughtItem) => number> = {
    name: (one, other) => collator.compare(one.name, other.name),
    date: (one, other) => (one.lastDate < other.lastDate ? -1 : one.lastDate > other.lastDate ? 1 : 0),
    quantity: (one, other) => one.quantity - other.quantity,
    spend: (one, other) => (one.spend ?? -1) - (other.spend ?? -1),
  };
  const sorted = items.toSorted(compare[sort]);
  return isAscending ? sorted : sorted.reverse();
};

export type MoneySum = { moneyTypeId: string; total: number };

/** The total spend by currency; items whose prices are unknown are left out. */
export const sumSpend = (items: readonly BoughtItem[]): MoneySum[] => {
  const sums = new Map<string, number>();
  for (const { moneyTypeId, spend } of items)
    if (spend !== null) sums.set(moneyTypeId, add(sums.get(moneyTypeId) ?? 0, spend) ?? 0);
  return [...sums].map(([moneyTypeId, total]) => ({ moneyTypeId, total }));
};
