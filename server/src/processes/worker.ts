import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { format } from 'node:util';
import type { Registry } from 'prom-client';

import { explainFailure } from '../explainFailure';
import type { ShareMetrics } from '../http/metrics';
import type { RunningServer } from '../startServer';
import type { Metrics, PrimaryMessage, WorkerMessage } from './messages';

const send = (message: WorkerMessage) => new Promise<void>((resolve) => process.send?.(message, () => resolve()));

const onPrimaryMessage = (listener: (message: PrimaryMessage) => void) =>
  process.on('message', (message) => listener(message as PrimaryMessage));

/** Messages are sent as JSON, which has no NaN. */
const readMetrics = async (registry: Registry): Promise<Metrics> =>
  (await registry.getMetricsAsJSON()).map((metric) => ({
    ...metric,
    values: metric.values.filter(({ value }) => Number.isFinite(value)),
  }));

const answerTimeoutMs = 5000;

const createMetricsSharing = () => {
  let own: Registry | undefined;
  let lastId = 0;
  const waiting = new Map<number, (text: string) => void>();
  const sendOwn = async () => {
    if (own) await send({ type: 'metrics', metrics: await readMetrics(own) });
  };
  onPrimaryMessage((message) => {
    if (message.type === 'sendMetrics') void sendOwn();
    if (message.type === 'allMetrics') waiting.get(message.id)?.(message.text);
  });
  const share: ShareMetrics = (registry) => {
    own = registry;
    return async () => {
      const id = (lastId += 1);
      const all = new Promise<string>((resolve) => waiting.set(id, resolve));
      await send({ type: 'readAllMetrics', id });
      const text = await Promise.race([all, pause(answerTimeoutMs, undefined, { ref: false })]);
      waiting.delete(id);
      if (text === undefined) throw new Error('the primary process did not return the metrics of all processes');
      return text;
    };
  };
  return { share, sendOwn };
};

/** Runs one of several processes that share a port. It obeys the primary process, and ends with it. */
export const runWorker = (start: (shareMetrics: ShareMetrics) => Promise<RunningServer>) => {
  // Ignored: terminals and supervisors signal all processes, but the primary decides when workers stop.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  const metrics = createMetricsSharing();
  const fail = async (error: unknown) => {
    await send({ type: 'failed', reason: format(explainFailure(error)) });
    process.exit(1);
  };
  const starting = start(metrics.share);
  starting
    .then(({ address, officeAddress, offersDemo }) => send({ type: 'ready', address, officeAddress, offersDemo }))
    .catch((error: unknown) => fail(error));
  const stop = async (gently: boolean) => {
    const server = await starting;
    if (gently) await server.drain();
    await metrics.sendOwn();
    await server.stop();
    cluster.worker?.disconnect();
  };
  onPrimaryMessage((message) => {
    if (message.type === 'stop') stop(message.gently).catch((error: unknown) => fail(error));
  });
};
