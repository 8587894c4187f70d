import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { seedDatabase } from '../../demo/seedDatabase';
import { withExclusiveDatabase } from '../../src/commands/commandDatabase';
import { readServerConfig } from '../../src/config/serverConfig';
import { explainFailure } from '../../src/explainFailure';
import { createClientsRepository } from '../../src/repositories/clientsRepository';
import { createOutboxRepository, type OutboxRepository } from '../../src/repositories/outboxRepository';
import { startServer } from '../../src/startServer';

const directory = mkdtempSync(join(tmpdir(), 'medida-start-'));
const filled = join(directory, 'filled');
const business = join(directory, 'business');
const databaseServer = process.env.TEST_DATABASE_URL ?? '';

const configOf = (environment: Record<string, string>) =>
  readServerConfig({
    rootDirectory: process.cwd(),
    environment: { HOST: '127.0.0.1', PORT: '0', NODE_ENV: 'production', LOG_LEVEL: 'silent', ...environment },
    file: {},
  });

const silent = () => undefined;
const within = (dataDirectory: string) => ({ config: configOf({ DATA_DIR: dataDirectory }), print: silent });

beforeAll(() =>
  withExclusiveDatabase(within(filled), ({ db }) =>
    seedDatabase(db, { ...configOf({}).runtime, rootDirectory: process.cwd(), items: 12 }),
  ),
);

afterAll(() => rmSync(directory, { recursive: true, force: true }));

let printed: string[];
let warnings: string[];

beforeEach(() => {
  [printed, warnings] = [[], []];
  jest.spyOn(console, 'log').mockImplementation((line?: unknown) => void printed.push(String(line)));
  jest.spyOn(console, 'warn').mockImplementation((line?: unknown) => void warnings.push(String(line)));
  jest.spyOn(console, 'error').mockImplementation((line?: unknown) => void warnings.push(String(line)));
});

const start = async (environment: Record<string, string>) => {
  const server = await startServer(configOf(environment));
  await server.stop();
};

describe('a start', () => {
  it.each([
    [{}, 'PUBLIC_URL is not set: links in pages and sitemaps use the Host header of each request'],
    [
      { PUBLIC_URL: 'https://shop.example.com' },
      'The demo clients, whose passwords are public, can sign in from other machines.',
    ],
    [{ HOST: '0.0.0.0', NODE_ENV: 'development' }, 'The demo clients, whose passwords are public, can sign in from'],
    [{ PUBLIC_URL: 'https://shop.example.com', DATA_DIR: business }, 'The environment "tax" is not set'],
    [{ NODE_ENV: 'development' }, ''],
  ])('in production with %j warns: %j', async (environment: Record<string, string>, warning) => {
    await start({ DATA_DIR: filled, ...environment });
    expect(warnings.join('\n').slice(0, warning.length || undefined)).toBe(warning);
  });

  const mailed = { SMTP_URL: 'smtp://mail.example', ORDER_MAIL_TO: 'orders@shop.example' };
  const noMail = 'SMTP_URL is not set: mails, including those about orders, are only written to files in DATA_DIR/';
  const nobody = 'the company gets no mail about new orders. Set it to a mail address.';

  it.each<[Record<string, string>, string[]]>([
    [{}, [noMail, `ORDER_MAIL_TO is not set: ${nobody}`]],
    [
      { ORDER_MAIL_TO: '2=a@shop.example', SMTP_URL: mailed.SMTP_URL },
      [`ORDER_MAIL_TO names nobody for catalogue 1: ${nobody}`],
    ],
    [{ WEBHOOK_URL: 'https://erp.example', WEBHOOK_SECRET: 'w'.repeat(32) }, [noMail]],
    [mailed, []],
  ])('of a business with %j warns about orders that nobody hears of', async (environment, lines) => {
    await start({ PUBLIC_URL: 'https://shop.example.com', DATA_DIR: business, ...environment });
    const aboutMail = warnings.filter((line) => /^(SMTP_URL|ORDER_MAIL_TO)/.test(line));
    expect(aboutMail).toEqual(lines.map((line): unknown => expect.stringContaining(line)));
  });

  it('creates and offers no demo where all services are those of a provider', async () => {
    const provider = 'https://provider.example';
    const services = { public: provider, inventory: provider, orders: provider, blob: provider };
    const readConfig = (dataDirectory: string, application: object) =>
      readServerConfig({
        rootDirectory: process.cwd(),
        environment: { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDirectory },
        file: { application },
      });
    const config = readConfig(join(directory, 'unused'), { services });
    const server = await startServer(config);
    await server.stop();
    expect([server.offersDemo, printed, warnings]).toEqual([false, [], []]);
    await withExclusiveDatabase({ config, print: silent }, async ({ db }) => {
      expect(await db.selectFrom('clients').select('username').execute()).toEqual([]);
    });
    const withDemo = await startServer(readConfig(filled, { services: { public: provider } }));
    await withDemo.stop();
    expect(withDemo.offersDemo).toBe(false);
  });

  it('adds no demo data to data of the company', async () => {
    const started = within(join(directory, 'started'));
    const client = {
      username: 'ana',
      name: 'Ruiz',
      email: 'ana@ruiz.example',
      phone: '',
      address: '',
      deliveryAddresses: '',
    } as const;
    await withExclusiveDatabase(started, ({ db }) =>
      createClientsRepository(db, 1).add({ ...client, language: 'es' }, 1),
    );
    await start({ DATA_DIR: started.config.dataDirectory, NODE_ENV: 'development' });
    expect(printed[0]).toBe('There are no items yet. Run "npm run import" to import yours.');
    const [clients, files] = await withExclusiveDatabase(started, ({ db }) =>
      Promise.all([
        db.selectFrom('clients').select('username').execute(),
        db.selectFrom('files').select('name').execute(),
      ]),
    );
    expect(clients).toEqual([{ username: 'ana' }]);
    expect(files).toContainEqual({ name: 'placeholder.es.svg' });
  });
});

const onDatabaseServer = (change: (address: URL) => void) => {
  const address = new URL(databaseServer || 'postgres://unused');
  change(address);
  return { DATABASE_URL: address.href };
};

type Fault = [name: string, environment: Record<string, string>, line: RegExp];

const faults: Fault[] = [
  [
    'no database name',
    { DATABASE_URL: 'postgres://medida@127.0.0.1:1' },
    /^DATABASE_URL must end with the name of a database, /,
  ],
  [
    'a database server that does not listen',
    { DATABASE_URL: 'postgres://medida:secret@127.0.0.1:1/medida' },
    /^Cannot use the database medida on 127\.0\.0\.1:1: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
  ],
  [
    'a database server that does not listen on any of its addresses',
    { DATABASE_URL: 'postgres://medida:secret@localhost:1/medida' },
    /^Cannot use the database medida on localhost:1: connect ECONNREFUSED /,
  ],
  [
    'database servers that do not listen',
    { DATABASE_URL: 'postgres://medida:secret@127.0.0.1:1,127.0.0.1:2/medida' },
    /^Cannot use the database medida on 127\.0\.0\.1:1, 127\.0\.0\.1:2: 127\.0\.0\.1:1: connect ECONNREFUSED [^;]+; [^;]+\.$/,
  ],
  [
    'a host that does not exist',
    { DATABASE_URL: 'postgres://medida:secret@no-such-host.invalid/medida' },
    /^Cannot use the database medida on no-such-host\.invalid: getaddrinfo \w+ no-such-host\.invalid\.$/,
  ],
  [
    'a malformed password',
    { DATABASE_URL: 'postgres://medida:%E0%A4%A@127.0.0.1:1/medida' },
    /^Cannot use the database medida on 127\.0\.0\.1:1: /,
  ],
  ['a host that is not this machine', { HOST: '203.0.113.1', DATA_DIR: filled }, /^Cannot listen on HOST 203/],
  ['a data directory that is a file', { DATA_DIR: process.execPath }, /^Cannot use the data directory \S+ \(EEXIST: /],
  [
    'a data directory within a file',
    { DATA_DIR: join(process.execPath, 'x') },
    /^Cannot use the data directory \S+ \(ENOTDIR: /,
  ],
];

const faultsOnServer: Fault[] = [
  [
    'a wrong password',
    onDatabaseServer((address) => (address.password = 'wrong')),
    /^Cannot use the database \w+ on \S+: password authentication failed for user "\w+"\.$/,
  ],
  [
    'no password',
    onDatabaseServer((address) => (address.password = '')),
    /^Cannot use the database \w+ on \S+: SASL: .*client password must be a string\.$/,
  ],
  [
    'a database that does not exist',
    onDatabaseServer((address) => (address.pathname = '/no_such_database')),
    /^Cannot use the database no_such_database on \S+: database "no_such_database" does not exist\.$/,
  ],
  [
    'a database server without the required TLS',
    onDatabaseServer((address) => address.searchParams.set('sslmode', 'verify-full')),
    /^Cannot use the database \w+ on \S+: The server does not support SSL connections\.$/,
  ],
];

describe('a failed start explains in one line', () => {
  const explainStart = async (environment: Record<string, string>) => {
    const error: unknown = await start(environment).catch((reason: unknown) => reason);
    const line = explainFailure(error);
    expect(line).toMatch(/^[^\n]+$/);
    return line;
  };

  it.each([...faults, ...(databaseServer === '' ? [] : faultsOnServer)])('%s', async (_name, environment, line) => {
    expect(await explainStart(environment)).toMatch(line);
  });

  it('a port in use, and sends nothing', async () => {
    const withOutbox = <Result>(work: (outbox: OutboxRepository) => Promise<Result>) =>
      withExclusiveDatabase(within(filled), ({ db }) => work(createOutboxRepository(db, 1)));
    await withOutbox((outbox) => outbox.add([{ kind: 'messageToCompany', reference: 1, detail: 'a@b.example' }], 1));
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const line = await explainStart({ DATA_DIR: filled, PORT: String(port) });
    await new Promise((resolve) => other.close(resolve));
    expect(line).toBe(`Port ${port} is already in use: stop the other program or set PORT to another number.`);
    expect(await withOutbox((outbox) => outbox.list())).toMatchObject([{ attempts: 0, claim: null }]);
  });

  it('a damaged database file', async () => {
    const damaged = mkdtempSync(join(directory, 'damaged-'));
    writeFileSync(join(damaged, 'medida.db'), 'no database');
    expect(await explainStart({ DATA_DIR: damaged })).toMatch(
      /^The database \S+medida\.db is damaged \(file is not a database\)\. Nothing was changed\. To restore a backup, /,
    );
  });
});
