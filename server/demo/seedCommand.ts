import { describeDatabase, formatCount, withExclusiveDatabase } from '../src/commands/commandDatabase';
import { type Command, defineAction } from '../src/commands/defineCommand';
import type { Database } from '../src/db/openDatabase';
import { countRows } from '../src/db/sqlite/wholeTables';
import { OperatorError, UsageError } from '../src/errors';
import { countRealData, isEmpty } from './emptyDatabase';
import { seedDatabase } from './seedDatabase';

const maxItems = 1_000_000;
const maxSeed = 2_147_483_647;

const readWholeNumber = (name: string, text: string | undefined, [min, max]: [number, number]): number | undefined => {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new UsageError(`--${name} is "${text}" but must be a whole number from ${min} to ${max}.`);
};

const refuseDataLoss = async (db: Database) => {
  const { clients, orders, messages } = await countRealData(db);
  if (clients + orders + messages === 0) return;
  const lost = [formatCount(clients, 'client'), formatCount(orders, 'pushed order'), formatCount(messages, 'message')];
  throw new OperatorError(
    `Nothing was changed: ${lost.join(', ')} would be lost, and seeding cannot restore them. Add --force to erase them too.`,
  );
};

const countRowsOf = async (db: Database) => ({
  items: await countRows(db, 'stock_items'),
  categories: await countRows(db, 'stock_categories'),
  orders: await countRows(db, 'orders'),
  files: await countRows(db, 'files'),
});

const seed = defineAction({
  name: '',
  summary: 'fills an empty database with demo data',
  options: {
    items: { type: 'string', value: 'N', help: `a catalogue of N items, up to ${maxItems.toLocaleString('en-US')}` },
    seed: { type: 'string', value: 'N', help: 'another number makes other data' },
    replace: { type: 'boolean', help: 'erases what the database contains' },
    force: { type: 'boolean', help: 'erases clients, orders and messages, too' },
  },
  run: async ({ options }, { config, print }) => {
    const items = readWholeNumber('items', options.items, [0, maxItems]);
    const seedNumber = readWholeNumber('seed', options.seed, [1, maxSeed]);
    return withExclusiveDatabase({ config, print }, async ({ db }) => {
      const filled = !(await isEmpty(db));
      if (filled && !options.replace) {
        const present = formatCount(await countRows(db, 'stock_items'), 'item');
        throw new OperatorError(
          `Nothing was changed: ${describeDatabase(config)} already contains data (${present}). Run "npm run seed -- --replace" to erase it first.`,
        );
      }
      if (filled && !options.force) await refuseDataLoss(db);
      print(`Filling ${describeDatabase(config)} with demo data ...`);
      const startedAt = Date.now();
      const { runtime, rootDirectory } = config;
      await seedDatabase(db, { ...runtime, items, seed: seedNumber, rootDirectory, replace: filled });
      return {
        seconds: (Date.now() - startedAt) / 1000,
        // In kilobytes, for the whole process.
        megabytes: process.resourceUsage().maxRSS / 1000,
        ...(await countRowsOf(db)),
      };
    });
  },
  describe: ({ seconds, megabytes, items, categories, orders, files }) => {
    const counts = [
      formatCount(items, 'item'),
      formatCount(categories, 'category', 'categories'),
      formatCount(orders, 'order'),
      formatCount(files, 'picture and document', 'pictures and documents'),
    ];
    return `Done in ${seconds.toFixed(1)} s with ${megabytes.toFixed(0)} MB of memory: ${counts.join(', ')}.`;
  },
});

export const seedCommand: Command = {
  name: 'seed',
  summary: 'Demo data: a catalogue, its pictures and texts, and clients with orders. Stop the services first.',
  actions: [seed],
  examples: ['npm run seed', 'npm run seed -- --items 100000 --replace'],
};
