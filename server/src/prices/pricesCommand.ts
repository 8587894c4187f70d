import { refuseToReplace, writeFileAtomically } from '../atomicFiles';
import { type CommandContext, formatCount, withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { byOption, getCommandContext } from '../commands/operator';
import type { Database } from '../db/openDatabase';
import { OperatorError } from '../errors';
import { readCatalog } from '../import/importCommand';
import { toPrintable } from '../printable';
import { suggest } from '../suggest';
import { addPriceList, openPriceLists, removePriceList, renamePriceList } from './changePriceLists';
import { writePriceFile } from './priceFile';

const requireList = async (db: Database, context: CommandContext, name: string) => {
  const book = openPriceLists(db, context);
  const list = await book.find(name);
  if (list)
    return {
      name,
      prices: (await book.countPrices()).get(list.price_list_id) ?? 0,
      clients: await book.clients(list.price_list_id),
      id: list.price_list_id,
    };
  throw new OperatorError(`There is no price list ${toPrintable(name)}.${suggest(name, await book.names())}`);
};

const list = defineAction({
  name: 'list',
  summary: 'all price lists, and how many clients have them',
  run: (_, context) =>
    withReadOnlyDatabase(context, async ({ db }) => {
      const names = await openPriceLists(db, context).names();
      return Promise.all(
        names.map(async (name) => {
          const { prices, clients } = await requireList(db, context, name);
          return { name, prices, clients };
        }),
      );
    }),
  describe: (lists) =>
    formatTable(
      ['NAME', 'LINES', 'CLIENTS'],
      lists.map(({ name, prices, clients }) => [name, String(prices), String(clients.length)]),
      'There are no price lists. Add one with "npm run import -- --prices FILE.csv --list NAME --catalog N".',
    ),
});

const exportList = defineAction({
  name: 'export',
  summary: 'writes what a list says of a catalogue to a CSV file, which "import" reads',
  parameters: 'NAME FILE',
  options: {
    catalog: { type: 'string', value: 'N', help: 'the catalogue; required' },
    force: { type: 'boolean', help: 'replaces an existing file' },
  },
  run: async ({ options, parameters: [name = '', file = ''] }, context) => {
    const { catalogId } = readCatalog(options.catalog, context.config.runtime);
    if (!options.force) refuseToReplace(context.directory, file);
    const rows = await withReadOnlyDatabase(context, async ({ db }) => {
      const { id } = await requireList(db, context, name);
      return openPriceLists(db, context).listCatalog(id, catalogId);
    });
    await writeFileAtomically(context.directory, file, writePriceFile(rows));
    return { name, file, prices: rows.length };
  },
  describe: ({ name, file, prices }) =>
    `Wrote ${formatCount(prices, 'line')} of the price list ${toPrintable(name)} to ${file}.`,
});

const add = defineAction({
  name: 'add',
  summary: 'adds a price list without prices',
  parameters: 'NAME',
  options: { by: byOption },
  run: ({ options, parameters: [name = ''] }, context) =>
    withDatabase(context, async ({ db }) => {
      await addPriceList(db, getCommandContext(context, options.by), name);
      return { name };
    }),
  describe: ({ name }) => `Added the price list ${toPrintable(name)}.`,
});

const rename = defineAction({
  name: 'rename',
  summary: 'gives a price list another name; its clients keep it',
  parameters: 'NAME NEW-NAME',
  options: { by: byOption },
  run: ({ options, parameters: [key = '', name = ''] }, context) =>
    withDatabase(context, async ({ db }) => {
      await requireList(db, context, key);
      await renamePriceList(db, getCommandContext(context, options.by), { key, name });
      return { key, name };
    }),
  describe: ({ key, name }) => `The price list ${toPrintable(key)} is called ${toPrintable(name)} now.`,
});

const remove = defineAction({
  name: 'remove',
  summary: 'deletes a price list that no client has',
  parameters: 'NAME',
  options: { by: byOption },
  run: ({ options, parameters: [name = ''] }, context) =>
    withDatabase(context, async ({ db }) => {
      await requireList(db, context, name);
      return removePriceList(db, getCommandContext(context, options.by), name);
    }),
  describe: ({ name, prices }) => `Removed the price list ${toPrintable(name)} with ${formatCount(prices, 'line')}.`,
});

export const pricesCommand: Command = {
  name: 'prices',
  summary: 'The price lists of clients. The services may be running.',
  actions: [list, exportList, add, rename, remove],
  examples: [
    'npm run prices -- list',
    'npm run import -- --prices wholesale.csv --list Wholesale --catalog 1',
    'npm run prices -- export Wholesale wholesale.csv --catalog 1',
    'npm run clients -- update ana@ruiz.example --price-list Wholesale',
    'npm run prices -- rename Wholesale "Wholesale 2027"',
    'npm run prices -- remove Wholesale',
  ],
};
