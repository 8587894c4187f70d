import { isLanguage, languages } from '@/shared/i18n/languages';

import { ConfigError, type RuntimeConfig } from './runtimeConfig';
import * as read from './settingReaders';

export type Warn = (warning: string) => void;

const sections = ['services', 'blob', 'catalogue', 'headers', 'order', 'signIn', 'stock', 'theme', 'traces'] as const;

type Section = (typeof sections)[number];

type Key = {
  [Name in keyof RuntimeConfig]: Name extends Section ? `${Name}.${keyof RuntimeConfig[Name] & string}` : Name;
}[keyof RuntimeConfig];

type Value<Given extends Key> = Given extends `${infer Name extends Section}.${infer Inner}`
  ? RuntimeConfig[Name][Inner & keyof RuntimeConfig[Name]]
  : RuntimeConfig[Given & keyof RuntimeConfig];

const setting = <Of>(byDefault: Of, reader: read.Reader<Of>) => ({ byDefault, reader });

const tenMinutes = 600_000;

export const settings: { [Given in Key]: ReturnType<typeof setting<Value<Given>>> } = {
  accountId: setting(1, read.id),
  companies: setting([1, 2], read.ids),
  catalogs: setting([1, 2], read.ids),
  catalogNames: setting([], read.translations),
  currencyText: setting(null, read.translated),
  'services.public': setting('/services/public', read.baseUrl),
  'services.inventory': setting('/services/inventory', read.baseUrl),
  'services.orders': setting('/services/orders', read.baseUrl),
  'services.blob': setting('/services/blob', read.baseUrl),
  'services.engine': setting('', read.optionalBaseUrl),
  'blob.sizes': setting('', read.sizeTemplate),
  'catalogue.keepInBrowser': setting('auto', read.oneOf(['auto', 'always', 'never'])),
  'catalogue.reportsMissedSearches': setting(false, read.flag),
  // Design §4: es is the default; en if the configured language is invalid, which is no error.
  defaultLanguage: setting('es', (value) => (isLanguage(value) ? value : 'en')),
  siteName: setting('Medida', read.text),
  sellerDetails: setting('', read.optionalText),
  siteTitle: setting('Productos hechos a medida', read.text),
  author: setting('Medida', read.text),
  // Spec §9: the footer's year.
  copyrightYear: setting('2020', read.years),
  'headers.language': setting('X-Language', read.headerName),
  'headers.application': setting('X-Application', read.headerName),
  'headers.applicationValue': setting('api', read.headerValue),
  requestTimeoutMs: setting(20_000, read.milliseconds(tenMinutes)),
  pricesVisibleTo: setting('everyone', read.oneOf(['everyone', 'clients'])),
  'stock.visibleTo': setting('everyone', read.oneOf(['everyone', 'clients'])),
  'stock.shows': setting('quantities', read.oneOf(['quantities', 'words'])),
  'order.fields': setting('comment', read.oneOf(['own', 'comment'])),
  'order.timeZone': setting('', read.optionalTimeZone),
  'signIn.provider': setting('', read.optionalText),
  'signIn.password': setting(true, read.flag),
  'signIn.passkeys': setting(false, read.flag),
  devTools: setting(false, read.flag),
  qa: setting(false, read.flag),
  demo: setting(false, read.flag),
  errorReportUrl: setting('', read.optionalAddress),
  'theme.primary': setting('#0f5c4f', read.colour),
  'theme.secondary': setting('#a8481c', read.colour),
  'theme.logoUrl': setting('', read.optionalAddress),
  'theme.logoHasName': setting(false, read.flag),
  'theme.iconsUrl': setting('', (value, key) => read.optionalAddress(value, key).replace(/\/+$/, '')),
  'theme.shareImageUrl': setting('/share.png', read.address),
  offline: setting(true, read.flag),
  'traces.ratio': setting(0, read.ratio),
  'traces.origins': setting([], read.origins),
};

const isSection = (name: string) => sections.some((section) => section === name);

const readEntries = (value: unknown, key: string): [string, unknown][] => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
  throw new ConfigError(key, 'must be an object');
};

const flatten = (value: unknown): Map<string, unknown> => {
  const given = new Map<string, unknown>();
  for (const [name, content] of readEntries(value, 'configuration')) {
    if (!isSection(name)) given.set(name, content);
    else for (const [key, inner] of readEntries(content, name)) given.set(`${name}.${key}`, inner);
  }
  return given;
};

/** Validates a deployment's settings and fills in defaults. Shared by the server and the page. */
export const parseRuntimeConfig = (value: unknown, warn: Warn = () => undefined): RuntimeConfig => {
  const given = flatten(value);
  const unknown = [...given.keys()].find((key) => !Object.hasOwn(settings, key));
  if (unknown !== undefined) throw new ConfigError(unknown, 'is not a key of the configuration');

  const language = given.get('defaultLanguage');
  if (language !== undefined && !isLanguage(language))
    warn(`defaultLanguage: ${JSON.stringify(language)} is not one of es, en, zh; en is used`);

  const nested: Record<string, Record<string, unknown>> = {};
  const config = nested as unknown as RuntimeConfig;
  for (const [key, { byDefault, reader }] of Object.entries(settings)) {
    const content = given.get(key);
    const value = content === undefined ? byDefault : reader(content, key);
    const [name = '', inner] = key.split('.');
    if (inner === undefined) Object.assign(config, { [name]: value });
    else (nested[name] ??= {})[inner] = value;
  }
  rejectContradictions(config);
  return config;
};

const rejectContradictions = ({ companies, catalogs, catalogNames, headers, signIn, theme }: RuntimeConfig): void => {
  if (catalogs.length !== companies.length) {
    throw new ConfigError('catalogs', 'must have as many entries as companies');
  }
  // Carts, orders and addresses distinguish the catalogues by this id alone.
  if (new Set(catalogs).size !== catalogs.length) throw new ConfigError('catalogs', 'must not repeat an entry');
  if (catalogNames.length > 0 && catalogNames.length !== catalogs.length) {
    throw new ConfigError('catalogNames', 'must have as many entries as catalogs');
  }
  for (const language of languages)
    if (new Set(catalogNames.map((names) => names[language])).size !== catalogNames.length) {
      throw new ConfigError('catalogNames', `must not repeat a name in ${language}`);
    }
  if (theme.logoHasName && theme.logoUrl === '') {
    throw new ConfigError('theme.logoHasName', 'must be false without theme.logoUrl');
  }
  if (!signIn.password && signIn.provider === '') {
    throw new ConfigError('signIn.password', 'must be true without signIn.provider');
  }
  if (headers.language.toLowerCase() === headers.application.toLowerCase()) {
    throw new ConfigError('headers.application', 'must differ from headers.language');
  }
};
