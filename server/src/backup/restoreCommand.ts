import { accessSync, constants, existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import { syncDirectory } from '../atomicFiles';
import { describeDatabase, formatCount } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { getDatabaseFile } from '../db/openDatabase';
import { failUnsentEntries, readBackupFile, renewOrderFeeds } from '../db/sqlite/backupFile';
import { getRestoredFile } from '../db/sqlite/checkSqliteFile';
import { lockOutAll } from '../db/sqlite/dataDirectoryLock';
import { OperatorError } from '../errors';
import { copyAtomically, formatSize } from './copyAtomically';

const checkBackup = (file: string) => {
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
  accessSync(file, constants.R_OK);
  const [unknown] = readBackupFile(file).unknownMigrations;
  if (unknown !== undefined)
    throw new OperatorError(
      `${file} is of a newer version of Medida (${unknown}): install that version first. Nothing was changed.`,
    );
};

const replaceDatabase = async (source: string, target: string, replace: boolean) => {
  const dataDirectory = dirname(target);
  // Kept together: without its write-ahead log, a database lacks the latest orders.
  const files = ['', '-wal', '-shm'].map((suffix) => `${target}${suffix}`);
  const hasDatabase = files.some((file) => existsSync(file));
  if (hasDatabase && !replace)
    throw new OperatorError(
      `There is a database in ${dataDirectory}: use --replace to put the backup in its place; its files are kept. Nothing was changed.`,
    );
  const aside = hasDatabase ? join(dataDirectory, `replaced-${new Date().toISOString().replaceAll(':', '-')}`) : null;
  const moveAside = (directory: string) => {
    for (const file of files) if (existsSync(file)) renameSync(file, join(directory, basename(file)));
    syncDirectory(directory);
  };
  const restored = getRestoredFile(target);
  let held = 0;
  const contents = await copyAtomically({
    source,
    isInUse: false,
    target,
    place: (partial) => {
      held = failUnsentEntries(partial);
      renewOrderFeeds(partial);
      if (aside !== null) mkdirSync(aside, { mode: 0o700 });
      // From this rename until the last one, the services refuse to start.
      renameSync(partial, restored);
      syncDirectory(dataDirectory);
      if (aside !== null) moveAside(aside);
      renameSync(restored, target);
    },
  });
  return { ...contents, held, replaced: aside };
};

const restore = defineAction({
  name: '',
  summary: 'checks FILE and puts it in place as the database of DATA_DIR',
  parameters: 'FILE',
  options: { replace: { type: 'boolean', help: 'replaces the present database; its files are kept' } },
  run: async ({ options, parameters: [name = ''] }, { config, directory, print }) => {
    if (config.databaseUrl !== '')
      throw new OperatorError(
        `The data is in ${describeDatabase(config)}: restore it with pg_restore --dbname="$DATABASE_URL" FILE (see docs/backup.md).`,
      );
    const { dataDirectory } = config;
    const file = resolve(directory, name);
    print(`Checking ${file} ...`);
    checkBackup(file);
    const lock = lockOutAll(dataDirectory);
    try {
      print(`Restoring ${describeDatabase(config)} ...`);
      const restored = await replaceDatabase(file, getDatabaseFile(dataDirectory), options.replace);
      const { bytes, orders, clients, held, replaced } = restored;
      return { dataDirectory, bytes, orders, clients, held, replaced };
    } finally {
      lock.release();
    }
  },
  describe: ({ dataDirectory, bytes, orders, clients, held, replaced }) => [
    `Done: restored ${formatCount(orders, 'order')} and ${formatCount(clients, 'client')} (${formatSize(bytes)}) into ${dataDirectory}.`,
    ...(replaced === null ? [] : [`The files of the previous database are in ${replaced}.`]),
    ...(held === 0
      ? []
      : [
          `Held ${formatCount(held, 'unsent mail or webhook', 'unsent mails and webhooks')}, which may have been sent since: "npm run outbox -- list" shows them, "npm run outbox -- retry --all" sends them.`,
        ]),
    'The services bring its tables up to date when they start.',
  ],
});

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'Puts a backup in place as the embedded database. Stop the services first.',
  actions: [restore],
  examples: [
    'npm run restore -- /mnt/backup/medida-monday.db',
    'DATA_DIR=.data-drill npm run restore -- /mnt/backup/medida-monday.db',
  ],
  notes: 'docs/backup.md describes the drill, and how to go back to an earlier version.',
};
