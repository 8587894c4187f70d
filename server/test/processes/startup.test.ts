import type { ChildProcess } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { buildServer, type BuiltServer } from '../kill/builtServer';

const directory = mkdtempSync(join(tmpdir(), 'medida-start-'));
const filled = join(directory, 'filled');
const databaseServer = process.env.TEST_DATABASE_URL ?? '';

let built: BuiltServer;

beforeAll(async () => {
  built = await buildServer();
  const first = await built.start({ DATA_DIR: filled });
  await first.kill('SIGTERM');
}, 240_000);

afterAll(async () => {
  await built.remove();
  rmSync(directory, { recursive: true, force: true });
});

/** Limits a process to an eighth of the time, as on a machine whose processor is busy. */
const throttle = (child: ChildProcess) => {
  let isOver = false;
  const takeTurns = async () => {
    while (!isOver) {
      child.kill('SIGSTOP');
      await wait(350);
      child.kill('SIGCONT');
      await wait(50);
    }
  };
  const turns = takeTurns();
  return async () => {
    isOver = true;
    await turns;
  };
};

/** User and system time so far, in hundredths of a second (Linux). */
const readProcessorTime = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
};

describe('a start', () => {
  it('succeeds on a busy machine, however long it takes', async () => {
    let unthrottle: (() => Promise<void>) | undefined;
    const server = await built.start({ DATA_DIR: filled }, (child) => {
      unthrottle = throttle(child);
    });
    await unthrottle?.();
    expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
    await server.kill('SIGTERM');
  }, 240_000);

  it('takes little processor time, measured against loading the libraries alone', async () => {
    const libraries = ['fastify', 'pg', 'libsql', 'kysely', 'ajv', 'ajv-formats', 'prom-client', 'nodemailer'];
    const script = `${libraries.map((name) => `require('${name}')`).join(';')};console.log(JSON.stringify(process.cpuUsage()))`;
    const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    const { user, system } = JSON.parse(stdout) as NodeJS.CpuUsage;
    let pid = 0;
    const server = await built.start({ DATA_DIR: filled }, (child) => {
      pid = child.pid ?? 0;
    });
    const processorTime = readProcessorTime(pid);
    await server.kill('SIGTERM');
    expect(processorTime / ((user + system) / 10_000)).toBeLessThan(3);
  }, 120_000);

  it.each([
    [{}, 'PUBLIC_URL is not set: links in pages and sitemaps use the Host header of each request'],
    [
      { PUBLIC_URL: 'https://shop.example.com' },
      'The demo clients, whose passwords are public, can sign in from other machines.',
    ],
    [{ HOST: '0.0.0.0', NODE_ENV: 'development' }, 'The demo clients, whose passwords are public, can sign in from'],
    [
      { PUBLIC_URL: 'https://shop.example.com', DATA_DIR: join(directory, 'business') },
      'The environment "tax" is not set',
    ],
    [{ NODE_ENV: 'development' }, ''],
  ])(
    'in production with %j warns: %j',
    async (environment: Record<string, string>, warning) => {
      let errors = '';
      const server = await built.start({ DATA_DIR: filled, ...environment }, (child) => {
        child.stderr?.on('data', (part: Buffer) => (errors += part.toString()));
      });
      await server.kill('SIGTERM');
      expect(errors.slice(0, warning.length || undefined)).toBe(warning);
    },
    60_000,
  );

  it('fails with one line if another process starts on the same data directory at the same moment', async () => {
    const environment = { DATA_DIR: join(directory, 'shared') };
    const starts = await Promise.allSettled([built.start(environment), built.start(environment)]);
    const [winner] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    const reasons = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
    expect(reasons).toEqual([
      expect.stringMatching(
        /before it was ready: The database in \S+ is in use by (process \d+|another process): .*\.$/,
      ),
    ]);
    expect((await fetch(`http://127.0.0.1:${winner?.port}/readyz`)).status).toBe(200);
    await winner?.kill('SIGTERM');
  }, 240_000);
});

const onDatabaseServer = (change: (address: URL) => void) => {
  const address = new URL(databaseServer || 'postgres://unused');
  change(address);
  return { DATABASE_URL: address.href };
};

type Fault = [name: string, environment: Record<string, string>, line: RegExp];

const faults: Fault[] = [
  ['an invalid setting', { PORT: 'many' }, /^PORT is "many" but must be a whole number/],
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

describe('a failed start ends with one line, without a stack', () => {
  const expectFailedStart = async (environment: Record<string, string>) => {
    const { code, errors } = await built.runToEnd(environment);
    expect(code).toBe(1);
    expect(errors).toMatch(/^[^\n]+\n$/);
    return errors.trimEnd();
  };

  it.each([...faults, ...(databaseServer === '' ? [] : faultsOnServer)])(
    '%s',
    async (_name, environment, line) => {
      expect(await expectFailedStart(environment)).toMatch(line);
    },
    60_000,
  );

  it('a port in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const line = await expectFailedStart({ DATA_DIR: filled, PORT: String(port) });
    await new Promise((resolve) => other.close(resolve));
    expect(line).toBe(`Port ${port} is already in use: stop the other program or set PORT to another number.`);
  }, 60_000);

  it.each([
    ['{ "server": ', /^Cannot read medida\.config\.json: /],
    ['{ "server": { "prot": 3000 } }', /^medida\.config\.json: server\.prot is not a setting\. /],
    [
      '{ "application": { "catalogs": [1, 1] } }',
      /^medida\.config\.json: application\.catalogs: must not repeat an entry\.$/,
    ],
  ])(
    'a configuration file with %s',
    async (text, line) => {
      const file = join(built.folder, 'medida.config.json');
      writeFileSync(file, text);
      const found = await expectFailedStart({ DATA_DIR: filled });
      rmSync(file);
      expect(found).toMatch(line);
    },
    60_000,
  );

  it('a damaged database file', async () => {
    const damaged = mkdtempSync(join(directory, 'damaged-'));
    writeFileSync(join(damaged, 'medida.db'), 'no database');
    expect(await expectFailedStart({ DATA_DIR: damaged })).toMatch(
      /^The database \S+medida\.db is damaged \(file is not a database\)\. Nothing was changed\. To restore a backup, /,
    );
  }, 60_000);
});
