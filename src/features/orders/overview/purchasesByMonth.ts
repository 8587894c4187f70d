import { isCancelled } from '@/shared/lib/orderStates';
import { sumAmounts } from '@/shared/money/cents';

/** `date` is as shown, already shifted to the client's time zone. */
export type Purchase = { date: string; status: string; total: number | null; moneyTypeId: string };

/** `month` is formatted as 2020-06. */
export type MonthlyPurchases = { month: string; total: number; orders: number };

export type PurchasesChartProps = { months: MonthlyPurchases[]; moneyTypeId: string };

export const getMonth = (date: string): string => date.slice(0, 7);

const listMonths = (last: string, count: number): string[] => {
  const [year = 0, month = 1] = last.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const firstDay = new Date(Date.UTC(year, month - count + index, 1));
    return firstDay.toISOString().slice(0, 7);
  });
};

/** The months up to `last` with their purchases; cancelled orders do not count. */
export const purchasesByMonth = (
  purchases: readonly Purchase[],
  { last, count, moneyTypeId }: { last: string; count: number; moneyTypeId: string },
): MonthlyPurchases[] => {
  const months = new Map(listMonths(last, count).map((month) => [month, { month, total: 0, orders: 0 }]));
  for (const { date, status, total, moneyTypeId: money } of purchases) {
    const month = months.get(getMonth(date));
    if (!month || total === null || isCancelled(status) || money !== moneyTypeId) continue;
    month.total = sumAmounts([month.total, total]);
    month.orders += 1;
  }
  return [...months.values()];
};
