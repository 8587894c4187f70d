import { AggregatorRegistry } from 'prom-client';

import type { Metrics } from './messages';

// Typed as a number, but it is a string.
const isGauge = ({ type }: Metrics[number]) => String(type) === 'gauge';

/** Sums over all workers. The counts of workers that have ended are kept, so that no counter ever decreases. */
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
