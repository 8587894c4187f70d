import { Counter, Histogram, type Registry } from 'prom-client';

import { screenNames } from '@/shared/routing/screens';

export const timings = ['LCP', 'INP', 'FCP', 'TTFB'] as const;

export type Vitals = Partial<Record<(typeof timings)[number] | 'CLS', number>>;

// Includes the limits of good and poor LCP (2.5, 4 s), INP (0.2, 0.5 s), FCP (1.8, 3 s) and TTFB (0.8, 1.8 s).
const secondBuckets = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
const shiftBuckets = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

// A page in the background may take hours to paint, which is meaningless and would distort the sums.
const maxDurationMs = 60_000;
const maxShift = 10;

const pages = new Set<string>(screenNames);

export const createReportMetrics = (registry: Registry) => {
  const registers = [registry];
  const received = new Counter({
    name: 'medida_reports_received_total',
    help: 'Reports from pages, by kind',
    labelNames: ['kind'],
    registers,
  });
  const rejected = new Counter({
    name: 'medida_reports_rejected_total',
    help: 'Reports from pages that were refused, by status',
    labelNames: ['status'],
    registers,
  });
  const durations = new Histogram({
    name: 'medida_web_vitals_seconds',
    help: 'How long LCP, INP, FCP and TTFB took in browsers, by screen',
    labelNames: ['metric', 'page'],
    buckets: secondBuckets,
    registers,
  });
  const shifts = new Histogram({
    name: 'medida_web_vitals_layout_shift',
    help: 'CLS in browsers, by screen',
    labelNames: ['page'],
    buckets: shiftBuckets,
    registers,
  });
  return {
    countReceived: (kind: 'error' | 'vitals') => received.inc({ kind }),
    countRejected: (status: number) => rejected.inc({ status }),
    observeVitals: (screen: string, vitals: Vitals) => {
      const page = pages.has(screen) ? screen : 'other';
      for (const metric of timings) {
        const value = vitals[metric];
        if (value !== undefined) durations.observe({ metric, page }, Math.min(value, maxDurationMs) / 1000);
      }
      if (vitals.CLS !== undefined) shifts.observe({ page }, Math.min(vitals.CLS, maxShift));
    },
  };
};
