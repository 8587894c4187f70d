import type { MergedCatalog } from '../catalog/mergeCatalogs';
import type { SortField } from './sortOrders';

/** Sorted item positions; those from `known` on have no value and come last in both directions. */
export type ItemOrder = { positions: Uint32Array; known: number };

const runLength = 2048;

type Compare = (one: number, other: number) => number;

const merge = (
  from: Uint32Array,
  to: Uint32Array,
  [start, middle, end]: [number, number, number],
  compare: Compare,
) => {
  let left = start;
  let right = middle;
  for (let at = start; at < end; at += 1) {
    const takeLeft = left < middle && (right >= end || compare(from[left] ?? 0, from[right] ?? 0) <= 0);
    to[at] = from[takeLeft ? left : right] ?? 0;
    if (takeLeft) left += 1;
    else right += 1;
  }
};

/** A stable merge sort that can be suspended between its runs. */
function* sorted(positions: Uint32Array, compare: Compare): Generator<void, Uint32Array> {
  let from = positions;
  let to: Uint32Array = new Uint32Array(from.length);
  for (let start = 0; start < from.length; start += runLength) {
    from.subarray(start, start + runLength).sort(compare);
    yield;
  }
  for (let length = runLength; length < from.length; length *= 2) {
    for (let start = 0; start < from.length; start += length * 2) {
      const middle = Math.min(start + length, from.length);
      merge(from, to, [start, middle, Math.min(middle + length, from.length)], compare);
      yield;
    }
    [from, to] = [to, from];
  }
  return from;
}

/** @internal */
export function* orderBy<Value>(
  values: readonly (Value | null)[],
  compare: (one: Value, other: Value) => number,
): Generator<void, ItemOrder> {
  const all = Uint32Array.from(values, (_, at) => at);
  const withValue = all.filter((at) => values[at] !== null);
  const without = all.filter((at) => values[at] === null);
  const positions = yield* sorted(withValue, (one, other) => {
    const [first = null, second = null] = [values[one], values[other]];
    return first === null || second === null ? 0 : compare(first, second);
  });
  const order = new Uint32Array(values.length);
  order.set(positions);
  order.set(without, positions.length);
  return { positions: order, known: positions.length };
}

/** Equal prices keep the order of the catalogue. Prices repeat by the thousand, so only the distinct ones are sorted. */
export const orderByPrice = (priceByItem: Float64Array): ItemOrder => {
  const counts = new Map<number, number>();
  // All NaN are one key, which sorts last.
  for (const price of priceByItem) counts.set(price, (counts.get(price) ?? 0) + 1);
  const without = counts.get(NaN) ?? 0;
  const places = new Map<number, number>();
  let place = 0;
  for (const price of Float64Array.from(counts.keys()).sort()) {
    places.set(price, place);
    place += counts.get(price) ?? 0;
  }
  const positions = new Uint32Array(priceByItem.length);
  for (const [at, price] of priceByItem.entries()) {
    const next = places.get(price) ?? 0;
    positions[next] = at;
    places.set(price, next + 1);
  }
  return { positions, known: priceByItem.length - without };
};

/** Collating 100,000 names takes a fifth of a second. */
export const orderByText = (texts: readonly (string | null)[], language: string): Generator<void, ItemOrder> =>
  orderBy(texts, new Intl.Collator(language, { numeric: true }).compare);

/** Computed once per catalogue and language. */
export function* sortItems(
  { items, priceByItem }: MergedCatalog,
  field: SortField,
  language: string,
): Generator<void, ItemOrder> {
  if (field === 'price') return orderByPrice(priceByItem);
  return yield* orderByText(
    items.map((item) => item[field]),
    language,
  );
}
