import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { formatCount, withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { fillFolder } from '../content/fillFolder';
import { OperatorError } from '../errors';
import { readCatalog } from '../import/importCommand';
import { exportCatalogue } from './exportCatalogue';

const writeFolder = defineAction({
  name: '',
  summary: 'writes items.csv, categories.csv, features.csv and stock.csv to a folder',
  parameters: 'DIR',
  options: {
    catalog: { type: 'string', value: 'N', help: 'the catalogue; required' },
    pictures: { type: 'boolean', help: 'also writes the pictures and files, to the folder "pictures" in it' },
    force: { type: 'boolean', help: 'replaces the files of an earlier export' },
  },
  run: async ({ options, parameters: [name = ''] }, context) => {
    const { catalogId } = readCatalog(options.catalog, context.config.runtime);
    const directory = resolve(context.directory, name);
    const present = join(directory, 'items.csv');
    if (existsSync(present) && !options.force)
      throw new OperatorError(`${present} exists: choose another folder, or replace the files with --force.`);
    const counts = await withReadOnlyDatabase(context, ({ db }) =>
      fillFolder(directory, (draft) =>
        exportCatalogue(db, { catalogId, directory: draft, withPictures: options.pictures }),
      ),
    );
    return { directory, ...counts };
  },
  describe: ({ directory, items, categories, features, stock, files }) => {
    const counts = [
      formatCount(items, 'item'),
      formatCount(categories, 'category', 'categories'),
      formatCount(features, 'feature'),
      ...(stock > 0 ? [formatCount(stock, 'stock level')] : []),
      ...(files > 0 ? [formatCount(files, 'file')] : []),
    ];
    return `Wrote ${counts.join(', ')} to ${directory}.`;
  },
});

export const exportCommand: Command = {
  name: 'export',
  summary: 'A catalogue as files that "import" reads. The services may be running.',
  actions: [writeFolder],
  examples: ['npm run export -- catalogue --catalog 1 --pictures'],
  notes: 'docs/import.md describes the columns.',
};
