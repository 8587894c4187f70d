import type { Language } from './languages';

type Part = 'day' | 'month' | 'year';

const orders: Record<Language, readonly [Part, Part, Part]> = {
  es: ['day', 'month', 'year'],
  en: ['month', 'day', 'year'],
  zh: ['year', 'month', 'day'],
};

const isoDay = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;

const readParts = (text: string, language: Language): Partial<Record<Part, string>> => {
  const iso = isoDay.exec(text)?.groups;
  if (iso) return iso;
  const numbers = text.split(/[^\d]+/).filter((number) => number !== '');
  return numbers.length === 3 ? Object.fromEntries(orders[language].map((part, at) => [part, numbers[at]])) : {};
};

const centuryStart = 2000;

/** Converts a day, typed in the language's order or as 2026-11-23, to ISO text. Null if there is no such day. */
export const parseDay = (text: string, language: Language): string | null => {
  const { year = '', month, day } = readParts(text.trim(), language);
  if (![2, 4].includes(year.length)) return null;
  const fullYear = year.length === 2 ? centuryStart + Number(year) : Number(year);
  const date = new Date(Date.UTC(fullYear, Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && fullYear >= 1000;
  return isReal ? date.toISOString().slice(0, 10) : null;
};

/** Formats an ISO day the way it is typed in the language. */
export const formatDay = (day: string, language: Language): string => {
  const { groups } = isoDay.exec(day) ?? {};
  return groups ? orders[language].map((part) => groups[part]).join('/') : '';
};
