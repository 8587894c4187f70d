import { isLanguage, type Language, languages } from '@/shared/i18n/languages';

import { ConfigError } from './runtimeConfig';

/** Returns the validated value, or throws a ConfigError that names the key. */
export type Reader<Value> = (value: unknown, key: string) => Value;

const fail = (key: string, reason: string): never => {
  throw new ConfigError(key, reason);
};

// Rejects invisible characters and those that browsers turn into slashes.
const unfitForAddress = /[\s\\\p{Cc}\p{Cf}]/u;

const isBareAddress = (url: URL): boolean =>
  (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' && url.password === '';

const isLocalPath = (value: string): boolean => value.startsWith('/') && !value.startsWith('//');

const isAddress = (value: string): boolean => {
  if (unfitForAddress.test(value)) return false;
  if (isLocalPath(value)) return true;
  return /^https?:\/\//i.test(value) && URL.canParse(value) && isBareAddress(new URL(value));
};

export const text: Reader<string> = (value, key) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : fail(key, 'must be a text that is not empty');

/** Lines of a text, or empty. */
export const optionalText: Reader<string> = (value, key) =>
  typeof value === 'string' ? value.trim() : fail(key, 'must be a text');

/** A text in every language. */
export const translated: Reader<Record<Language, string> | null> = (value, key) => {
  if (value === null) return null;
  if (typeof value !== 'object') return fail(key, `must be a text in ${languages.join(', ')}`);
  const given = value as Record<string, unknown>;
  const unknown = Object.keys(given).find((language) => !isLanguage(language));
  if (unknown !== undefined) return fail(`${key}.${unknown}`, `is not one of ${languages.join(', ')}`);
  return Object.fromEntries(
    languages.map((language) => [language, text(given[language], `${key}.${language}`)]),
  ) as Record<Language, string>;
};

/** A list of texts in every language. */
export const translations: Reader<Record<Language, string>[]> = (value, key) => {
  const expected = `must be a list of texts in ${languages.join(', ')}`;
  if (!Array.isArray(value)) return fail(key, expected);
  return value.map((entry: unknown, position) => translated(entry, `${key}[${position}]`) ?? fail(key, expected));
};

/** A number such as 2020, or a text such as "2018–2026". */
export const years: Reader<string> = (value, key) =>
  (typeof value === 'string' || typeof value === 'number') && /^\d{4}([-–]\d{4})?$/.test(String(value))
    ? String(value)
    : fail(key, 'must be a year such as 2020, or "2018–2026"');

export const flag: Reader<boolean> = (value, key) =>
  typeof value === 'boolean' ? value : fail(key, 'must be true or false');

export const id: Reader<number> = (value, key) =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : fail(key, 'must be a positive integer');

export const ids: Reader<number[]> = (value, key) => {
  if (!Array.isArray(value) || value.length === 0) return fail(key, 'must be a list of positive integers');
  return value.map((entry, position) => id(entry, `${key}[${position}]`));
};

export const milliseconds =
  (max: number): Reader<number> =>
  (value, key) =>
    Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= max
      ? (value as number)
      : fail(key, `must be a whole number of milliseconds from 1 to ${max}`);

export const oneOf =
  <const Choice extends string>(choices: readonly Choice[]): Reader<Choice> =>
  (value, key) =>
    choices.includes(value as Choice) ? (value as Choice) : fail(key, `must be one of ${choices.join(', ')}`);

/** Without trailing slashes, so that the contract's path can be appended. */
export const baseUrl: Reader<string> = (value, key) =>
  typeof value === 'string' && isAddress(value) && !/[?#]/.test(value)
    ? value.replace(/\/+$/, '')
    : fail(key, 'must be a path such as "/services/public" or an http(s) address, without query, hash or credentials');

export const optionalBaseUrl: Reader<string> = (value, key) => (value === '' ? value : baseUrl(value, key));

export const optionalAddress: Reader<string> = (value, key) =>
  value === '' || (typeof value === 'string' && isAddress(value))
    ? value
    : fail(key, 'must be empty, a path or an http(s) address');

/** Where the sizes of a picture are; `{url}` is its own address. */
export const sizeTemplate: Reader<string> = (value, key) => {
  if (value === '') return value;
  const isTemplate = typeof value === 'string' && value.includes('{url}') && value.includes('{width}');
  const written = String(value).replace('{url}', '/picture').replace('{width}', '320');
  // In `srcset`, spaces and commas separate addresses.
  return isTemplate && isAddress(written) && !/[,{}]/.test(written)
    ? value
    : fail(key, 'must be empty, or contain "{url}" and "{width}" once each, as in "{url}?w={width}"');
};

export const ratio: Reader<number> = (value, key) =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : fail(key, 'must be a number from 0 to 1');

export const origins: Reader<string[]> = (value, key) => {
  if (!Array.isArray(value)) return fail(key, 'must be a list of origins');
  return value.map((entry: unknown, position) =>
    typeof entry === 'string' && URL.canParse(entry) && isBareAddress(new URL(entry)) && new URL(entry).origin === entry
      ? entry
      : fail(`${key}[${position}]`, 'must be an origin such as "https://services.example.com"'),
  );
};

export const address: Reader<string> = (value, key) =>
  typeof value === 'string' && isAddress(value) ? value : fail(key, 'must be a path or an http(s) address');

export const colour: Reader<string> = (value, key) =>
  typeof value === 'string' && /^#([\da-f]{3}|[\da-f]{6})$/i.test(value)
    ? value
    : fail(key, 'must be a colour such as "#1b5e20"');

const ownHeaders = [
  'accept',
  'authorization',
  'content-type',
  'if-match',
  'if-none-match',
  'traceparent',
  'x-xsrf-token',
];

export const headerName: Reader<string> = (value, key) => {
  if (typeof value !== 'string' || !/^[!#$%&'*+.^_`|~\w-]+$/.test(value)) return fail(key, 'must be a header name');
  return ownHeaders.includes(value.toLowerCase())
    ? fail(key, `must not be ${value}, which the application itself sends`)
    : value;
};

export const headerValue: Reader<string> = (value, key) =>
  typeof value === 'string' && /^[\x21-\x7e]+( [\x21-\x7e]+)*$/.test(value)
    ? value
    : fail(key, 'must be a header value of plain ASCII');

/** The name of a zone in the IANA database. */
export const optionalTimeZone: Reader<string> = (value, key) => {
  const reason = 'must be empty, or a time zone such as Europe/Madrid';
  if (typeof value !== 'string') return fail(key, reason);
  try {
    return value && new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return fail(key, reason);
  }
};
