import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';

import { findDatabaseUrlProblem } from '../db/postgres/databaseUrl';
import { OperatorError } from '../errors';

/** A setting's value, and its name as the operator knows it. */
export type Setting = { name: string; value: unknown };

export const refuse = ({ name, value }: Setting, expected: string): never => {
  throw new OperatorError(`${name} is ${JSON.stringify(value)} but must be ${expected}.`);
};

export const readText = (setting: Setting, fallback: string): string => {
  if (setting.value === undefined) return fallback;
  return typeof setting.value === 'string' ? setting.value : refuse(setting, 'text');
};

const toWholeNumber = (value: unknown, [min, max]: [number, number]): number | undefined => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max ? number : undefined;
};

export const readNumber = (setting: Setting, fallback: number, [min, max]: [number, number]): number => {
  if (setting.value === undefined || setting.value === '') return fallback;
  return toWholeNumber(setting.value, [min, max]) ?? refuse(setting, `a whole number from ${min} to ${max}`);
};

export const portNumbers: [number, number] = [0, 65_535];

/** Null if it is not set. */
export const readOptionalPort = (setting: Setting): number | null =>
  setting.value === undefined || setting.value === '' ? null : readNumber(setting, 0, portNumbers);

const maxWorkers = 256;

/** How many processes share the port; `auto` for one per core. */
export const readWorkers = (setting: Setting, isShareable: boolean): number => {
  if (setting.value === 'auto') return isShareable ? availableParallelism() : 1;
  const workers =
    toWholeNumber(setting.value === '' ? 1 : (setting.value ?? 1), [1, maxWorkers]) ??
    refuse(setting, `auto or a whole number from 1 to ${maxWorkers}`);
  if (workers > 1 && !isShareable)
    throw new OperatorError(
      `${setting.name} is ${workers}, but the embedded database belongs to one process: set DATABASE_URL, or ${setting.name} to 1.`,
    );
  return workers;
};

// PostgreSQL accepts 100 by default, and some of them are for commands and administrators.
const maxConnections = 80;

/** Connections per process. Leaves room for one more process, which a rolling restart starts before it stops another. */
export const getDefaultPoolSize = (workers: number): number =>
  Math.min(20, Math.max(2, Math.floor(maxConnections / (workers + 1)) - 1));

export const readSecret = (setting: Setting): string => {
  const secret = readText(setting, '');
  // The message must not contain the secret.
  if (secret !== '' && secret.length < 32)
    throw new OperatorError(`${setting.name} must be at least 32 characters long.`);
  return secret;
};

/** Standard Webhooks requires base64 after "whsec_". */
export const readWebhookSecret = (setting: Setting): string => {
  const secret = readSecret(setting);
  const [, text] = /^whsec_(.*)$/s.exec(secret) ?? [];
  if (text === undefined) return secret;
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length < 24 || bytes.length > 64 || bytes.toString('base64') !== text)
    throw new OperatorError(`${setting.name} must have 24 to 64 bytes as base64 after "whsec_".`);
  return secret;
};

const maxProxies = 10;

/**
 * A visitor can send anything in X-Forwarded-For, and proxies append to it: only this many trailing entries are
 * trusted.
 */
export const readProxies = (setting: Setting): number => {
  const { value = false } = setting;
  if (value === true || value === 'true') return 1;
  if (value === false || value === 'false' || value === '') return 0;
  return toWholeNumber(value, [0, maxProxies]) ?? refuse(setting, 'true, false or the number of proxies');
};

/** The name of a zone in the IANA database. */
export const readTimeZone = (setting: Setting): string => {
  const zone = readText(setting, '') || 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return refuse(setting, 'a time zone such as Europe/Madrid or UTC');
  }
};

export const readChoice = <Choice extends string>(
  setting: Setting,
  fallback: Choice,
  choices: readonly Choice[],
): Choice => {
  if (setting.value === undefined || setting.value === '') return fallback;
  const found = choices.find((choice) => choice === setting.value);
  return found ?? refuse(setting, `one of ${choices.join(', ')}`);
};

export const readFlag = (setting: Setting, fallback: boolean): boolean => {
  const { value } = setting;
  if (value === undefined || value === '') return fallback;
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : refuse(setting, 'true or false');
};

export const readUrl = (setting: Setting, fallback: string, protocols: readonly string[]): string => {
  const text = readText(setting, fallback);
  if (text === '') return text;
  const isValid = URL.canParse(text) && protocols.includes(new URL(text).protocol.replace(':', ''));
  // The value may contain a password, so do not print it.
  if (!isValid)
    throw new OperatorError(`${setting.name} must be a URL that starts with ${protocols.join(':// or ')}://.`);
  return text;
};

/** URL of a page or an endpoint. Passwords in it would appear in mails and logs, and fetch refuses them. */
export const readWebUrl = (setting: Setting): string => {
  const text = readUrl(setting, '', ['https', 'http']);
  if (text !== '' && new URL(text).username + new URL(text).password !== '')
    throw new OperatorError(`${setting.name} must not contain a user name or password.`);
  return text;
};

/** URL of a database server. */
export const readDatabaseUrl = (setting: Setting): string => {
  const text = readText(setting, '');
  const problem = text === '' ? undefined : findDatabaseUrlProblem(text);
  if (problem !== undefined) throw new OperatorError(`${setting.name} ${problem}.`);
  return text;
};

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);

const isNetworkAddress = (text: string) => {
  const [address = '', prefix = '0', ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
};

/** Separated by commas or spaces in the environment, an array in the file. */
const splitList = ({ value = [] }: Setting): unknown[] =>
  typeof value === 'string' ? value.split(/[\s,]+/).filter((part) => part !== '') : [value].flat();

const readList = (setting: Setting, isValid: (text: string) => boolean, expected: string): string[] => {
  const parts = splitList(setting);
  const valid = parts.filter((part): part is string => typeof part === 'string' && isValid(part));
  return valid.length === parts.length ? valid : refuse(setting, expected);
};

/** An empty list is a valid choice. */
export const readKeys = (setting: Setting, fallback: string[]): string[] =>
  setting.value === undefined
    ? fallback
    : readList(
        setting,
        (text) => /^[a-z0-9-]+$/.test(text),
        'names in lower case, with hyphens for spaces, such as units-per-box',
      );

export const readOrigins = (setting: Setting) =>
  readList(setting, isOrigin, 'origins such as https://shop.example.com');

export const readSecureOrigins = (setting: Setting) =>
  readList(
    setting,
    (text) => isOrigin(text) && text.startsWith('https:'),
    'origins such as https://pictures.example.com',
  );

export const readNetworkAddresses = (setting: Setting) =>
  readList(setting, isNetworkAddress, 'addresses or networks such as 10.0.0.7 or 10.1.0.0/16');

/** Ids of configured catalogues. */
export const readCatalogs = (setting: Setting, catalogs: readonly number[]): number[] =>
  splitList(setting).map((part) => {
    const found = catalogs.find((catalogId) => String(catalogId) === String(part));
    return found ?? refuse(setting, `a list of the configured catalogues (${catalogs.join(', ')})`);
  });

export type MailRecipient = {
  /** Undefined for all catalogues. */
  catalogId: number | undefined;
  address: string;
};

const recipient = /^(?:(\d+)=)?([^\s@,;:<>"=]+@[^\s@,;:<>"=]+)$/;

/** Mail addresses; with `catalogs`, one may be limited to a catalogue, as in `2=orders@example.com`. */
export const readRecipients = (setting: Setting, catalogs: readonly number[] = []): MailRecipient[] =>
  splitList(setting).map((part) => {
    const [, catalog, address] = (typeof part === 'string' ? recipient.exec(part) : null) ?? [];
    const catalogId = catalog === undefined ? undefined : Number(catalog);
    if (address !== undefined && (catalogId === undefined || catalogs.includes(catalogId)))
      return { catalogId, address };
    const example = catalogs.length > 0 ? ` or ${catalogs[0] ?? ''}=orders@example.com` : '';
    return refuse(setting, `mail addresses such as orders@example.com${example}`);
  });

const sender = /^(?:[^<>\r\n]*<([^<>]*)>|([^<>]*))$/;
const mailAddress = /^[^\s@,;:<>"]+@[^\s@,;:<>"]+$/;

/** A mail address, with a name or without. */
export const readSender = (setting: Setting, fallback: string): string => {
  const text = readText(setting, '').trim();
  if (text === '') return fallback;
  const [, named, bare = ''] = sender.exec(text) ?? [];
  return mailAddress.test(named ?? bare) ? text : refuse(setting, 'a mail address such as Acme <orders@example.com>');
};
