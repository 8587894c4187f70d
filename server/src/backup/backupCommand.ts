import { existsSync, realpathSync, renameSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { describeDatabase, formatCount, requireDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { getDatabaseFile } from '../db/openDatabase';
import { OperatorError } from '../errors';
import { copyAtomically, formatSize } from './copyAtomically';

const checkTarget = (file: string, force: boolean, dataDirectory: string) => {
  const directory = dirname(file);
  if (!existsSync(directory)) throw new OperatorError(`There is no directory ${directory}.`);
  if (realpathSync(directory) === realpathSync(dataDirectory))
    throw new OperatorError(`${directory} is the directory of the database itself: choose another, on another disk.`);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats && !stats.isFile()) throw new OperatorError(`${file} is not a regular file: name the file to write.`);
  if (stats && !force) throw new OperatorError(`${file} exists: choose another name, or use --force to replace it.`);
};

const backUp = defineAction({
  name: '',
  summary: 'writes the whole database to FILE and checks it',
  parameters: 'FILE',
  options: { force: { type: 'boolean', help: 'replaces FILE, once the new backup is complete' } },
  run: async ({ options: { force }, parameters: [name = ''] }, { config, directory, print }) => {
    if (config.databaseUrl !== '')
      throw new OperatorError(
        `The data is in ${describeDatabase(config)}: back it up with pg_dump --format=custom --file=FILE "$DATABASE_URL" (see docs/backup.md).`,
      );
    requireDatabase(config);
    const file = resolve(directory, name);
    checkTarget(file, force, config.dataDirectory);
    print(`Backing up ${describeDatabase(config)} ...`);
    const { bytes, orders, clients } = await copyAtomically({
      source: getDatabaseFile(config.dataDirectory),
      isInUse: true,
      target: file,
      place: (partial) => renameSync(partial, file),
    });
    return { file, bytes, orders, clients };
  },
  describe: ({ file, bytes, orders, clients }) => [
    `Done: ${file} (${formatSize(bytes)}) is complete and was checked. It has ${formatCount(orders, 'order')} and ${formatCount(clients, 'client')}.`,
    'It contains password hashes and secrets: keep it safe.',
  ],
});

export const backupCommand: Command = {
  name: 'backup',
  summary: 'Writes the embedded database to one file. The services may be running.',
  actions: [backUp],
  examples: ['npm run backup -- /mnt/backup/medida-monday.db --force'],
  notes: '"npm run restore" reads it. docs/backup.md says how often, and what to do on PostgreSQL.',
};
