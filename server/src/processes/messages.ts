import type { MetricObjectWithValues, MetricValue } from 'prom-client';

export type Metrics = MetricObjectWithValues<MetricValue<string>>[];

export type WorkerMessage =
  | { type: 'ready'; address: string; officeAddress: string | undefined; offersDemo: boolean }
  /** The worker could not start, for this reason, and exits. */
  | { type: 'failed'; reason: string }
  | { type: 'metrics'; metrics: Metrics }
  | { type: 'readAllMetrics'; id: number };

export type PrimaryMessage =
  /** Gently: the worker drains its connections first, while others take over. */
  { type: 'stop'; gently: boolean } | { type: 'sendMetrics' } | { type: 'allMetrics'; id: number; text: string };
