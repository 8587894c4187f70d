import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

import { parseRuntimeConfig, settings } from './parseRuntimeConfig';
import { ConfigError } from './runtimeConfig';

const getRefusal = (value: unknown): string => {
  try {
    parseRuntimeConfig(value);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
};

const wood = { es: 'Madera', en: 'Wood', zh: '木材' };

const serviceIn = (address: unknown) => ({ services: { public: address } });

describe('parseRuntimeConfig', () => {
  it('has a default for every key', () => {
    expect(parseRuntimeConfig({})).toEqual({
      accountId: 1,
      companies: [1, 2],
      catalogs: [1, 2],
      catalogNames: [],
      currencyText: null,
      services: {
        public: '/services/public',
        inventory: '/services/inventory',
        orders: '/services/orders',
        blob: '/services/blob',
        engine: '',
      },
      blob: { sizes: '' },
      catalogue: { keepInBrowser: 'auto', reportsMissedSearches: false },
      defaultLanguage: 'es',
      siteName: 'Medida',
      sellerDetails: '',
      siteTitle: 'Productos hechos a medida',
      author: 'Medida',
      copyrightYear: '2020',
      headers: { language: 'X-Language', application: 'X-Application', applicationValue: 'api' },
      requestTimeoutMs: 20_000,
      pricesVisibleTo: 'everyone',
      stock: { visibleTo: 'everyone', shows: 'quantities' },
      order: { fields: 'comment', timeZone: '' },
      signIn: { provider: '', password: true, passkeys: false },
      devTools: false,
      qa: false,
      demo: false,
      errorReportUrl: '',
      theme: {
        primary: '#0f5c4f',
        secondary: '#a8481c',
        logoUrl: '',
        logoHasName: false,
        iconsUrl: '',
        shareImageUrl: '/share.png',
      },
      offline: true,
      traces: { ratio: 0, origins: [] },
    });
  });

  it('applies the given settings and keeps defaults for the rest', () => {
    const config = parseRuntimeConfig({ companies: [7], catalogs: [9], headers: { language: 'Accept-Language' } });
    expect(config.companies).toEqual([7]);
    expect(config.catalogs).toEqual([9]);
    expect(config.headers).toEqual({
      language: 'Accept-Language',
      application: 'X-Application',
      applicationValue: 'api',
    });
  });

  it('reads the names of catalogues and the years of the footer', () => {
    const tools = { es: 'Herramientas', en: 'Tools', zh: '工具' };
    expect(parseRuntimeConfig({ catalogNames: [tools, wood], copyrightYear: 2026 })).toMatchObject({
      catalogNames: [tools, wood],
      copyrightYear: '2026',
    });
    expect(parseRuntimeConfig({ copyrightYear: '2018–2026' }).copyrightYear).toBe('2018–2026');
  });

  it.each([
    [[], 'configuration: must be an object'],
    [null, 'configuration: must be an object'],
    ['{}', 'configuration: must be an object'],
    [{ services: 'all' }, 'services: must be an object'],
    [{ accountID: 1 }, 'accountID: is not a key of the configuration'],
    [{ theme: { tertiary: '#fff' } }, 'theme.tertiary: is not a key of the configuration'],
    [{ toString: 1 }, 'toString: is not a key of the configuration'],
    [{ 'services.public': '/x', constructor: {} }, 'constructor: is not a key of the configuration'],
    [{ accountId: '1' }, 'accountId: must be a positive integer'],
    [{ accountId: 0 }, 'accountId: must be a positive integer'],
    [{ accountId: null }, 'accountId: must be a positive integer'],
    [{ companies: [1, 2.5] }, 'companies[1]: must be a positive integer'],
    [{ companies: [] }, 'companies: must be a list of positive integers'],
    [{ companies: 1 }, 'companies: must be a list of positive integers'],
    [{ companies: [1, 2, 3] }, 'catalogs: must have as many entries as companies'],
    [{ catalogs: [4] }, 'catalogs: must have as many entries as companies'],
    [{ catalogs: [4, 4] }, 'catalogs: must not repeat an entry'],
    [{ catalogNames: 'Tools' }, 'catalogNames: must be a list of texts in es, en, zh'],
    [{ catalogNames: ['Tools', 'Wood'] }, 'catalogNames[0]: must be a text in es, en, zh'],
    [{ catalogNames: [{ es: 'Madera', en: '', zh: '木材' }] }, 'catalogNames[0].en: must be a text that is not empty'],
    [{ catalogNames: [{ es: 'Madera', en: 'Wood' }] }, 'catalogNames[0].zh: must be a text that is not empty'],
    [{ catalogNames: [{ ...wood, fr: 'Bois' }] }, 'catalogNames[0].fr: is not one of es, en, zh'],
    [
      { blob: { sizes: '{url}' } },
      'blob.sizes: must be empty, or contain "{url}" and "{width}" once each, as in "{url}?w={width}"',
    ],
    [
      { blob: { sizes: '?w={width}' } },
      'blob.sizes: must be empty, or contain "{url}" and "{width}" once each, as in "{url}?w={width}"',
    ],
    [
      { blob: { sizes: '{url}?w={width},2x' } },
      'blob.sizes: must be empty, or contain "{url}" and "{width}" once each, as in "{url}?w={width}"',
    ],
    [
      { blob: { sizes: '{url}?w={width}&h={width}' } },
      'blob.sizes: must be empty, or contain "{url}" and "{width}" once each, as in "{url}?w={width}"',
    ],
    [
      { blob: { sizes: 'javascript:{url}{width}' } },
      'blob.sizes: must be empty, or contain "{url}" and "{width}" once each, as in "{url}?w={width}"',
    ],
    [
      { blob: { sizes: 7 } },
      'blob.sizes: must be empty, or contain "{url}" and "{width}" once each, as in "{url}?w={width}"',
    ],
    [{ catalogNames: [wood] }, 'catalogNames: must have as many entries as catalogs'],
    [{ catalogNames: [wood, { ...wood, es: 'Leña' }] }, 'catalogNames: must not repeat a name in en'],
    [{ copyrightYear: 20 }, 'copyrightYear: must be a year such as 2020, or "2018–2026"'],
    [{ copyrightYear: [2026] }, 'copyrightYear: must be a year such as 2020, or "2018–2026"'],
    [{ theme: { logoHasName: true } }, 'theme.logoHasName: must be false without theme.logoUrl'],
    [{ siteName: ' ' }, 'siteName: must be a text that is not empty'],
    [{ requestTimeoutMs: 0 }, 'requestTimeoutMs: must be a whole number of milliseconds from 1 to 600000'],
    [{ requestTimeoutMs: 600_001 }, 'requestTimeoutMs: must be a whole number of milliseconds from 1 to 600000'],
    [{ pricesVisibleTo: 'nobody' }, 'pricesVisibleTo: must be one of everyone, clients'],
    [{ order: { fields: 'both' } }, 'order.fields: must be one of own, comment'],
    [{ order: { timeZone: 'Madrid' } }, 'order.timeZone: must be empty, or a time zone such as Europe/Madrid'],
    [{ signIn: { password: false } }, 'signIn.password: must be true without signIn.provider'],
    [{ devTools: 'false' }, 'devTools: must be true or false'],
    [{ traces: { ratio: 1.5 } }, 'traces.ratio: must be a number from 0 to 1'],
    [{ traces: { ratio: '1' } }, 'traces.ratio: must be a number from 0 to 1'],
    [{ traces: { origins: 'https://a.example' } }, 'traces.origins: must be a list of origins'],
    [
      { traces: { origins: ['https://a.example', 'https://b.example/'] } },
      'traces.origins[1]: must be an origin such as "https://services.example.com"',
    ],
    [{ qa: 1 }, 'qa: must be true or false'],
    [{ errorReportUrl: 'reports' }, 'errorReportUrl: must be empty, a path or an http(s) address'],
    [{ errorReportUrl: '//evil.example' }, 'errorReportUrl: must be empty, a path or an http(s) address'],
    [{ errorReportUrl: false }, 'errorReportUrl: must be empty, a path or an http(s) address'],
    [{ theme: { primary: 'red;' } }, 'theme.primary: must be a colour such as "#1b5e20"'],
    [{ theme: { logoUrl: 'javascript:alert(1)' } }, 'theme.logoUrl: must be empty, a path or an http(s) address'],
    [{ headers: { language: 'X Language' } }, 'headers.language: must be a header name'],
    [{ headers: { language: 'X-Ñ' } }, 'headers.language: must be a header name'],
    [{ headers: { language: '' } }, 'headers.language: must be a header name'],
    [{ headers: { application: 'x-language' } }, 'headers.application: must differ from headers.language'],
    [{ headers: { applicationValue: 'a\nb' } }, 'headers.applicationValue: must be a header value of plain ASCII'],
    [
      { headers: { language: 'authorization' } },
      'headers.language: must not be authorization, which the application itself sends',
    ],
  ])('rejects %j', (value, message) => {
    expect(getRefusal(value)).toBe(message);
  });

  it.each([
    ['/services/public', '/services/public'],
    ['/services/public//', '/services/public'],
    ['/', ''],
    ['https://shop.example/api/', 'https://shop.example/api'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ])('accepts the base address %j', (given, expected) => {
    expect(parseRuntimeConfig(serviceIn(given)).services.public).toBe(expected);
  });

  it.each([
    ['services/public'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['/\u200b/x'],
    ['ftp://shop.example'],
    ['javascript:alert(1)'],
    ['https:shop.example'],
    ['https://me:secret@shop.example'],
    ['https://'],
    ['/services?x=1'],
    ['/services#x'],
    [''],
    [8080],
    [null],
  ])('rejects the base address %j', (address) => {
    expect(getRefusal(serviceIn(address))).toMatch(/^services\.public: must be a path/);
  });

  it.each([
    ['zh', 'zh', []],
    ['fr', 'en', ['defaultLanguage: "fr" is not one of es, en, zh; en is used']],
    [7, 'en', ['defaultLanguage: 7 is not one of es, en, zh; en is used']],
  ])('reads %j as the language %s', (given, language, warnings) => {
    const warned: string[] = [];
    expect(parseRuntimeConfig({ defaultLanguage: given }, (warning) => warned.push(warning)).defaultLanguage).toBe(
      language,
    );
    expect(warned).toEqual(warnings);
  });

  it('turns any JSON into a configuration or an error that names the key', () => {
    const known = fc.dictionary(
      fc.constantFrom(...Object.keys(settings), 'services', 'headers', 'theme'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), known), (value) => {
        const refusal = getRefusal(value);
        if (refusal === 'accepted') {
          const config = parseRuntimeConfig(value);
          expect(parseRuntimeConfig(JSON.parse(JSON.stringify(config)))).toEqual(config);
        } else expect(refusal).toMatch(/^.*: (must|is) /s);
      }),
    );
  });

  it('documents every key with its default', () => {
    const page = readFileSync(join(__dirname, '../../../docs/configuration.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `([^`]+)` +\|[^|]+\| (\S.*?) +\|/gm)].map(([, key, byDefault]) => [
      key,
      byDefault,
    ]);
    expect(rows.map(([key]) => key)).toEqual(Object.keys(settings));
    const config: Record<string, unknown> = parseRuntimeConfig({});
    for (const [key = '', byDefault = ''] of rows) {
      const [section = '', inner] = key.split('.');
      const value = inner ? (config[section] as Record<string, unknown>)[inner] : config[section];
      const written = typeof value === 'string' ? value : JSON.stringify(value).replaceAll(',', ', ');
      expect([key, byDefault]).toEqual([key, written === '' ? 'empty' : `\`${written}\``]);
    }
  });
});
