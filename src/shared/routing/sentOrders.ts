export type OrderKey = { catalogId: number; orderId: number };

const maxOrders = 20;

/** The orders that were sent together, as a segment of the address of their page. */
export const writeSentOrders = (orders: readonly OrderKey[]): string =>
  orders.map(({ catalogId, orderId }) => `${catalogId}-${orderId}`).join('_');

/** Null if the segment does not name orders, each of them once. */
export const readSentOrders = (segment: string): OrderKey[] | null => {
  const pairs = segment.split('_');
  const isValid = pairs.every((pair) => /^\d{1,15}-\d{1,15}$/.test(pair)) && new Set(pairs).size === pairs.length;
  if (!isValid || pairs.length > maxOrders) return null;
  return pairs.map((pair) => {
    const [catalogId = 0, orderId = 0] = pair.split('-').map(Number);
    return { catalogId, orderId };
  });
};
