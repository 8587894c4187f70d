import type { CatalogOrder } from '@/api/inventoryApi';
import { isCancelled } from '../knownStatuses';
import { stateKey } from './ordersAddress';

export type Sum = { moneyTypeId: string; total: number };

/** `status` is spelt as in the first order that has it. */
export type StateCount = { key: string; status: string; count: number };

/** Totals by currency, summed in cents. Cancelled orders count only if there are no others. */
export const sumOrders = (orders: readonly CatalogOrder[]): { sums: Sum[]; leftOut: number; unknown: number } => {
  const bought = orders.filter(({ status }) => !isCancelled(status));
  const counted = bought.length > 0 ? bought : orders;
  const cents = new Map<string, number>();
  for (const { moneyTypeId, total } of counted)
    if (total !== null) cents.set(moneyTypeId, (cents.get(moneyTypeId) ?? 0) + Math.round(total * 100));
  return {
    sums: [...cents].map(([moneyTypeId, total]) => ({ moneyTypeId, total: total / 100 })),
    leftOut: orders.length - counted.length,
    unknown: counted.filter(({ total }) => total === null).length,
  };
};

// The order's lifecycle; statuses outside the contract come last.
const way = ['received', 'preparing', 'shipped', 'delivered', 'cancelled'];
const rankStatus = (key: string): number => (way.includes(key) ? way.indexOf(key) : way.length);

export const countStates = (orders: readonly CatalogOrder[]): StateCount[] => {
  const counts = new Map<string, StateCount>();
  for (const { status } of orders) {
    const key = stateKey(status);
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { key, status, count: 1 });
  }
  return [...counts.values()].sort(
    (one, other) => rankStatus(one.key) - rankStatus(other.key) || (one.key < other.key ? -1 : 1),
  );
};
