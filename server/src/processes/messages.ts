import type { MetricObjectWithValues, MetricValue } from 'prom-client';

export type Metrics = MetricObjectWithValues<MetricValue<string>>[];

export type WorkerMessage =
  | { type: 'ready'; address: string; offersDemo: boolean }
  /** It could not start, for this reason, and ends. */
  | { type: 'failed'; reason: string }
  | { type: 'metrics'; metrics: Metrics }
  | { type: 'readAllMetrics'; id: number };

export type PrimaryMessage =
  /** Gently: other workers take over its connections. */
  { type: 'stop'; gently: boolean } | { type: 'sendMetrics' } | { type: 'allMetrics'; id: number; text: string };
