import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { parseRuntimeConfig, settings } from '@/shared/config/parseRuntimeConfig';
import { ConfigError, type RuntimeConfig } from '@/shared/config/runtimeConfig';

import { getErrorCode, getErrorMessage, OperatorError } from '../errors';
import { isOwnAddress } from '../http/security/origin';
import { suggest } from '../suggest';
import { readCatalogueEngine } from './catalogueEngine';
import { environmentNames, type Key, refuseMisspeltNames } from './environmentNames';
import {
  getDefaultPoolSize,
  portNumbers,
  readCatalogs,
  readChoice,
  readDatabaseUrl,
  readFlag,
  readKeys,
  readNetworkAddresses,
  readNumber,
  readOptionalPort,
  readOrigins,
  readProxies,
  readRecipients,
  readSecret,
  readSecureOrigins,
  readSender,
  readText,
  readTimeZone,
  readUrl,
  readWebhookSecret,
  readWebUrl,
  readWorkers,
  refuse,
  type Setting,
} from './settings';
import { readSignIn, withSignIn } from './signInSettings';

const configFile = 'medida.config.json';

/** Where the services receive error reports and web vitals. */
export const reportsPath = '/services/reports';

/** Where the services serve queries of the catalogue. */
export const enginePath = '/services/engine';

type Sources = {
  rootDirectory: string;
  environment: Record<string, string | undefined>;
  /** The content of medida.config.json: `{ "server": { ... }, "application": { ... } }`. */
  file: unknown;
};

const readSection = (file: unknown, name: string): Record<string, unknown> => {
  const setting: Setting = { name: configFile, value: file };
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return refuse(setting, 'an object');
  const section: unknown = (file as Record<string, unknown>)[name] ?? {};
  if (typeof section === 'object' && section !== null && !Array.isArray(section)) {
    return section as Record<string, unknown>;
  }
  return refuse({ name: `${configFile}: ${name}`, value: section }, 'an object');
};

// $schema lets editors offer completions.
const knownSections = ['server', 'application', '$schema'];

const refuseUnknownKeys = (keys: string[], known: string[], parent = '') => {
  const unknown = keys.find((key) => !known.includes(key));
  if (unknown === undefined) return;
  throw new OperatorError(
    `${configFile}: ${parent}${unknown} is not a setting.${suggest(unknown, known)} Use one of ${known.join(', ')}.`,
  );
};

const usualFilters = [
  'brand',
  'material',
  'colour',
  'color',
  'finish',
  'size',
  'capacity',
  'contents',
  'power',
  'voltage',
  'origin',
  'care',
  'use-and-care',
];

/** If a provider shows prices only to clients, our engine cannot answer: only the provider knows who is signed in. */
const canAnswerQuestions = ({ pricesVisibleTo, services }: RuntimeConfig) =>
  pricesVisibleTo === 'everyone' || isOwnAddress(services.inventory);

/** Otherwise pages show nothing of what is in our database. */
const hasOwnServices = ({ services }: RuntimeConfig) =>
  [services.public, services.inventory, services.orders, services.blob].some(isOwnAddress);

const withEngine = (config: RuntimeConfig, { services }: Record<string, unknown>): RuntimeConfig => {
  const isGiven = services !== undefined && Object.hasOwn(services as object, 'engine');
  if (isGiven || !canAnswerQuestions(config)) return config;
  return { ...config, services: { ...config.services, engine: enginePath } };
};

/** Our blob storage has photographs in several sizes. */
const withSizes = (config: RuntimeConfig, { blob }: Record<string, unknown>): RuntimeConfig => {
  const isGiven = blob !== undefined && Object.hasOwn(blob as object, 'sizes');
  return isGiven || !isOwnAddress(config.services.blob) ? config : { ...config, blob: { sizes: '{url}?w={width}' } };
};

/** Our public service counts searches that found nothing. */
const withSearches = (config: RuntimeConfig, { catalogue }: Record<string, unknown>): RuntimeConfig => {
  const reportsMissedSearches = isOwnAddress(config.services.public);
  const given = catalogue as Partial<RuntimeConfig['catalogue']> | undefined;
  return { ...config, catalogue: { ...config.catalogue, reportsMissedSearches, ...given } };
};

/** Our order service knows the fields, and its time zone is the shop's. */
const withOrderFields = (
  config: RuntimeConfig,
  { order }: Record<string, unknown>,
  timeZone: string,
): RuntimeConfig => {
  const fields = isOwnAddress(config.services.orders) ? 'own' : config.order.fields;
  return { ...config, order: { fields, timeZone, ...(order as object | undefined) } };
};

const readRuntime = (section: Record<string, unknown>, timeZone: string): RuntimeConfig => {
  const warn = (warning: string) => console.warn(`${configFile}: application.${warning}`);
  try {
    const config = parseRuntimeConfig({ errorReportUrl: reportsPath, ...section }, warn);
    const own = withSearches(withSizes(withEngine(config, section), section), section);
    return withOrderFields(own, section, timeZone);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const known = Object.keys(settings);
    const isKnown = known.some((key) => key === error.key || key.startsWith(`${error.key}.`));
    const meant = isKnown ? '' : suggest(error.key, known);
    throw new OperatorError(`${configFile}: application.${error.message}.${meant}`);
  }
};

const retentionDays: [number, number] = [0, 3650];
const requestsAMinute: [number, number] = [0, 1_000_000];

/** The environment overrides the file. Throws an OperatorError that names the key of an invalid value. */
export const readServerConfig = ({ rootDirectory, environment, file }: Sources) => {
  const section = readSection(file, 'server');
  refuseUnknownKeys(Object.keys(file as object), knownSections);
  refuseUnknownKeys(Object.keys(section), Object.keys(environmentNames), 'server.');
  refuseMisspeltNames(environment);
  const setting = (key: Key): Setting => {
    const name = environmentNames[key];
    const value = environment[name];
    return value === undefined ? { name: `${configFile}: server.${key}`, value: section[key] } : { name, value };
  };
  const port = readNumber(setting('port'), 3000, portNumbers);
  const databaseUrl = readDatabaseUrl(setting('databaseUrl'));
  const workers = readWorkers(setting('workers'), databaseUrl !== '');
  const givenUrl = readWebUrl(setting('publicUrl'));
  const publicUrl = (givenUrl || `http://localhost:${port}`).replace(/\/+$/, '');
  const timeZone = readTimeZone(setting('timeZone'));
  const allowedOrigins = readOrigins(setting('allowedOrigins'));
  const signingIn = readSignIn(setting, { publicUrl, allowedOrigins });
  const runtime = withSignIn(readRuntime(readSection(file, 'application'), timeZone), signingIn);
  const webhookUrl = readWebUrl(setting('webhookUrl'));
  const webhookSecret = readWebhookSecret(setting('webhookSecret'));
  if (webhookUrl !== '' && webhookSecret === '')
    throw new OperatorError(`${setting('webhookSecret').name} is missing: webhooks are signed with it.`);
  return {
    rootDirectory,
    port,
    host: readText(setting('host'), 'localhost'),
    /** How many processes share the port. */
    workers,
    /** Empty for the embedded database in `dataDirectory`. */
    databaseUrl,
    databasePoolSize: readNumber(setting('databasePoolSize'), getDefaultPoolSize(workers), [2, 200]),
    /** Timeout of a statement on a database server, in seconds. */
    databaseTimeout: readNumber(setting('databaseTimeout'), 5, [1, 60]),
    ...readCatalogueEngine(setting, databaseUrl, runtime),
    dataDirectory: resolve(rootDirectory, readText(setting('dataDirectory'), '.data')),
    /** The application's public URL, for links in mails. */
    publicUrl,
    /** The configured public origin. If empty, the origin comes from each request. */
    publicOrigin: givenUrl && new URL(givenUrl).origin,
    /** How many proxies are in front of the services; each adds one address to X-Forwarded-For. */
    trustProxy: readProxies(setting('trustProxy')),
    /** How many pages one address, and how many requests to the services one address or account may send; 0 for any. */
    pagesPerMinute: readNumber(setting('pagesPerMinute'), 600, requestsAMinute),
    requestsPerMinute: readNumber(setting('requestsPerMinute'), 3000, requestsAMinute),
    /** Other origins whose pages may call the services. */
    allowedOrigins,
    /** Other origins whose pictures pages may show. */
    pictureOrigins: readSecureOrigins(setting('pictureOrigins')),
    logLevel: readChoice(setting('logLevel'), 'warn', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    /** Empty to sign with a secret stored in the database. */
    tokenSecret: readSecret(setting('tokenSecret')),
    sessionHours: readNumber(setting('sessionHours'), 12, [1, 24 * 90]),
    ...signingIn,
    /** The shop's, for the times in mails and commands. */
    timeZone,
    /** Empty to write mails to the outbox in the data directory. */
    smtpUrl: readUrl(setting('smtpUrl'), '', ['smtp', 'smtps']),
    mailFrom: readSender(setting('mailFrom'), 'Medida <no-reply@medida.example>'),
    /** Who receives orders by mail, for one catalogue or for all of them. */
    orderRecipients: readRecipients(setting('orderMailTo'), runtime.catalogs),
    contactRecipients: readRecipients(setting('contactMailTo')).map(({ address }) => address),
    /** Where orders are posted; empty for no webhook. */
    webhookUrl,
    webhookSecret,
    /** Addresses that may read the metrics without the token. With neither configured, only this machine may. */
    metricsAddresses: readNetworkAddresses(setting('metricsAddresses')),
    metricsToken: readText(setting('metricsToken'), ''),
    /** The collector of OpenTelemetry that receives traces; empty for none. */
    otlpEndpoint: readWebUrl(setting('otlpEndpoint')),
    /** Where the office is; null for none. */
    officePort: readOptionalPort(setting('officePort')),
    officeHost: readText(setting('officeHost'), '127.0.0.1'),
    /** Where people reach the office; empty for this machine. */
    officeUrl: readWebUrl(setting('officeUrl')).replace(/\/+$/, ''),
    /** Of the company's own software, which may change the stock; empty for none. */
    officeToken: readSecret(setting('officeToken')),
    /** Where that software may be; if empty, only on this machine. */
    officeAddresses: readNetworkAddresses(setting('officeAddresses')),
    /** For how long contact messages, error reports, and mails that could not be sent or are files are kept; 0 for good. */
    messageDays: readNumber(setting('messageDays'), 730, retentionDays),
    reportDays: readNumber(setting('reportDays'), 30, retentionDays),
    outboxDays: readNumber(setting('outboxDays'), 90, retentionDays),
    /** How long the record of what was changed is kept; 0 for good. */
    changeDays: readNumber(setting('changeDays'), 730, retentionDays),
    /** Whether pages are rendered here; otherwise the browser fills in everything but the head. */
    renderPages: readFlag(setting('renderPages'), true),
    /** Keys of the features that the catalogue can be filtered by, in this order. */
    filterFeatures: readKeys(setting('filterFeatures'), usualFilters),
    /** Up to this quantity, the stock of an item is low. */
    lowStock: readNumber(setting('lowStock'), 10, [0, 1_000_000]),
    /** The catalogues whose orders must not exceed the stock. */
    refuseBackorders: readCatalogs(setting('refuseBackorders'), runtime.catalogs),
    /** Whether the people of a client share its cart, or have one each. */
    personCarts: readChoice(setting('personCarts'), 'common', ['common', 'own']),
    /** Whether a new database is filled with demo data, including accounts with public passwords. */
    demo: hasOwnServices(runtime) && readFlag(setting('demo'), databaseUrl === '' && givenUrl === ''),
    /** Whether the sources of the page's code are public. */
    sourceMaps: readFlag(setting('sourceMaps'), false),
    /** Whether mails about new orders have the order attached as a PDF. */
    orderMailPdf: readFlag(setting('orderMailPdf'), false),
    isProduction: environment.NODE_ENV === 'production',
    runtime,
  };
};

export type ServerConfig = ReturnType<typeof readServerConfig>;

/** The content of a deployment's medida.config.json. Without the file, every setting has its default. */
export const readConfigFile = (rootDirectory: string): unknown => {
  try {
    return JSON.parse(readFileSync(join(rootDirectory, configFile), 'utf8')) as unknown;
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return {};
    throw new OperatorError(`Cannot read ${configFile}: ${getErrorMessage(error)}`);
  }
};

export const loadServerConfig = (rootDirectory: string): ServerConfig =>
  readServerConfig({ rootDirectory, environment: process.env, file: readConfigFile(rootDirectory) });
