import { resolve } from 'node:path';

import { describeDatabase, formatCount, withDatabaseToFill, withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { byOption, getCommandContext } from '../commands/operator';
import { OperatorError } from '../errors';
import { countBadLines, describeFaults } from '../import/read/faults';
import { type ContentChange, readReferences } from './contentSources';
import { exportContent } from './exportContent';
import { importContent } from './importContent';

const writeFolder = defineAction({
  name: 'export',
  summary: 'writes everything to a folder, to be edited',
  parameters: 'DIR',
  options: { force: { type: 'boolean', help: 'replaces the files of an earlier export' } },
  run: ({ options, parameters: [name = ''] }, context) =>
    withReadOnlyDatabase(context, async ({ db }) => {
      const { runtime } = context.config;
      const directory = resolve(context.directory, name);
      const references = await readReferences(db, runtime);
      const counts = await exportContent(db, {
        accountId: runtime.accountId,
        directory,
        force: options.force,
        references,
      });
      return { directory, ...counts };
    }),
  describe: ({ directory, texts, files }) =>
    `Wrote ${formatCount(texts, 'text')} and ${formatCount(files, 'file')} to ${directory}.`,
});

const signs = { added: '+', changed: '~', removed: '-' };

const describeChange = ({ file, entry, change, fields }: ContentChange) =>
  `  ${signs[change]} ${file}: ${entry}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}`;

const readFolder = defineAction({
  name: 'import',
  summary: 'reads a folder, shows what changes, and writes all or nothing',
  parameters: 'DIR',
  options: {
    'dry-run': { type: 'boolean', help: 'checks everything, shows what would change, and writes nothing' },
    by: byOption,
  },
  run: ({ options, parameters: [name = ''] }, context) => {
    const dryRun = options['dry-run'];
    return withDatabaseToFill(context, dryRun, async ({ db }) => {
      const directory = resolve(context.directory, name);
      const by = getCommandContext(context, options.by);
      const { faults, changes, written } = await importContent(db, by, { directory, dryRun });
      for (const text of describeFaults(faults)) context.print(`  ${text}`);
      if (faults.length > 0)
        throw new OperatorError(`Nothing was written: ${formatCount(countBadLines(faults), 'line')} cannot be read.`, {
          faults,
        });
      return { database: describeDatabase(context.config), changes, written };
    });
  },
  describe: ({ database, changes, written }) => {
    if (changes.length === 0) return 'Nothing has changed.';
    const total = formatCount(changes.length, 'change');
    return [
      ...changes.map(describeChange),
      written ? `Done: wrote ${total} to ${database}.` : `Nothing was written. There would be ${total}.`,
    ];
  },
});

export const contentCommand: Command = {
  name: 'content',
  summary:
    'Texts, pictures, offers, brands, synonyms, the tax and social links, as files. The services may be running.',
  actions: [writeFolder, readFolder],
  examples: ['npm run content -- export content', 'npm run content -- import content --dry-run'],
  notes: 'docs/content.md describes the files.',
};
