import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';

import { backupCommand } from '../../src/backup/backupCommand';
import type { CommandContext } from '../../src/commands/commandDatabase';
import { type Command, executeCommand } from '../../src/commands/defineCommand';
import { readServerConfig } from '../../src/config/serverConfig';
import { doctorCommand } from '../../src/doctor/doctorCommand';
import type { Finding } from '../../src/doctor/findings';
import { judgeCertificate } from '../../src/doctor/outsideChecks';
import { judgeSupport } from '../../src/doctor/supportEnds';
import { prepareIndex } from '../../src/engine/postgres/openEngines';
import { createOutboxRepository } from '../../src/repositories/outboxRepository';
import { createPeopleRepository } from '../../src/repositories/peopleRepository';
import { ana, fillShop } from '../support/builders';
import { createTestApp } from '../support/testApp';
import { createTestDatabase, engines, type TestDatabase } from '../support/testDatabase';

jest.mock('node:os', () => ({ ...jest.requireActual<object>('node:os'), networkInterfaces: jest.fn(() => ({})) }));
// The tests may run in a container, where only published ports are open.
jest.mock('node:fs', () => {
  const fs = jest.requireActual<{ existsSync: (path: string) => boolean }>('node:fs');
  return {
    ...fs,
    statfsSync: jest.fn(),
    existsSync: (path: string) => !/docker|containerenv/.test(path) && fs.existsSync(path),
  };
});

type Findings = Record<string, Finding>;

const day = 86_400_000;
/** Before the support of any version of Node that the tests run on ends, but for Node 20. */
const moment = Date.parse('2026-11-30T12:00:00Z');
const listen = async (answer: RequestListener) => {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}`, close: () => void server.close() };
};

/** A time server whose clock differs by so many seconds. */
const startTimeServer = async (seconds: number) => {
  const socket = createSocket('udp4');
  socket.on('message', (_, { port }) => {
    const answer = Buffer.alloc(48);
    answer.writeUInt32BE(moment / 1000 + 2_208_988_800 + seconds, 40);
    socket.send(answer, port, '127.0.0.1');
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, close: () => void socket.close() };
};

describe('the doctor', () => {
  let shop: TestDatabase;
  let directory: string;
  let printed: string[];
  let environment: Record<string, string>;
  let closing: (() => void)[];

  beforeEach(async () => {
    jest.mocked(statfsSync).mockReturnValue({ bavail: 10_000_000, bsize: 4096 } as never);
    directory = mkdtempSync(join(tmpdir(), 'medida-doctor-'));
    writeFileSync(join(directory, 'package.json'), '{"version":"9.8.7"}');
    shop = await createTestDatabase('sqlite');
    await fillShop(shop.db);
    await shop.db
      .updateTable('stock_items')
      .set(({ ref }) => ({ name_zh: ref('name_en') }))
      .execute();
    const services = await serve(({ url }, response) =>
      response.end(url === '/metrics' ? `medida_build_info{version="${runs}",node="24.1.0"} 1` : '{"status":"alive"}'),
    );
    runs = '9.8.7';
    environment = { DATA_DIR: shop.dataDirectory, HOST: '127.0.0.1', PORT: String(services.port) };
    const time = await startTimeServer(0);
    closing.push(time.close);
    timeServer = time.address;
    process.exitCode = undefined;
  });

  let timeServer: string;
  /** The version of the services. */
  let runs: string;

  const serve = async (answer: RequestListener) => {
    const server = await listen(answer);
    closing.push(server.close);
    return server;
  };

  beforeAll(() => (closing = []));

  afterEach(async () => {
    for (const close of closing.splice(0)) close();
    process.exitCode = undefined;
    await shop.drop();
    rmSync(directory, { recursive: true, force: true });
  });

  const run = async (command: Command, args: string[]) => {
    printed = [];
    const config = readServerConfig({ rootDirectory: directory, environment, file: {} });
    const context: CommandContext = { config, directory, print: (line) => void printed.push(line), now: () => moment };
    await executeCommand(command, args, context);
    return printed.join('\n');
  };

  const examine = async (...args: string[]): Promise<Findings> => {
    const output = await run(doctorCommand, ['--json', '--time-server', timeServer, ...args]);
    const { findings } = JSON.parse(output) as { findings: ({ check: string } & Finding)[] };
    return Object.fromEntries(findings.map(({ check, ...finding }) => [check, finding]));
  };

  const attention = (text: RegExp) => ({ state: 'attention', text: expect.stringMatching(text) as string });

  it('has one line for each check, and exits with 0 if all is well', async () => {
    const folder = join(directory, 'backups');
    mkdirSync(folder);
    const file = join(folder, 'medida.db');
    await run(backupCommand, [file]);
    utimesSync(file, new Date(moment), new Date(moment));
    const output = await run(doctorCommand, ['--backups', folder, '--time-server', timeServer]);
    expect(output.split('\n').filter((line) => line.startsWith('ATTENTION'))).toEqual(
      Number(process.versions.node.split('.')[0]) > 20 ? [] : [expect.stringContaining('Node')],
    );
    expect(output).toMatch(/^ok +backups +The latest backup, \S+, is 0 hours old and complete\.$/m);
    expect(output).toMatch(/^ok +clock +The clock is right, to [01]\.\d seconds/m);
    expect(output).toMatch(/^ok +port +The services run at http:\/\/127\.0\.0\.1:\d+\.$/m);
  });

  it('finds each of many planted faults at once, in one line each, and exits with 1', async () => {
    jest.mocked(statfsSync).mockReturnValue({ bavail: 1000, bsize: 4096 } as never);
    chmodSync(shop.dataDirectory, 0o755);
    const late = await startTimeServer(90);
    closing.push(late.close);
    timeServer = late.address;
    runs = '9.8.6';
    jest.mocked(networkInterfaces).mockReturnValueOnce({
      eth0: [{ address: '127.0.0.1', family: 'IPv4', internal: false }],
    } as never);
    const elsewhere = await serve((_, response) => response.writeHead(404).end());
    Object.assign(environment, {
      TRUST_PROXY: 'true',
      PUBLIC_URL: elsewhere.url,
      SMTP_URL: 'smtp://127.0.0.1:9',
      ORDER_MAIL_TO: 'orders@medida.example',
      WEBHOOK_URL: 'http://127.0.0.1:9/orders',
      WEBHOOK_SECRET: 'a secret that is long enough for a signature',
    });
    await shop.db.insertInto('schema_migrations').values({ name: '9999_later', applied_at: 0 }).execute();
    await shop.db.deleteFrom('environments').where('name', '=', 'tax').execute();
    await shop.db.updateTable('stock_items').set({ name_zh: '' }).where('stock_item_id', '=', 101).execute();
    const outbox = createOutboxRepository(shop.db, 1);
    await outbox.add([{ kind: 'orderToClient', reference: 1, detail: '' }], moment - day);
    const folder = join(directory, 'backups');
    mkdirSync(folder);
    writeFileSync(join(folder, 'monday.db'), '');
    utimesSync(join(folder, 'monday.db'), new Date(moment), new Date(moment - 3 * day));
    const planted = {
      disk: /^4\.1 MB are free on the disk of .*: have at least 1000\.0 MB\.$/,
      permissions: /^Other users of this machine can read \S+medida-test\S+: chmod go= /,
      clock: /^The clock is (89|90)\.\d seconds slow/,
      versions: /^The services still run version 9\.8\.6, but 9\.8\.7 is installed: restart them\.$/,
      'open ports': /^Port \d+ is open on 127\.0\.0\.1, past the proxy: set HOST to 127\.0\.0\.1, or close it/,
      database: /^A later version has changed .*9999_later/,
      backups: /monday\.db, is 72 hours old\.$/,
      tax: /^The environment "tax" is missing/,
      languages: /^Items or categories without a name: 2 in zh\.$/,
      outbox: /^0 mails or webhooks were given up, and 1 have waited/,
      address: /does not lead to the services \(404 from \/healthz\)/,
      TLS: /is not encrypted/,
      mail: /^The mail server does not accept mails: /,
      webhook: /^The webhook's server cannot be reached: /,
    };
    const findings = Object.entries(await examine('--backups', folder));
    const faults = findings.filter(([check, { state }]) => state === 'attention' && check !== 'Node');
    expect(Object.fromEntries(faults)).toEqual(
      Object.fromEntries(Object.entries(planted).map(([check, text]) => [check, attention(text)])),
    );
    expect(findings.filter(([, { text }]) => text.includes('\n'))).toEqual([]);
    expect(process.exitCode).toBe(1);
  });

  it('finds services that do not run', async () => {
    environment.PORT = '9';
    expect(await examine()).toMatchObject({
      port: attention(/^The services do not run at http:\/\/127\.0\.0\.1:9: /),
      versions: { state: 'skipped' },
    });
  });

  it('says once that there is no database', async () => {
    environment.DATA_DIR = join(directory, 'empty');
    const findings = Object.values(await examine()).filter(({ text }) => text.includes('database'));
    expect(findings.filter(({ state }) => state === 'attention')).toEqual([
      attention(/^There is no embedded database in /),
    ]);
    expect(findings).toHaveLength(6);
  });

  it.each([
    [-90, /^The clock is (89|90)\.\d seconds fast/],
    [90, /^The clock is (89|90)\.\d seconds slow/],
  ])('finds a clock that differs by %d seconds', async (seconds, text) => {
    const time = await startTimeServer(seconds);
    closing.push(time.close);
    timeServer = time.address;
    expect((await examine()).clock).toEqual(attention(text));
  });

  it('finds backups that are missing, old or damaged', async () => {
    const folder = join(directory, 'backups');
    expect((await examine()).backups).toMatchObject({ state: 'skipped' });
    expect((await examine('--backups', folder)).backups).toEqual(attention(/^There is no backup in /));
    mkdirSync(folder);
    const file = join(folder, 'monday.db');
    writeFileSync(file, 'no database');
    expect((await examine('--backups', folder)).backups).toEqual(attention(/monday\.db is damaged or not a backup/));
    const old = new Date(moment - 3 * day);
    utimesSync(file, old, old);
    expect((await examine('--backups', folder)).backups).toEqual(attention(/monday\.db, is 72 hours old\.$/));
  });

  it('finds mails that were given up, and leaves it at that when nothing waits', async () => {
    const outbox = createOutboxRepository(shop.db, 1);
    await outbox.add([{ kind: 'orderToClient', reference: 1, detail: '' }], moment - day);
    await outbox.hold('planted', moment);
    expect((await examine()).outbox).toEqual(attention(/^1 mails or webhooks were given up, and 0 have waited/));
  });

  it('finds an address that opens the metrics to everybody, or leads nowhere', async () => {
    const open = await serve((_, response) => response.end('{"status":"alive"}'));
    environment.PUBLIC_URL = open.url;
    expect((await examine()).address).toEqual(attention(/\/metrics answers everybody: TRUST_PROXY/));
    open.close();
    environment.PUBLIC_URL = 'https://127.0.0.1:9';
    expect(await examine()).toMatchObject({
      address: attention(/cannot be reached from this machine/),
      TLS: attention(/^No certificate could be read/),
    });
  });

  it('finds a certificate that has expired, expires soon, or is not trusted', () => {
    const judge = (validUntil: string, problem?: string) => judgeCertificate({ validUntil, problem }, moment);
    expect(judge('Nov 29 12:00:00 2026 GMT', 'CERT_HAS_EXPIRED')).toEqual(attention(/has expired on Nov 29/));
    expect(judge('Dec  9 12:00:00 2026 GMT')).toEqual(attention(/expires in 9 days/));
    expect(judge('Mar  9 12:00:00 2027 GMT', 'self-signed certificate')).toEqual(attention(/self-signed/));
    expect(judge('Mar  9 12:00:00 2027 GMT')).toEqual({
      state: 'ok',
      text: 'The certificate is valid for another 99 days.',
    });
  });

  it('finds a provider of sign-ins that does not answer, and orders that nobody is told of', async () => {
    Object.assign(environment, {
      SMTP_URL: 'smtp://127.0.0.1:9',
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'medida',
    });
    expect(await examine()).toMatchObject({
      mail: attention(/^Neither ORDER_MAIL_TO nor CONTACT_MAIL_TO is set/),
      'sign-in': attention(/^127\.0\.0\.1 cannot be used: /),
    });
  });

  it('finds accounts of the demo in production, where links and mails would lead nowhere', async () => {
    Object.assign(environment, { NODE_ENV: 'production' });
    await shop.db.withTables<{ clients: { demo: 0 | 1 } }>().updateTable('clients').set({ demo: 1 }).execute();
    const eva = {
      clientId: ana.clientId,
      email: 'eva@ruiz.example',
      name: 'Eva',
      role: 'buyer',
      language: 'en',
    } as const;
    await createPeopleRepository(shop.db, 1).invite({ ...eva, limitCents: null }, moment);
    expect(await examine()).toMatchObject({
      demo: attention(/^\d accounts? of the demo with 1 person can sign in/),
      address: attention(/^PUBLIC_URL is not set/),
      mail: attention(/^SMTP_URL is not set/),
    });
  });
});

it.each([
  ['20.19.0', 'Node', 'attention'],
  ['24.1.0', 'Node', 'ok'],
  ['25.0.0', 'Node', 'skipped'],
  ['14.19', 'PostgreSQL', 'attention'],
  ['17.2', 'PostgreSQL', 'ok'],
] as const)('finds that %s of %s is supported or not: %s', (version, product, state) => {
  expect(judgeSupport(product, version, { text: 'It', moment })).toMatchObject({ state });
});

it.each(engines)('recognises services that run, and their database: %s', async (engine) => {
  const shop = await createTestApp(engine, { listens: true });
  const { port } = shop.app.server.address() as AddressInfo;
  const { databaseUrl, dataDirectory } = shop.database;
  const environment = { PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory };
  const settings = { ...environment, CATALOGUE_ENGINE: engine === 'postgres' ? 'postgres' : 'memory' };
  const config = readServerConfig({ rootDirectory: process.cwd(), environment: settings, file: {} });
  const examine = async () => {
    const printed: string[] = [];
    await executeCommand(doctorCommand, ['--time-server', '127.0.0.1:9'], {
      config,
      directory: dataDirectory,
      print: (line) => void printed.push(line),
      now: () => moment,
    });
    return printed.join('\n');
  };
  const output = await examine();
  expect(output).toMatch(new RegExp(`^\\S+ +versions +The services run on Node ${process.versions.node}\\b`, 'm'));
  if (engine === 'postgres') {
    expect(output).toMatch(/^\S+ +database +The tables .* it is PostgreSQL \d+/m);
    expect(output).toMatch(/^ATTENTION +catalogue +The indexes .* are missing/m);
    await prepareIndex(shop.database, config);
    expect(await examine()).toMatch(/^ok +catalogue +The indexes .* are there; they take \d+ MB\.$/m);
  } else {
    expect(output).toMatch(/^ok +database +The tables .* are those of this version\.$/m);
    expect(output).toMatch(/^ok +catalogue +The services answer for the catalogue from memory\.$/m);
  }
  process.exitCode = undefined;
  await shop.close();
});
