import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { format } from 'node:util';

import type { ServerConfig } from '../config/serverConfig';
import { getErrorMessage, OperatorError } from '../errors';
import { explainFailure } from '../explainFailure';
import type { PrimaryMessage, WorkerMessage } from './messages';
import { createMetricsSum, type MetricsSum } from './metricsSum';

type Started = Extract<WorkerMessage, { type: 'ready' }>;

const metricsTimeoutMs = 1000;
const metricsPollMs = 10;
// As long as systemd waits (docs/medida.service).
const stopTimeoutMs = 40_000;
const calmMs = 60_000;
const maxPauseMs = 30_000;

// Errors are ignored: a worker that is gone is reported by its exit event.
const send = (worker: Worker, message: PrimaryMessage) => void worker.send(message, () => undefined);

/** Requests the metrics of all serving workers. One that is too busy to answer counts with its previous figures. */
const createMetricsReader = (sum: MetricsSum, listServing: () => Worker[]) => {
  const unanswered = new Set<number>();
  let reading: Promise<string> | undefined;
  const read = async () => {
    const serving = listServing();
    for (const worker of serving) {
      unanswered.add(worker.id);
      send(worker, { type: 'sendMetrics' });
    }
    const deadline = performance.now() + metricsTimeoutMs;
    while (serving.some(({ id }) => unanswered.has(id)) && performance.now() < deadline) await pause(metricsPollMs);
    return sum.read();
  };
  return {
    onAnswer: (worker: Worker) => unanswered.delete(worker.id),
    read: () => (reading ??= read().finally(() => (reading = undefined))),
  };
};

/**
 * Growing pauses keep a process that fails immediately from using up the machine.
 *
 * @internal
 */
export const createRestartPauses = (now: () => number) => {
  let failures = 0;
  let failedAt = -Infinity;
  return () => {
    failures = now() - failedAt < calmMs ? failures + 1 : 1;
    failedAt = now();
    return Math.min(maxPauseMs, 250 * 2 ** failures);
  };
};

/** Starts, replaces and stops the processes that share the port; it serves no requests itself. */
const createWorkers = (log: (line: string) => void) => {
  const states = new Map<Worker, 'starting' | 'serving' | 'stopping'>();
  const listServing = () => [...states.keys()].filter((worker) => states.get(worker) === 'serving');
  const sum = createMetricsSum();
  const metrics = createMetricsReader(sum, listServing);
  let wanted = 0;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const countStaying = () => [...states.values()].filter((state) => state !== 'stopping').length;
  const nextPauseMs = createRestartPauses(() => performance.now());

  const replyWithMetrics = async (worker: Worker, id: number) => {
    try {
      send(worker, { type: 'allMetrics', id, text: await metrics.read() });
    } catch (error) {
      log(`Cannot add up the metrics: ${getErrorMessage(error)}`);
    }
  };

  /** Resolves when the worker serves requests; rejects with the reason why it does not. */
  const launch = () =>
    new Promise<Started>((resolve, reject) => {
      const worker = cluster.fork();
      let reason: string | undefined;
      states.set(worker, 'starting');
      worker.on('message', (message: WorkerMessage) => {
        if (message.type === 'failed') reason = message.reason;
        if (message.type === 'readAllMetrics') void replyWithMetrics(worker, message.id);
        if (message.type === 'metrics') {
          sum.record(worker.id, message.metrics);
          metrics.onAnswer(worker);
        }
        if (message.type !== 'ready') return;
        if (states.get(worker) === 'starting') states.set(worker, 'serving');
        resolve(message);
      });
      // The process could not even be started, so no exit event follows.
      worker.once('error', (error) => {
        if (worker.process.pid === undefined) states.delete(worker);
        reject(error);
      });
      worker.once('exit', (code, signal) => {
        const ending = `Process ${worker.process.pid} ended with ${signal || code}`;
        const wasServing = states.get(worker) === 'serving';
        states.delete(worker);
        metrics.onAnswer(worker);
        sum.end(worker.id);
        reject(new OperatorError(reason ?? `${ending} before it was ready.`));
        if (wasServing && !isStopping()) void replace(ending);
      });
    });

  const pauseUnlessStopping = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      stopping.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });

  const replace = async (ending: string) => {
    for (let problem = ending; ;) {
      const pauseMs = nextPauseMs();
      log(`${problem.replace(/\.$/, '')}. Another one starts in ${pauseMs / 1000} s.`);
      await pauseUnlessStopping(pauseMs);
      if (isStopping() || countStaying() >= wanted) return;
      try {
        await launch();
        return;
      } catch (error) {
        if (isStopping()) return;
        problem = getErrorMessage(error);
      }
    }
  };

  const stop = async (worker: Worker, gently: boolean) => {
    if (!states.has(worker)) return;
    states.set(worker, 'stopping');
    send(worker, { type: 'stop', gently });
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), stopTimeoutMs);
    await once(worker, 'exit');
    clearTimeout(timer);
  };

  const kill = async (worker: Worker) => {
    const ended = once(worker, 'exit');
    worker.process.kill('SIGKILL');
    await ended;
  };

  return {
    start: async (count: number) => {
      wanted = count;
      try {
        const others = Array.from({ length: count - 1 }, launch);
        const [first] = await Promise.all([launch(), ...others]);
        return first;
      } catch (error) {
        // Workers that are still starting would report errors when this process ends.
        stopping.abort();
        await Promise.all([...states.keys()].map(kill));
        throw error;
      }
    },
    /** Each is replaced by a new one before it stops, so that the port is always served. */
    replaceAll: async (count: number) => {
      // Including those that are still starting, with the configuration of before.
      const old = [...states].filter(([, state]) => state !== 'stopping').map(([worker]) => worker);
      wanted = count;
      for (let index = 0; index < Math.max(old.length, count) && !isStopping(); index += 1) {
        if (index < count) await launch();
        const worker = old[index];
        if (worker) await stop(worker, true);
      }
      // A worker that ended meanwhile has been replaced twice.
      for (const extra of listServing().slice(count)) await stop(extra, true);
    },
    stopAll: async () => {
      stopping.abort();
      await Promise.all([...states.keys()].map((worker) => stop(worker, false)));
    },
  };
};

/** Runs several processes that share the port. If they cannot start, it fails as a single process would. */
export const runPrimary = async (config: ServerConfig, loadConfig: () => ServerConfig) => {
  const workers = createWorkers((line) => console.error(line));
  const started = await workers.start(config.workers);
  const connections = config.workers * (config.databasePoolSize + 1);
  console.log(`${config.workers} processes share the port, with up to ${connections} connections to the database.`);
  let rolling = Promise.resolve();
  let isWaiting = false;
  const replaceAll = async () => {
    isWaiting = false;
    try {
      const { workers: count } = loadConfig();
      await workers.replaceAll(count);
      console.log(`All processes have been replaced; there are ${count}.`);
    } catch (error) {
      console.error(`Earlier processes keep running. ${format(explainFailure(error))}`);
    }
  };
  return {
    ...started,
    stop: workers.stopAll,
    reload: () => {
      if (isWaiting) return;
      isWaiting = true;
      rolling = rolling.then(replaceAll);
    },
  };
};
