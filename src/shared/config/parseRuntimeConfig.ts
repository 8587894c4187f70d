import { isLanguage, type Language, languages } from '@/shared/i18n/languages';

import { ConfigError, type RuntimeConfig } from './runtimeConfig';
import * as read from './settingReaders';

export type Warn = (warning: string) => void;

type Setting<Value> = { byDefault: Value; reader: read.Reader<Value> };

const setting = <Value>(byDefault: Value, reader: read.Reader<Value>): Setting<Value> => ({ byDefault, reader });

const tenMinutes = 600_000;

export const settings = {
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
  'catalogue.keepInBrowser': setting('auto' as const, read.oneOf(['auto', 'always', 'never'])),
  // Validated by readLanguage below: an invalid value is not an error.
  defaultLanguage: setting<unknown>('es', (value) => value),
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
  pricesVisibleTo: setting('everyone' as const, read.oneOf(['everyone', 'clients'])),
  'stock.visibleTo': setting('everyone' as const, read.oneOf(['everyone', 'clients'])),
  'stock.shows': setting('quantities' as const, read.oneOf(['quantities', 'words'])),
  'order.fields': setting('comment' as const, read.oneOf(['own', 'comment'])),
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
  'theme.iconsUrl': setting('', read.optionalAddress),
  'theme.shareImageUrl': setting('/share.png', read.address),
  offline: setting(true, read.flag),
  'traces.ratio': setting(0, read.ratio),
  'traces.origins': setting([], read.origins),
} as const;

type Key = keyof typeof settings;

const sections = ['services', 'blob', 'catalogue', 'headers', 'order', 'signIn', 'stock', 'theme', 'traces'];

const readEntries = (value: unknown, key: string): [string, unknown][] => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
  throw new ConfigError(key, 'must be an object');
};

const flatten = (value: unknown): Map<string, unknown> => {
  const given = new Map<string, unknown>();
  for (const [name, content] of readEntries(value, 'configuration')) {
    if (!sections.includes(name)) given.set(name, content);
    else for (const [key, inner] of readEntries(content, name)) given.set(`${name}.${key}`, inner);
  }
  return given;
};

// Design §4: es is the default; en if the configured language is invalid.
const readLanguage = (value: unknown, warn: Warn): Language => {
  if (isLanguage(value)) return value;
  warn(`defaultLanguage: ${JSON.stringify(value)} is not one of es, en, zh; en is used`);
  return 'en';
};

/** Validates a deployment's settings and fills in defaults. Shared by the server and the page. */
export const parseRuntimeConfig = (value: unknown, warn: Warn = () => undefined): RuntimeConfig => {
  const given = flatten(value);
  const unknown = [...given.keys()].find((key) => !Object.hasOwn(settings, key));
  if (unknown !== undefined) throw new ConfigError(unknown, 'is not a key of the configuration');

  const get = <K extends Key>(key: K): (typeof settings)[K]['byDefault'] => {
    const { byDefault, reader } = settings[key] as Setting<(typeof settings)[K]['byDefault']>;
    const content = given.get(key);
    return content === undefined ? byDefault : reader(content, key);
  };
  const config: RuntimeConfig = {
    accountId: get('accountId'),
    companies: get('companies'),
    catalogs: get('catalogs'),
    catalogNames: get('catalogNames'),
    currencyText: get('currencyText'),
    services: {
      public: get('services.public'),
      inventory: get('services.inventory'),
      orders: get('services.orders'),
      blob: get('services.blob'),
      engine: get('services.engine'),
    },
    blob: { sizes: get('blob.sizes') },
    catalogue: { keepInBrowser: get('catalogue.keepInBrowser') },
    defaultLanguage: readLanguage(get('defaultLanguage'), warn),
    siteName: get('siteName'),
    sellerDetails: get('sellerDetails'),
    siteTitle: get('siteTitle'),
    author: get('author'),
    copyrightYear: get('copyrightYear'),
    headers: {
      language: get('headers.language'),
      application: get('headers.application'),
      applicationValue: get('headers.applicationValue'),
    },
    requestTimeoutMs: get('requestTimeoutMs'),
    pricesVisibleTo: get('pricesVisibleTo'),
    stock: { visibleTo: get('stock.visibleTo'), shows: get('stock.shows') },
    order: { fields: get('order.fields'), timeZone: get('order.timeZone') },
    signIn: {
      provider: get('signIn.provider'),
      password: get('signIn.password'),
      passkeys: get('signIn.passkeys'),
    },
    devTools: get('devTools'),
    qa: get('qa'),
    demo: get('demo'),
    errorReportUrl: get('errorReportUrl'),
    theme: {
      primary: get('theme.primary'),
      secondary: get('theme.secondary'),
      logoUrl: get('theme.logoUrl'),
      logoHasName: get('theme.logoHasName'),
      iconsUrl: get('theme.iconsUrl').replace(/\/+$/, ''),
      shareImageUrl: get('theme.shareImageUrl'),
    },
    offline: get('offline'),
    traces: { ratio: get('traces.ratio'), origins: get('traces.origins') },
  };
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
