import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

import type { RecentActions } from '@/store/recentActions';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { redact } from './redact';
import { describeSession } from './sessionFile';

/** Browsers limit all beacons in flight to 64 KiB. */
const maxBeaconBytes = 60 * 1024;
/** The services unpack at most this much. */
const maxReportBytes = 2 * 1024 * 1024;

const noticeDelayMs = 500;
const retryDelayMs = 500;
const maxTries = 120;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The browser refuses a beacon while earlier ones take up its limit, and accepts it once they have arrived. */
const sendWhenAccepted = async (url: string, body: Blob) => {
  for (let tries = 1; !navigator.sendBeacon(url, body); tries += 1) {
    if (tries === maxTries) return false;
    await wait(retryDelayMs);
  }
  return true;
};

export type Report = { id: string; cause: unknown };
export type ReportServices = { config: RuntimeConfig; recent: RecentActions };

const toError = (cause: unknown) => {
  if (!(cause instanceof Error)) return { name: 'Error', message: String(cause) };
  const { name, message, stack } = cause;
  return { name, message: message.slice(0, 2000), ...(stack !== undefined && { stack: stack.slice(0, 8000) }) };
};

/** Undefined if it is too large. */
const pack = async (report: object): Promise<Blob | undefined> => {
  const plain = new Blob([JSON.stringify(report)]);
  if (plain.size > maxReportBytes) return undefined;
  const body = await new Response(plain.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  return body.byteLength > maxBeaconBytes ? undefined : new Blob([body], { type: 'application/gzip' });
};

/** Waits until the error notice is on screen, then sends as many recent actions as fit. Reports wait for each other. */
export const sendReport = async ({ id, cause }: Report, { config, recent }: ReportServices) => {
  await wait(noticeDelayMs);
  const about = describeSession(config);
  const error = toError(cause);
  const packWith = (recorded: object) => pack({ kind: 'error', id, error, session: redact({ ...about, ...recorded }) });
  let count = recent.read().actions.length;
  let packed = await packWith(recent.read(count));
  while (!packed && count > 0) {
    count = Math.floor(count / 2);
    packed = await packWith(recent.read(count));
  }
  packed ??= await packWith({ initial: null, actions: [] });
  if (!packed || !(await sendWhenAccepted(config.errorReportUrl, packed))) throw new Error(`report ${id} was not sent`);
};

/** Sends the measurements when the page is first left or hidden, because it may never be shown again. */
export const sendVitals = ({ config: { errorReportUrl }, page }: { config: RuntimeConfig; page: string }) => {
  const vitals: Partial<Record<Metric['name'], number>> = {};
  const keep = ({ name, value }: Metric) => {
    vitals[name] = value;
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(keep);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const body = JSON.stringify({ kind: 'vitals', page, vitals });
    navigator.sendBeacon(errorReportUrl, new Blob([body], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', send);
};
