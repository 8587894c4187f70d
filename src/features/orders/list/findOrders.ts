import type { CatalogOrder } from '@/api/inventoryApi';
import { foldCode, foldText, searchWords, type SearchWord } from '@/engine/text/foldText';
import { stateKey, type OrderSort, type OrdersAddress } from './ordersAddress';

/** An order with its search text, case-folded once. `order.date` is as shown, already shifted. */
export type SearchableOrder = { order: CatalogOrder; names: string; codes: string };

// Cannot occur in a search: words are split at white space.
const between = '\n';

const searchable = (order: CatalogOrder): SearchableOrder => ({
  order,
  names: [order.orderNumber, order.comment, ...order.items.map(({ name }) => name)]
    .map((text) => foldText(text ?? ''))
    .join(between),
  codes: [order.orderNumber, ...order.items.map(({ code }) => code)].map((code) => foldCode(code ?? '')).join(between),
});

export const searchableOrders = (orders: readonly CatalogOrder[]): SearchableOrder[] => orders.map(searchable);

type Narrowing = Pick<OrdersAddress, 'text' | 'from' | 'until' | 'state' | 'catalogId'>;

const has =
  ({ names, codes }: SearchableOrder) =>
  ({ inName, inCode }: SearchWord): boolean =>
    names.includes(inName) || (inCode !== '' && codes.includes(inCode));

/** Filters by text, days and catalogue; the status is filtered later, so that each one can be counted. */
export const findOrders = (
  orders: readonly SearchableOrder[],
  { text, from, until, catalogId }: Omit<Narrowing, 'state'>,
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
    .filter((found) => words.every(has(found)))
    .map(({ order }) => order);
};

export const inState = (orders: readonly CatalogOrder[], state: string): readonly CatalogOrder[] =>
  state === '' ? orders : orders.filter(({ status }) => stateKey(status) === state);

type Compare = (one: CatalogOrder, other: CatalogOrder) => number;

// Orders with an unreadable date sort as the oldest.
const getOrderTime = ({ date }: CatalogOrder): number => Date.parse(date) || 0;

const byDate: Compare = (one, other) => getOrderTime(one) - getOrderTime(other);

const comparisons = (compareTexts: (one: string, other: string) => number): Record<OrderSort, Compare> => ({
  date: byDate,
  number: (one, other) => compareTexts(one.orderNumber, other.orderNumber),
  state: (one, other) => compareTexts(stateKey(one.status), stateKey(other.status)),
  // Orders with an unreadable amount sort as the lowest.
  total: (one, other) => (one.total ?? -1) - (other.total ?? -1),
});

/** Ties are sorted newest first. */
export const sortOrders = (
  orders: readonly CatalogOrder[],
  { sort, isAscending }: Pick<OrdersAddress, 'sort' | 'isAscending'>,
  language: string,
): CatalogOrder[] => {
  const compare = comparisons(new Intl.Collator(language, { numeric: true }).compare)[sort];
  const way = isAscending ? 1 : -1;
  return [...orders].sort((one, other) => way * compare(one, other) || byDate(other, one));
};
