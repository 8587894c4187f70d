import fs from 'node:fs';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';

import { backupCommand } from '../../src/backup/backupCommand';
import { restoreCommand } from '../../src/backup/restoreCommand';
import type { CommandContext } from '../../src/commands/commandDatabase';
import { type Command, executeCommand } from '../../src/commands/defineCommand';
import { readServerConfig } from '../../src/config/serverConfig';
import { migrateDatabase } from '../../src/db/migrateDatabase';
import { openDatabase } from '../../src/db/openDatabase';
import { lockOutAll } from '../../src/db/sqlite/dataDirectoryLock';
import { createOrderFeedRepository } from '../../src/repositories/orderFeedRepository';
import { createOutboxRepository } from '../../src/repositories/outboxRepository';
import { fillShop } from '../support/builders';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

const options = (dataDirectory: string) => ({
  databaseUrl: '',
  dataDirectory,
  poolSize: 1,
  onIdleError: console.error,
});

const open = (dataDirectory: string) => openDatabase(options(dataDirectory));

let directory: string;
/** Stays open, as if the services were running. */
let shop: TestDatabase;
let elsewhere: string;
let printed: string[];

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'medida-backup-'));
  elsewhere = join(directory, 'elsewhere');
  printed = [];
  shop = await createTestDatabase('sqlite');
  await fillShop(shop.db);
});

afterEach(async () => {
  await shop.drop();
  rmSync(directory, { recursive: true, force: true });
});

const run = (command: Command, args: string[], environment: Record<string, string>) => {
  const config = readServerConfig({ rootDirectory: directory, environment, file: {} });
  const context: CommandContext = { config, directory, print: (line) => void printed.push(line) };
  return executeCommand(command, args, context);
};

const backUp = (...args: string[]) => run(backupCommand, args, { DATA_DIR: shop.dataDirectory });
const restoreInto = (dataDirectory: string, ...args: string[]) =>
  run(restoreCommand, args, { DATA_DIR: dataDirectory });

const rename = (name: string) => shop.db.updateTable('clients').set({ name }).execute();

const readNames = async (dataDirectory: string) => {
  const database = open(dataDirectory);
  const clients = await database.db.selectFrom('clients').select('name').distinct().execute();
  await database.close();
  return clients.map(({ name }) => name);
};

const change = (name: string, statement: string) => {
  const database = new LibsqlDatabase(join(directory, name));
  database.exec(statement);
  database.close();
};

describe('npm run backup', () => {
  it('writes a checked file that only its owner can read, while the services run', async () => {
    await backUp('shop.db');
    expect(statSync(join(directory, 'shop.db')).mode & 0o777).toBe(0o600);
    expect(printed.map((line) => line.replace(/[\d.]+ MB/, '... MB'))).toEqual([
      `Backing up the embedded database in ${shop.dataDirectory} ...`,
      `Done: ${join(directory, 'shop.db')} (... MB) is complete and was checked. It has 0 orders and 2 clients.`,
      'It contains password hashes and secrets: keep it safe.',
    ]);
  });

  it('prints its result as JSON', async () => {
    await backUp('shop.db', '--json');
    const file = join(directory, 'shop.db');
    expect(JSON.parse(printed.join('\n'))).toEqual({ file, bytes: statSync(file).size, orders: 0, clients: 2 });
  });

  it('replaces a file only with --force', async () => {
    writeFileSync(join(directory, 'shop.db'), 'precious');
    await expect(backUp('shop.db')).rejects.toThrow(/shop\.db exists: choose another name, or use --force/);
    expect(readFileSync(join(directory, 'shop.db'), 'utf8')).toBe('precious');
    await backUp('shop.db', '--force');
    await restoreInto(elsewhere, 'shop.db');
  });

  it('refuses a disk without enough space, and keeps the existing file', async () => {
    writeFileSync(join(directory, 'shop.db'), 'precious');
    const stats = Object.assign(fs.statfsSync(directory), { bavail: 1000, bsize: 4096 });
    jest.spyOn(fs, 'statfsSync').mockReturnValue(stats);
    await expect(backUp('shop.db', '--force')).rejects.toThrow(
      /^The disk of \S+ is too full: 16\.\d MB are needed and 4\.1 MB are free\. Nothing was written\.$/,
    );
    expect(readdirSync(directory)).toEqual(['shop.db']);
    expect(readFileSync(join(directory, 'shop.db'), 'utf8')).toBe('precious');
  });

  it.each([
    ['nowhere/shop.db', /^There is no directory \S+nowhere\.$/],
    ['.', /is not a regular file: name the file to write\.$/],
  ])('refuses to write %s', async (name, line) => {
    await expect(backUp(name, '--force')).rejects.toThrow(line);
  });

  it('never writes into the directory of the database', async () => {
    await expect(backUp(join(shop.dataDirectory, 'medida.db'), '--force')).rejects.toThrow(
      /is the directory of the database itself: choose another, on another disk\.$/,
    );
    expect(await shop.db.selectFrom('clients').select('client_id').execute()).toHaveLength(2);
  });
});

describe('npm run restore', () => {
  it('refuses to replace a database without --replace, and keeps its files', async () => {
    await backUp('shop.db');
    await rename('After the backup');
    await shop.close();
    await expect(restoreInto(shop.dataDirectory, 'shop.db')).rejects.toThrow(
      /^There is a database in \S+: use --replace .* Nothing was changed\.$/,
    );
    await restoreInto(shop.dataDirectory, 'shop.db', '--replace');
    expect(await readNames(shop.dataDirectory)).not.toContain('After the backup');
    const [replaced = ''] = readdirSync(shop.dataDirectory).filter((name) => name.startsWith('replaced-'));
    expect(printed).toContain(`The files of the previous database are in ${join(shop.dataDirectory, replaced)}.`);
    await restoreInto(elsewhere, join(shop.dataDirectory, replaced, 'medida.db'));
    expect(await readNames(elsewhere)).toEqual(['After the backup']);
  });

  it('holds entries that were unsent when the backup was made', async () => {
    const entries = ['en', 'es'].map((detail) => ({ kind: 'orderToClient' as const, reference: 1, detail }));
    await createOutboxRepository(shop.db, 1).add(entries, Date.now());
    await backUp('shop.db');
    await restoreInto(elsewhere, 'shop.db');
    expect(printed).toContainEqual(
      expect.stringMatching(/^Held 2 unsent mails and webhooks, .* "npm run outbox -- retry --all"/),
    );
    const database = open(elsewhere);
    const outbox = createOutboxRepository(database.db, 1);
    expect(await outbox.count()).toEqual({ waiting: 0, failed: 2 });
    expect(await outbox.list()).toMatchObject([{ lastError: 'restored from a backup' }, {}]);
    await database.close();
  });

  it('refuses the cursors of software, which has seen what the backup lacks', async () => {
    const { feedId } = await createOrderFeedRepository(shop.db, 1).open();
    await backUp('shop.db');
    await restoreInto(elsewhere, 'shop.db');
    const database = open(elsewhere);
    expect((await createOrderFeedRepository(database.db, 1).open()).feedId).not.toBe(feedId);
    await database.close();
  });

  it('replaces a damaged database', async () => {
    await backUp('shop.db');
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, 'medida.db'), 'damaged');
    expect(() => open(elsewhere)).toThrow(/is damaged .* run "npm run restore -- FILE --replace"/);
    await restoreInto(elsewhere, 'shop.db', '--replace');
    expect(await readNames(elsewhere)).toHaveLength(2);
  });

  it('reads a file of a killed process together with its write-ahead log', async () => {
    await rename('Only in the log');
    await restoreInto(elsewhere, join(shop.dataDirectory, 'medida.db'));
    expect(await readNames(elsewhere)).toEqual(['Only in the log']);
  });

  it('refuses while the services run', async () => {
    await backUp('shop.db');
    await expect(restoreInto(shop.dataDirectory, 'shop.db', '--replace')).rejects.toThrow(
      /^The database in \S+ is in use by process \d+: stop it, /,
    );
  });

  it('refuses while a command that was started alongside the services runs, even if they have stopped', async () => {
    await backUp('shop.db');
    const command = shop.openAgain();
    await shop.close();
    const restoreHere = () => restoreInto(shop.dataDirectory, 'shop.db', '--replace');
    await expect(restoreHere()).rejects.toThrow(/^A command is changing the database in \S+: wait until it is done/);
    await command.close();
    await restoreHere();
  });

  it('keeps commands out while it runs', async () => {
    const lock = lockOutAll(elsewhere);
    expect(() => openDatabase({ ...options(elsewhere), access: 'shared' })).toThrow(
      /^The database in \S+ is being restored: try again when that is done\.$/,
    );
    lock.release();
  });

  const faults: [name: string, make: (file: string) => void, line: RegExp][] = [
    ['is missing', (file) => rmSync(file), /^There is no file \S+shop\.db\.$/],
    ['is text', (file) => writeFileSync(file, 'no backup'), /damaged or not a backup: file is not a database\.$/],
    ['is empty', (file) => writeFileSync(file, ''), /damaged or not a backup: the file is empty\.$/],
    ['is cut off', (file) => fs.truncateSync(file, 50_000), /damaged or not a backup: /],
    [
      'is of another program',
      () => change('shop.db', 'drop table order_lines; drop table orders'),
      /is a database, but not one of Medida\.$/,
    ],
    [
      'is of a newer version',
      () => change('shop.db', "insert into schema_migrations values ('9999_future', 0)"),
      /is of a newer version of Medida \(9999_future\): install that version first\. Nothing was changed\.$/,
    ],
  ];

  it.each(faults)('refuses a file that %s, before it touches anything', async (_name, make, line) => {
    await backUp('shop.db');
    make(join(directory, 'shop.db'));
    await expect(restoreInto(elsewhere, 'shop.db')).rejects.toThrow(line);
    expect(existsSync(elsewhere)).toBe(false);
  });

  it('can be run again after a kill between its last steps; until then the services refuse to start', async () => {
    await backUp('shop.db');
    await restoreInto(elsewhere, 'shop.db');
    fs.renameSync(join(elsewhere, 'medida.db'), join(elsewhere, 'medida.db.restored'));
    expect(() => open(elsewhere)).toThrow(
      /^A restore of \S+medida\.db was cut short: run "npm run restore -- FILE --replace" again\.$/,
    );
    await restoreInto(elsewhere, 'shop.db', '--replace');
    expect(await readNames(elsewhere)).toHaveLength(2);
  });

  it('explains why the services cannot start while a command still reads the restored database', async () => {
    await backUp('shop.db');
    await restoreInto(elsewhere, 'shop.db');
    const reading = openDatabase({ ...options(elsewhere), access: 'readOnly' });
    await reading.db.transaction().execute(async (snapshot) => {
      await snapshot.selectFrom('clients').select('client_id').execute();
      expect(() => open(elsewhere)).toThrow(/^A command is reading the restored database \S+medida\.db: wait until/);
    });
    await reading.close();
  });

  it('leaves the migration of earlier tables to the services', async () => {
    await backUp('shop.db');
    change(
      'shop.db',
      "drop table outbox; drop table error_reports; delete from schema_migrations where name = '0007_error_reports'",
    );
    await restoreInto(elsewhere, 'shop.db');
    const database = open(elsewhere);
    expect(await migrateDatabase(database.db, 'sqlite')).toEqual(['0007_error_reports']);
    await database.close();
  });
});

it.each([
  [backupCommand, /^The data is in the database shop on db: back it up with pg_dump .*docs\/backup\.md\)\.$/],
  [restoreCommand, /^The data is in the database shop on db: restore it with pg_restore .*docs\/backup\.md\)\.$/],
])('refers to the tools of a database server', async (command, line) => {
  await expect(run(command, ['shop.db'], { DATABASE_URL: 'postgres://medida:secret@db/shop' })).rejects.toThrow(line);
});
