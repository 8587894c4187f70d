import { AggregatorRegistry } from 'prom-client';

import type { Metrics } from './messages';

// Typed as a number, which it is not.
const isGauge = ({ type }: Metrics[number]) => String(type) === 'gauge';

/** Sums over all workers. What ended ones have counted stays, so that no counter ever goes back. */
export const createMetricsSum = () => {
  const latest = new Map<number, Metrics>();
  let ended: Promise<Metrics> = Promise.resolve([]);
  return {
    record: (worker: number, metrics: Metrics) => {
      latest.set(worker, metrics);
    },
    end: (worker: number) => {
      const counted = (latest.get(worker) ?? []).filter((metric) => !isGauge(metric));
      latest.delete(worker);
      ended = ended.then((before) => AggregatorRegistry.aggregate([before, counted]).getMetricsAsJSON());
    },
    read: async () => AggregatorRegistry.aggregate([...latest.values(), await ended]).metrics(),
  };
};

export type MetricsSum = ReturnType<typeof createMetricsSum>;
