import { refuseToReplace, writeFileAtomically } from '../atomicFiles';
import { type CommandContext, formatCount, withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { OperatorError } from '../errors';
import { readCatalog } from '../import/importCommand';
import { toPrintable } from '../printable';
import { createPriceListBook } from '../repositories/priceListsRepository';
import { suggest } from '../suggest';
import { writePriceFile } from './priceFile';

const openBook = (db: Database, { config }: CommandContext) => createPriceListBook(db, config.runtime.accountId);

const requireList = async (db: Database, context: CommandContext, name: string) => {
  const book = openBook(db, context);
  const list = await book.find(name);
  if (list)
    return {
      name,
      prices: await book.countPrices(list.price_list_id),
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
      const names = await openBook(db, context).names();
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
      return openBook(db, context).listCatalog(id, catalogId);
    });
    await writeFileAtomically(context.directory, file, writePriceFile(rows));
    return { name, file, prices: rows.length };
  },
  describe: ({ name, file, prices }) =>
    `Wrote ${formatCount(prices, 'line')} of the price list ${toPrintable(name)} to ${file}.`,
});

const remove = defineAction({
  name: 'remove',
  summary: 'deletes a price list that no client has',
  parameters: 'NAME',
  run: ({ parameters: [name = ''] }, context) =>
    withDatabase(context, ({ db }) =>
      inTransaction(db, async (transaction) => {
        const { id, prices, clients } = await requireList(transaction, context, name);
        if (clients.length > 0)
          throw new OperatorError(
            `${formatCount(clients.length, 'client')} with this list: ${clients.slice(0, 10).map(toPrintable).join(', ')}${clients.length > 10 ? ' ...' : ''}. Give them another one first ("npm run clients -- update USERNAME --price-list NAME"). Nothing was changed.`,
          );
        await openBook(transaction, context).remove(id);
        return { name, prices };
      }),
    ),
  describe: ({ name, prices }) => `Removed the price list ${toPrintable(name)} with ${formatCount(prices, 'line')}.`,
});

export const pricesCommand: Command = {
  name: 'prices',
  summary: 'The price lists of clients. The services may be running.',
  actions: [list, exportList, remove],
  examples: [
    'npm run prices -- list',
    'npm run import -- --prices wholesale.csv --list Wholesale --catalog 1',
    'npm run prices -- export Wholesale wholesale.csv --catalog 1',
    'npm run clients -- update ana@ruiz.example --price-list Wholesale',
    'npm run prices -- remove Wholesale',
  ],
};
