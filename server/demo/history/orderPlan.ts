import type { Random } from '../random';

const day = 24 * 60 * 60 * 1000;
const months = 24;

/** Relative activity per month: a quiet August, and stock for the end of the year bought in autumn. */
const seasons = [0.7, 0.8, 1, 1.1, 1.2, 1, 0.8, 0.3, 1.1, 1.4, 1.6, 1.2];

type PlannedChange = { status: string; at: number };

export type PlannedOrder = { createdAt: number; monthsAgo: number; status: string; changes: PlannedChange[] };

const statusAt = (random: Random, daysAgo: number) => {
  if (daysAgo > 12 && random.chance(0.06)) return 'cancelled';
  if (daysAgo > 16) return 'delivered';
  if (daysAgo > 7) return 'shipped';
  return daysAgo > 3 ? 'preparing' : 'received';
};

/** Days after the order; each status comes before the age at which `statusAt` expects it. */
const steps: [string, number][] = [
  ['preparing', 1],
  ['shipped', 4],
  ['delivered', 9],
];

const planChanges = (createdAt: number, status: string): PlannedChange[] => {
  const path =
    status === 'cancelled' ? [[status, 1] as const] : steps.slice(0, steps.findIndex(([each]) => each === status) + 1);
  return path.map(([each, days], index) => ({
    status: each,
    at: createdAt + days * day + (index + 1) * 47 * 60 * 1000,
  }));
};

const planOrder = (random: Random, anchor: number, daysAgo: number): PlannedOrder => {
  // Between eight and six o'clock, on the anchor's calendar day.
  const createdAt = anchor - daysAgo * day + random.int(8 * 60, 18 * 60) * 60 * 1000;
  const status = statusAt(random, daysAgo);
  return { createdAt, monthsAgo: Math.floor(daysAgo / 30.5), status, changes: planChanges(createdAt, status) };
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
