import type { CatalogOrder } from '@/api/inventoryApi';
import { foldCode, foldText, type SearchWord, searchWords } from '@/engine/text/foldText';
import { readOrderNote } from '@/shared/lib/orderComment';
import { isCancelled } from '@/shared/lib/orderStates';
import { toAmount, toCents } from '@/shared/money/cents';

import { type OrdersAddress, type OrderSort, toStateKey } from './ordersAddress';

/** An order with its search text, case-folded once. `order.date` is as shown, already shifted. */
export type SearchableOrder = { order: CatalogOrder; names: string; codes: string };

// Cannot occur in a search: words are split at white space.
const separator = '\n';

const toSearchable = (order: CatalogOrder): SearchableOrder => {
  const { reference, deliveryAddress } = readOrderNote(order);
  return {
    order,
    names: [
      order.orderNumber,
      reference,
      deliveryAddress,
      order.comment,
      order.orderedBy,
      ...order.items.map(({ name }) => name),
    ]
      .map((text) => foldText(text ?? ''))
      .join(separator),
    codes: [order.orderNumber, reference, ...order.items.map(({ code }) => code)]
      .map((code) => foldCode(code ?? ''))
      .join(separator),
  };
};

export const toSearchableOrders = (orders: readonly CatalogOrder[]): SearchableOrder[] => orders.map(toSearchable);

type Filters = Pick<OrdersAddress, 'text' | 'from' | 'until' | 'state' | 'catalogId'>;

const matches =
  ({ names, codes }: SearchableOrder) =>
  ({ inName, inCode }: SearchWord): boolean =>
    names.includes(inName) || (inCode !== '' && codes.includes(inCode));

/** The order's items that match the most words of the text; empty if none matches any. */
export const findMatchingItems = ({ items }: CatalogOrder, text: string): CatalogOrder['items'] => {
  const words = searchWords(text);
  const countWords = ({ name, code }: CatalogOrder['items'][number]) => {
    const names = foldText(name ?? '');
    const codes = foldCode(code ?? '');
    return words.filter(({ inName, inCode }) => names.includes(inName) || (inCode !== '' && codes.includes(inCode)))
      .length;
  };
  const counts = items.map(countWords);
  const most = Math.max(0, ...counts);
  return most === 0 ? [] : items.filter((_, at) => counts[at] === most);
};

/** Filters by text, days and catalogue; the status is filtered later, so that each one can be counted. */
export const findOrders = (
  orders: readonly SearchableOrder[],
  { text, from, until, catalogId }: Omit<Filters, 'state'>,
): CatalogOrder[] => {
  const words = searchWords(text);
  return orders
    .filter(({ order }) => {
      const day = order.date.slice(0, 10);
      return (
        (catalogId === null || order.catalogId === catalogId) &&
        (from === '' || day >= from) &&
        (until === '' || day <= until)
      );
    })
    .filter((found) => words.every(matches(found)))
    .map(({ order }) => order);
};

export const filterByState = (orders: readonly CatalogOrder[], state: string): readonly CatalogOrder[] =>
  state === '' ? orders : orders.filter(({ status }) => toStateKey(status) === state);

type Compare = (one: CatalogOrder, other: CatalogOrder) => number;

// Orders with an unreadable date sort as the oldest.
const getOrderTime = ({ date }: CatalogOrder): number => Date.parse(date) || 0;

const byDate: Compare = (one, other) => getOrderTime(one) - getOrderTime(other);

const createComparisons = (compareTexts: (one: string, other: string) => number): Record<OrderSort, Compare> => ({
  date: byDate,
  number: (one, other) => compareTexts(one.orderNumber, other.orderNumber),
  state: (one, other) => compareTexts(toStateKey(one.status), toStateKey(other.status)),
  // Orders with an unreadable amount sort as the lowest.
  total: (one, other) => (one.total ?? -1) - (other.total ?? -1),
});

/** Ties are sorted newest first. */
export const sortOrders = (
  orders: readonly CatalogOrder[],
  { sort, isAscending }: Pick<OrdersAddress, 'sort' | 'isAscending'>,
  language: string,
): CatalogOrder[] => {
  const compare = createComparisons(new Intl.Collator(language, { numeric: true }).compare)[sort];
  const direction = isAscending ? 1 : -1;
  return [...orders].sort((one, other) => direction * compare(one, other) || byDate(other, one));
};

export type Sum = { moneyTypeId: string; total: number };

/** `status` is spelt as in the first order that has it. */
export type StateCount = { key: string; status: string; count: number };

/** Totals by currency, summed in cents. Cancelled orders count only if there are no others. */
export const sumOrders = (orders: readonly CatalogOrder[]): { sums: Sum[]; leftOut: number; unknown: number } => {
  const placed = orders.filter(({ status }) => !isCancelled(status));
  const counted = placed.length > 0 ? placed : orders;
  const cents = new Map<string, number>();
  for (const { moneyTypeId, total } of counted)
    if (total !== null) cents.set(moneyTypeId, (cents.get(moneyTypeId) ?? 0) + toCents(total));
  return {
    sums: [...cents].map(([moneyTypeId, total]) => ({ moneyTypeId, total: toAmount(total) })),
    leftOut: orders.length - counted.length,
    unknown: counted.filter(({ total }) => total === null).length,
  };
};

// The order's lifecycle; statuses outside the contract come last.
const lifecycle = ['received', 'preparing', 'shipped', 'delivered', 'cancelled'];
const rankStatus = (key: string): number => (lifecycle.includes(key) ? lifecycle.indexOf(key) : lifecycle.length);

export const countStates = (orders: readonly CatalogOrder[]): StateCount[] => {
  const counts = new Map<string, StateCount>();
  for (const { status } of orders) {
    const key = toStateKey(status);
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { key, status, count: 1 });
  }
  return [...counts.values()].sort(
    (one, other) => rankStatus(one.key) - rankStatus(other.key) || (one.key < other.key ? -1 : 1),
  );
};
