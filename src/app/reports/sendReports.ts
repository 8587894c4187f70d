import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

import type { RecentActions } from '@/store/recentActions';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { describeSession } from '../qa/session/sessionFile';
import { redact } from './redact';

/** Browsers refuse beacons of 64 KiB, all that are on their way together. */
const largestBeacon = 60 * 1024;

const noticeMs = 500;

export type Report = { id: string; cause: unknown };
export type ReportServices = { config: RuntimeConfig; recent: RecentActions };

const toError = (cause: unknown) => {
  if (!(cause instanceof Error)) return { name: 'Error', message: String(cause) };
  const { name, message, stack } = cause;
  return { name, message: message.slice(0, 2000), ...(stack !== undefined && { stack: stack.slice(0, 8000) }) };
};

const compress = (value: unknown) => {
  const packed = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(packed).arrayBuffer();
};

/** With as many of the last actions as fit, up to what the user sees next: the notice with the id. */
export const sendReport = async ({ id, cause }: Report, { config, recent }: ReportServices) => {
  await new Promise((resolve) => setTimeout(resolve, noticeMs));
  const about = describeSession(config);
  const error = toError(cause);
  for (let count = recent.read().actions.length; ; count = Math.floor(count / 2)) {
    const report = redact({ kind: 'error', id, error, session: { ...about, ...recent.read(count) } });
    const body = await compress(report);
    if (body.byteLength > largestBeacon && count > 0) continue;
    navigator.sendBeacon(config.errorReportUrl, new Blob([body], { type: 'application/gzip' }));
    return;
  }
};

/** Sends what was measured when the page is first left or hidden: a browser may never show it again. */
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
