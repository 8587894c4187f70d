import { Counter, Histogram, type Registry } from 'prom-client';

type Outcome = 'cached' | 'rendered' | 'busy' | 'failed';

export type PageMetrics = ReturnType<typeof createPageMetrics>;

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export const createPageMetrics = (registry: Registry) => {
  const pages = new Counter({
    name: 'medida_pages_total',
    help: 'Pages by where they came from: the cache, a new rendering, or unrendered because busy or failed',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'medida_page_render_duration_seconds',
    help: 'How long rendering a page took',
    buckets,
    registers: [registry],
  });
  return {
    count: (outcome: Outcome) => pages.inc({ outcome }),
    startRender: () => durations.startTimer(),
  };
};
