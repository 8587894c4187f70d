import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';

import { openDatabase } from '../../src/db/openDatabase';
import { fillShop } from '../support/builders';
import { createTestDatabase } from '../support/testDatabase';

const directory = mkdtempSync(join(tmpdir(), 'medida-damaged-'));
/** As left by a kill: the latest orders are only in the write-ahead log. */
const killed = join(directory, 'killed');
const closed = join(directory, 'closed');

const open = (dataDirectory: string) =>
  openDatabase({ databaseUrl: '', dataDirectory, poolSize: 1, onIdleError: () => undefined });

beforeAll(async () => {
  const database = await createTestDatabase('sqlite');
  await fillShop(database.db);
  await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
  cpSync(join(database.dataDirectory, 'medida.db'), join(closed, 'medida.db'), { recursive: true });
  await database.db.updateTable('clients').set({ name: 'After the checkpoint' }).execute();
  for (const name of ['medida.db', 'medida.db-wal']) {
    cpSync(join(database.dataDirectory, name), join(killed, name), { recursive: true });
  }
  await database.drop();
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

const overwrite = (file: string, from: number, length: number) => {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, from, from + length);
  writeFileSync(file, bytes);
};

const pageSize = 4096;

const damaged =
  /^OperatorError: The database \S+medida\.db is damaged \(.+\)\. Nothing was changed\. To restore a backup, /;

const fingerprint = (data: string) =>
  ['medida.db', 'medida.db-wal', 'medida.db-shm'].map((name) => {
    const file = join(data, name);
    if (!existsSync(file)) return [name, 'missing'];
    return [
      name,
      statSync(file).isFile() ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'directory',
    ];
  });

const damages: [name: string, damage: (file: string) => void][] = [
  ['cut short', (file) => truncateSync(file, Math.floor(statSync(file).size / 2))],
  ['cut within a page', (file) => truncateSync(file, statSync(file).size - 1000)],
  ['garbage at its beginning', (file) => overwrite(file, 0, 100)],
  ['zeros at its beginning', (file) => writeFileSync(file, Buffer.alloc(statSync(file).size))],
  ['garbage in the middle', (file) => overwrite(file, pageSize * 6, pageSize * 4)],
  ['nothing', (file) => writeFileSync(file, '')],
  [
    'a directory',
    (file) => {
      rmSync(file);
      mkdirSync(file);
    },
  ],
];

describe('a damaged database file', () => {
  let data: string;

  beforeEach(() => {
    data = mkdtempSync(join(directory, 'data-'));
  });

  const getRefusal = () => {
    const before = fingerprint(data);
    let message = '';
    try {
      open(data);
    } catch (error) {
      message = error instanceof Error ? `${error.name}: ${error.message}` : '';
    }
    expect(fingerprint(data)).toEqual(before);
    return message;
  };

  it.each(damages)('with %s is reported by name and left untouched', (_name, damage) => {
    cpSync(closed, data, { recursive: true });
    damage(join(data, 'medida.db'));
    expect(getRefusal()).toMatch(damaged);
  });

  it('is left untouched, along with the write-ahead log of a killed process', () => {
    cpSync(killed, data, { recursive: true });
    expect(statSync(join(data, 'medida.db-wal')).size).toBeGreaterThan(0);
    truncateSync(join(data, 'medida.db'), pageSize * 3);
    expect(getRefusal()).toMatch(damaged);
  });

  it('is reported missing if only its write-ahead log exists', () => {
    cpSync(join(killed, 'medida.db-wal'), join(data, 'medida.db-wal'));
    expect(getRefusal()).toMatch(damaged);
  });

  it('can be opened again once restored from a backup', async () => {
    cpSync(closed, data, { recursive: true });
    writeFileSync(join(data, 'medida.db'), '');
    expect(getRefusal()).toMatch(damaged);
    cpSync(closed, data, { recursive: true });
    const database = open(data);
    expect(await database.db.selectFrom('clients').select('client_id').execute()).not.toEqual([]);
    await database.close();
  });

  it('is not what a killed process leaves behind', async () => {
    cpSync(killed, data, { recursive: true });
    const database = open(data);
    const { name } = await database.db.selectFrom('clients').select('name').executeTakeFirstOrThrow();
    expect(name).toBe('After the checkpoint');
    await database.close();
  });
});
