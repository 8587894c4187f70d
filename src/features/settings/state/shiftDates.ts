import { isPlainObject } from '@reduxjs/toolkit';

import { defaultTimeZone, getOffset } from './timeZones';

export const givenDataAreInvalid = 'GIVEN_DATA_ARE_INVALID';

type DateRecord = { date: string | Date };
type Entry = Record<string, unknown>;

const hourMs = 3_600_000;
const dateText = /^(\d{4})-(\d\d)-(\d\d)([T ])(\d\d)(:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)$/;

const createInvalidError = (): Error => new Error(givenDataAreInvalid);

const isEntry = (value: unknown): value is Entry => isPlainObject(value);

const pad = (value: number, width = 2): string => String(value).padStart(width, '0');

const formatDayAndHour = (at: Date, separator: string): string =>
  `${pad(at.getUTCFullYear(), 4)}-${pad(at.getUTCMonth() + 1)}-${pad(at.getUTCDate())}${separator}${pad(at.getUTCHours())}`;

// Spec §9: the offset is added to the hour as written; minutes, fractions and any zone suffix stay.
const shiftText = (text: string, hours: number): string => {
  const [, year, month, day, separator, hour, rest] = dateText.exec(text) ?? [];
  if (year === undefined || separator === undefined || rest === undefined) throw createInvalidError();
  const at = new Date(0);
  at.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  at.setUTCHours(Number(hour));
  if (formatDayAndHour(at, separator) + rest !== text) throw createInvalidError();
  at.setTime(at.getTime() + hours * hourMs);
  const shifted = formatDayAndHour(at, separator) + rest;
  if (!dateText.test(shifted)) throw createInvalidError();
  return shifted;
};

const shiftDate = (date: unknown, hours: number): string | Date => {
  if (typeof date === 'string') return shiftText(date, hours);
  if (!(date instanceof Date)) throw createInvalidError();
  const shifted = new Date(date.getTime() + hours * hourMs);
  if (Number.isNaN(shifted.getTime())) throw createInvalidError();
  return shifted;
};

const shiftRecord = (record: unknown, hours: number): DateRecord & Record<string, unknown> => {
  if (!isEntry(record)) throw createInvalidError();
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
  if (!Array.isArray(data) || !Array.isArray(keys) || !Number.isInteger(offsetHours)) throw createInvalidError();
  if (!keys.every((key) => typeof key === 'string')) throw createInvalidError();
  return data.map((entry: unknown) => {
    if (!isEntry(entry)) throw createInvalidError();
    const present = keys.filter((key) => Object.hasOwn(entry, key) && (entry[key] ?? null) !== null);
    const shifted: Entry = Object.fromEntries(present.map((key) => [key, shiftRecord(entry[key], offsetHours)]));
    return { ...entry, ...shifted } as Given;
  });
};
