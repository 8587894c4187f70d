import { defaultTimeZone, getOffset } from './timeZones';

export const givenDataAreInvalid = 'GIVEN_DATA_ARE_INVALID';

type DateRecord = { date: string | Date };
type Entry = Record<string, unknown>;

const hourMs = 3_600_000;
const dateText = /^(\d{4})-(\d\d)-(\d\d)([T ])(\d\d)(:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)$/;

const invalid = (): Error => new Error(givenDataAreInvalid);

const isRecord = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const padded = (value: number, width = 2): string => String(value).padStart(width, '0');

const dayAndHour = (at: Date, separator: string): string =>
  `${padded(at.getUTCFullYear(), 4)}-${padded(at.getUTCMonth() + 1)}-${padded(at.getUTCDate())}${separator}${padded(at.getUTCHours())}`;

// Spec §9: the offset is added to the hour as written; minutes, fractions and any zone suffix stay.
const shiftText = (text: string, hours: number): string => {
  const [, year, month, day, separator, hour, rest] = dateText.exec(text) ?? [];
  if (year === undefined || separator === undefined || rest === undefined) throw invalid();
  const at = new Date(0);
  at.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  at.setUTCHours(Number(hour));
  if (dayAndHour(at, separator) + rest !== text) throw invalid();
  at.setTime(at.getTime() + hours * hourMs);
  const shifted = dayAndHour(at, separator) + rest;
  if (!dateText.test(shifted)) throw invalid();
  return shifted;
};

const shiftDate = (date: unknown, hours: number): string | Date => {
  if (typeof date === 'string') return shiftText(date, hours);
  if (!(date instanceof Date)) throw invalid();
  const shifted = new Date(date.getTime() + hours * hourMs);
  if (Number.isNaN(shifted.getTime())) throw invalid();
  return shifted;
};

const shiftRecord = (record: unknown, hours: number): DateRecord & Record<string, unknown> => {
  if (!isRecord(record)) throw invalid();
  return { ...record, date: shiftDate(record.date, hours) };
};

/**
 * Spec §5: takes a list of entries in which each listed key is a record with a `date` (text with an hour, or a Date). A
 * key that is missing or null is left as is: an order that was not delivered has no such date. Any other input is
 * rejected with GIVEN_DATA_ARE_INVALID. The input is never mutated.
 */
export const shiftDates = <Given extends object>(
  data: readonly Given[],
  keys: readonly (keyof Given & string)[],
  offsetHours: number = getOffset(defaultTimeZone),
): Given[] => {
  if (!Array.isArray(data) || !Array.isArray(keys) || !Number.isInteger(offsetHours)) throw invalid();
  if (!keys.every((key) => typeof key === 'string')) throw invalid();
  return data.map((entry: unknown) => {
    if (!isRecord(entry)) throw invalid();
    const present = keys.filter((key) => Object.hasOwn(entry, key) && (entry[key] ?? null) !== null);
    const shifted: Entry = Object.fromEntries(present.map((key) => [key, shiftRecord(entry[key], offsetHours)]));
    return { ...entry, ...shifted } as Given;
  });
};
