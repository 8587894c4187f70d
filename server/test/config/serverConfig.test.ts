import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfigFile, readServerConfig } from '../../src/config/serverConfig';
import { explainFailure } from '../../src/explainFailure';

const read = (environment: Record<string, string>, file: unknown = {}) =>
  readServerConfig({ rootDirectory: '/medida', environment, file });

const getErrorLine = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return explainFailure(error);
  }
  return 'nothing was wrong';
};

describe('the configuration', () => {
  it('has a sensible default for every setting', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      databaseUrl: '',
      dataDirectory: '/medida/.data',
      publicUrl: 'http://localhost:3000',
      trustProxy: 0,
      allowedOrigins: [],
      pictureOrigins: [],
      smtpUrl: '',
      tokenSecret: '',
      runtime: { accountId: 1, companies: [1, 2], catalogs: [1, 2] },
    });
  });

  it('reads the file, with the environment overriding it', () => {
    const file = {
      server: { port: 4000, dataDirectory: '/srv/data', trustProxy: true },
      application: { accountId: 9 },
    };
    expect(read({ PORT: '5000' }, file)).toMatchObject({
      port: 5000,
      dataDirectory: '/srv/data',
      trustProxy: 1,
      publicUrl: 'http://localhost:5000',
      runtime: { accountId: 9 },
    });
  });

  it('reads the recipients of orders, for one catalogue or for all', () => {
    const recipients = [
      { catalogId: undefined, address: 'sales@shop.example' },
      { catalogId: 2, address: 'second@shop.example' },
    ];
    expect(read({ ORDER_MAIL_TO: 'sales@shop.example, 2=second@shop.example' }, {}).orderRecipients).toEqual(
      recipients,
    );
    const server = { orderMailTo: ['sales@shop.example', '2=second@shop.example'], contactMailTo: 'a@b.example' };
    expect(read({}, { server })).toMatchObject({ orderRecipients: recipients, contactRecipients: ['a@b.example'] });
  });

  it.each(['', ' ', undefined])('has a sender of mails even if MAIL_FROM is %j', (value) => {
    expect(read(value === undefined ? {} : { MAIL_FROM: value }).mailFrom).toBe('Medida <no-reply@medida.example>');
  });

  it.each(['orders@shop.example', 'Acme <orders@shop.example>', '"Acme, Inc." <orders@shop.example>'])(
    'sends mails as %s',
    (sender) => {
      expect(read({ MAIL_FROM: sender }).mailFrom).toBe(sender);
    },
  );

  it.each(['Acme', 'Acme orders@shop.example', 'Acme <orders>', 'a@b.example, c@d.example'])(
    'rejects %s as the sender of mails',
    (sender) => {
      expect(getErrorLine(() => read({ MAIL_FROM: sender }))).toBe(
        `MAIL_FROM is "${sender}" but must be a mail address such as Acme <orders@example.com>.`,
      );
    },
  );

  it.each([
    [{}, true],
    [{ DATABASE_URL: 'postgres://localhost/medida' }, false],
    [{ PUBLIC_URL: 'https://shop.example' }, false],
    [{ PUBLIC_URL: 'https://shop.example', DEMO: 'true' }, true],
    [{ DEMO: 'false' }, false],
  ])('enables the demo unless the environment suggests otherwise: %j %s', (environment, demo) => {
    expect(read(environment as Record<string, string>, {}).demo).toBe(demo);
  });

  it.each([
    [{}, 1],
    [{ WORKERS: 'auto' }, 1],
    [{ DATABASE_URL: 'postgres://localhost/medida', WORKERS: '3' }, 3],
    [{ DATABASE_URL: 'postgres://localhost/medida', WORKERS: 'auto' }, availableParallelism()],
  ])('with %j runs %d processes', (environment, workers) => {
    expect(read(environment as Record<string, string>).workers).toBe(workers);
  });

  it.each([
    ['ORDERS_MAIL_TO', 'ORDER_MAIL_TO'],
    ['ORDER_EMAIL_TO', 'ORDER_MAIL_TO'],
    ['orderMailTo', 'ORDER_MAIL_TO'],
    ['SMTPURL', 'SMTP_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATA_DIRECTORY', 'DATA_DIR'],
    ['PUBLIC_URLS', 'PUBLIC_URL'],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['WEBHOOK_SECERT', 'WEBHOOK_SECRET'],
  ])('rejects the misspelt name %s', (misspelt, name) => {
    expect(getErrorLine(() => read({ [misspelt]: 'x' }))).toBe(`${misspelt} is not a setting. Did you mean ${name}?`);
  });

  it('ignores a similar name of another program where the setting itself is set', () => {
    expect(read({ DATABASE_URI: 'x', DATABASE_URL: 'postgres://localhost/medida' }).databaseUrl).not.toBe('');
  });

  const systemd =
    'INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID LISTEN_FDS NOTIFY_SOCKET MAINPID STATE_DIRECTORY LOGS_DIRECTORY ' +
    'CACHE_DIRECTORY RUNTIME_DIRECTORY CONFIGURATION_DIRECTORY CREDENTIALS_DIRECTORY WATCHDOG_USEC LOG_NAMESPACE';
  const login =
    'HOSTNAME HOSTTYPE HOSTS MAIL MAILTO MAILCHECK PATH LOGNAME USER SHELL TERM TZ LANG PORTS SSH_TTY XDG_DATA_DIRS ' +
    'XDG_DATA_HOME DEMOS WORKER NODE_ENV NODE_OPTIONS HTTP_PROXY http_proxy NO_PROXY ALL_PROXY npm_config_loglevel';
  const mailAndDatabases =
    'SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASS MAIL_HOST MAIL_PORT MAIL_TO DATABASE_HOST DATABASE_USER DATABASE_NAME ' +
    'DATABASE_PASSWORD DATABASE_PRIVATE_URL PGDATA POSTGRES_PASSWORD POSTGRES_URL REDIS_URL ALLOWED_HOSTS';
  const platforms =
    'PUBLIC_IP PUBLIC_KEY PUBLIC_DIR SESSION_SECRET SECRET_TOKEN METRICS_PORT WEBHOOK_PORT RENDER_SERVICE_ID ' +
    'RENDER_INSTANCE_ID RAILWAY_PUBLIC_DOMAIN FLY_APP_NAME DYNO WEB_CONCURRENCY LOG_FORMAT LOG_FILE DEMO_MODE';
  // What Kubernetes and Docker set for services of these names.
  const links = [
    'SHOP',
    'SMTP',
    'MAIL',
    'DATABASE',
    'DATA',
    'WEBHOOK',
    'METRICS',
    'PUBLIC',
    'ORDER_MAIL',
    'DEMO',
    'HOST',
  ].flatMap((name) =>
    [
      'PORT',
      'NAME',
      'SERVICE_HOST',
      'SERVICE_PORT',
      'PORT_80_TCP',
      'PORT_80_TCP_ADDR',
      'PORT_80_TCP_PROTO',
      'ENV_PATH',
    ].map((end) => `${name}_${end}`),
  );

  it.each([...[systemd, login, mailAndDatabases, platforms].flatMap((names) => names.split(' ')), ...links])(
    'accepts the unrelated name %s',
    (name) => {
      expect(getErrorLine(() => read({ [name]: 'x' }))).toBe('nothing was wrong');
    },
  );

  it.each([
    [1, 20],
    [3, 19],
    [4, 15],
    [8, 7],
  ])('%d processes have %d connections each, together fewer than PostgreSQL accepts by default', (count, poolSize) => {
    const environment = { DATABASE_URL: 'postgres://localhost/medida', WORKERS: String(count) };
    expect(read(environment).databasePoolSize).toBe(poolSize);
  });

  it.each([
    [
      { WORKERS: '2' },
      {},
      'WORKERS is 2, but the embedded database belongs to one process: set DATABASE_URL, or WORKERS to 1.',
    ],
    [{ WORKERS: 'all' }, {}, 'WORKERS is "all" but must be auto or a whole number from 1 to 256.'],
    [{}, { server: { workers: 0 } }, /^medida\.config\.json: server\.workers is 0 but must be auto or a whole number/],
    [{ TIME_ZONE: 'Madrid' }, {}, 'TIME_ZONE is "Madrid" but must be a time zone such as Europe/Madrid or UTC.'],
    [{ PORT: 'x' }, {}, 'PORT is "x" but must be a whole number from 0 to 65535.'],
    [{ TRUST_PROXY: 'maybe' }, {}, 'TRUST_PROXY is "maybe" but must be true, false or the number of proxies.'],
    [{ TRUST_PROXY: '-1' }, {}, 'TRUST_PROXY is "-1" but must be true, false or the number of proxies.'],
    [{ DATABASE_TIMEOUT: '0' }, {}, 'DATABASE_TIMEOUT is "0" but must be a whole number from 1 to 60.'],
    [
      {},
      { server: { databasePoolSize: 1 } },
      /^medida\.config\.json: server\.databasePoolSize is 1 but must be .* 2 to/,
    ],
    [{ LOG_LEVEL: 'loud' }, {}, /^LOG_LEVEL is "loud" but must be one of fatal, /],
    [{ DATABASE_URL: 'mysql://u:secret@x' }, {}, /^DATABASE_URL must be a URL that starts with postgres:\/\/ or/],
    [
      { DATABASE_URL: 'postgres://u:secret@db1,db2/medida?target_session_attrs=standby' },
      {},
      'DATABASE_URL has target_session_attrs=standby, but it must be one of read-write, primary, any.',
    ],
    [
      { METRICS_ADDRESSES: '10.0.0.0/33' },
      {},
      /^METRICS_ADDRESSES is "10\.0\.0\.0\/33" but must be addresses or networks/,
    ],
    [{ METRICS_ADDRESSES: 'monitor.example' }, {}, /^METRICS_ADDRESSES is "monitor\.example" but must be addresses/],
    [{ ALLOWED_ORIGINS: 'shop.example' }, {}, /^ALLOWED_ORIGINS is "shop\.example" but must be origins such as/],
    [{ PUBLIC_URL: 'shop.example' }, {}, /^PUBLIC_URL must be a URL/],
    [
      { ORDER_MAIL_TO: 'sales' },
      {},
      /^ORDER_MAIL_TO is "sales" but must be mail addresses such as orders@example\.com or 1=/,
    ],
    [{ ORDER_MAIL_TO: '3=a@b.example' }, {}, /^ORDER_MAIL_TO is "3=a@b\.example" but must be mail addresses/],
    [{ CONTACT_MAIL_TO: '1=a@b.example' }, {}, /^CONTACT_MAIL_TO is "1=a@b\.example" but must be mail addresses/],
    [{ WEBHOOK_URL: 'https://user:secret@erp.example' }, {}, 'WEBHOOK_URL must not contain a user name or password.'],
    [{ PUBLIC_URL: 'https://user@shop.example' }, {}, 'PUBLIC_URL must not contain a user name or password.'],
    [{ WEBHOOK_URL: 'https://erp.example/orders' }, {}, /WEBHOOK_SECRET|webhookSecret/],
    [{ WEBHOOK_SECRET: 'short' }, {}, 'WEBHOOK_SECRET must be at least 32 characters long.'],
    [
      { WEBHOOK_SECRET: `whsec_${'a'.repeat(27)}?` },
      {},
      'WEBHOOK_SECRET must have 24 to 64 bytes as base64 after "whsec_".',
    ],
    [{ TOKEN_SECRET: 'short' }, {}, 'TOKEN_SECRET must be at least 32 characters long.'],
    [
      {},
      { server: { port: '1.5' } },
      'medida.config.json: server.port is "1.5" but must be a whole number from 0 to 65535.',
    ],
    [
      {},
      { server: { prot: 1 } },
      /^medida\.config\.json: server\.prot is not a setting\. Did you mean port\? Use one of port, /,
    ],
    [
      {},
      { aplication: {} },
      /^medida\.config\.json: aplication is not a setting\. Did you mean application\? Use one of server, /,
    ],
    [{}, { server: [] }, 'medida.config.json: server is [] but must be an object.'],
    [{}, [], 'medida.config.json is [] but must be an object.'],
    [{}, { application: { accountId: 'one' } }, /^medida\.config\.json: application\.accountId: must be /],
    [{}, { application: { catalogue: 'never' } }, 'medida.config.json: application.catalogue: must be an object.'],
    [
      {},
      { application: { defaultLangauge: 'en' } },
      /^medida\.config\.json: application\.defaultLangauge: .*\. Did you mean defaultLanguage\?$/,
    ],
    [
      { CATALOGUE_ENGINE: 'postgres' },
      {},
      'CATALOGUE_ENGINE is postgres, but the database is the embedded one: set DATABASE_URL.',
    ],
    [
      { CATALOGUE_ENGINE: 'postgres', DATABASE_URL: 'postgres://localhost/medida' },
      { application: { services: { inventory: 'https://stock.example' } } },
      'CATALOGUE_ENGINE is postgres, but the catalogue of another service is not in our database: leave it at memory.',
    ],
  ])('rejects %j %j with a line that names the key', (environment, file, line) => {
    const message = getErrorLine(() => read(environment, file));
    expect(message).toEqual(expect.stringMatching(line instanceof RegExp ? line : new RegExp(`^${escaped(line)}$`)));
    expect(message).not.toContain('secret');
  });
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

it('lets pages report to the services themselves, unless configured otherwise', () => {
  const readUrl = (application: object) => read({}, { application }).runtime.errorReportUrl;
  expect(readUrl({})).toBe('/services/reports');
  expect(readUrl({ errorReportUrl: '' })).toBe('');
  expect(readUrl({ errorReportUrl: 'https://reports.example/in' })).toBe('https://reports.example/in');
});

it('has its own sizes of pictures, unless they come from elsewhere or are switched off', () => {
  const readSizes = (application: object) => read({}, { application }).runtime.blob.sizes;
  expect(readSizes({})).toBe('{url}?w={width}');
  expect(readSizes({ services: { blob: 'https://files.example' } })).toBe('');
  expect(readSizes({ blob: { sizes: '' } })).toBe('');
  expect(readSizes({ blob: { sizes: 'https://fit.example/{width}/{url}' } })).toBe('https://fit.example/{width}/{url}');
});

it('provides its own engine, except where only a provider knows who may see its prices', () => {
  const readEngine = (application: object) => read({}, { application }).runtime.services.engine;
  const provider = { services: { inventory: 'https://inventory.example' } };
  expect(readEngine({})).toBe('/services/engine');
  expect(readEngine({ pricesVisibleTo: 'clients' })).toBe('/services/engine');
  expect(readEngine(provider)).toBe('/services/engine');
  expect(readEngine({ ...provider, pricesVisibleTo: 'clients' })).toBe('');
  expect(readEngine({ services: { engine: '' } })).toBe('');
  expect(readEngine({ services: { engine: 'https://engine.example/' } })).toBe('https://engine.example');
});

it('warns about an unknown default language, which does not prevent the start', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(read({}, { application: { defaultLanguage: 'fr' } }).runtime.defaultLanguage).toBe('en');
  expect(warn).toHaveBeenCalledWith(
    'medida.config.json: application.defaultLanguage: "fr" is not one of es, en, zh; en is used',
  );
});

describe('the configuration file', () => {
  let directory: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'medida-config-'));
  });

  afterEach(() => rm(directory, { recursive: true }));

  it('may be missing', () => {
    expect(readConfigFile(directory)).toEqual({});
  });

  it('is read', async () => {
    await writeFile(join(directory, 'medida.config.json'), '{"server":{"port":4000}}');
    expect(readConfigFile(directory)).toEqual({ server: { port: 4000 } });
  });

  it('is named in the error if it is not valid JSON', async () => {
    await writeFile(join(directory, 'medida.config.json'), '{');
    expect(getErrorLine(() => readConfigFile(directory))).toMatch(/^Cannot read medida\.config\.json: /);
  });
});
