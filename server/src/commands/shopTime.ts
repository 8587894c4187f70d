import { isDay } from '@/shared/lib/days';

import { UsageError } from '../errors';

const dateTime = (timeZone: string) =>
  new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  });

/** The time in the shop's zone, with its offset: 2026-03-01T11:00:00+01:00, or 2026-03-01T10:00:00Z. */
export const formatTime = (milliseconds: number, timeZone: string): string => {
  const parts = dateTime(timeZone).formatToParts(milliseconds);
  const {
    year,
    month,
    day,
    hour,
    minute,
    second,
    timeZoneName = '',
  } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  // UTC is GMT or GMT+00:00, depending on the version of Node.
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${timeZoneName.replace(/^GMT(\+00:00)?/, '') || 'Z'}`;
};

const getOffset = (milliseconds: number, timeZone: string) => {
  const text = formatTime(milliseconds, timeZone).slice(0, 19);
  return Date.parse(`${text}Z`) - Math.floor(milliseconds / 1000) * 1000;
};

/** When a day begins in the shop's zone. */
const getStart = (day: number, timeZone: string) => {
  const near = day - getOffset(day, timeZone);
  return day - getOffset(near, timeZone);
};

const dayMs = 24 * 3_600_000;

/** The start of the day that an option names, and of the one after it. */
export const readDay = (name: string, text: string | undefined, timeZone: string) => {
  if (text === undefined) return undefined;
  if (!isDay(text)) throw new UsageError(`--${name} is "${text}" but must be a date such as 2026-03-01.`);
  const day = Date.parse(`${text}T00:00:00Z`);
  return { start: getStart(day, timeZone), end: getStart(day + dayMs, timeZone) };
};
