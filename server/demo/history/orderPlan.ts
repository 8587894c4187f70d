import type { Random } from '../random';

const day = 24 * 60 * 60 * 1000;
const months = 24;

/** Relative activity per month: a quiet August, and stock for the end of the year bought in autumn. */
const seasons = [0.7, 0.8, 1, 1.1, 1.2, 1, 0.8, 0.3, 1.1, 1.4, 1.6, 1.2];

export type PlannedOrder = { createdAt: number; monthsAgo: number; status: string };

const statusAt = (random: Random, daysAgo: number) => {
  if (daysAgo > 12 && random.chance(0.06)) return 'cancelled';
  if (daysAgo > 16) return 'delivered';
  if (daysAgo > 7) return 'shipped';
  return daysAgo > 3 ? 'preparing' : 'received';
};

const planOrder = (random: Random, anchor: number, daysAgo: number): PlannedOrder => {
  // Between eight and six o'clock, on the anchor's calendar day.
  const timeOfDay = random.int(8 * 60, 18 * 60) * 60 * 1000;
  return {
    createdAt: anchor - daysAgo * day + timeOfDay,
    monthsAgo: Math.floor(daysAgo / 30.5),
    status: statusAt(random, daysAgo),
  };
};

/** When a client ordered from one catalogue over the two years before the anchor, oldest first. */
export const planOrders = (random: Random, anchor: number): PlannedOrder[] => {
  const orders: PlannedOrder[] = [];
  for (let monthsAgo = months - 1; monthsAgo >= 0; monthsAgo -= 1) {
    const first = Math.round(monthsAgo * 30.5) + 1;
    const season = seasons[new Date(anchor - first * day).getUTCMonth()] ?? 1;
    const count = Math.round(season * (random.int(2, 26) / 10));
    for (let order = 0; order < count; order += 1) orders.push(planOrder(random, anchor, first + random.int(0, 29)));
  }
  // There is always at least one open order.
  for (const daysAgo of [2, 5, 10]) orders.push(planOrder(random, anchor, daysAgo));
  return orders.sort((one, other) => one.createdAt - other.createdAt);
};
