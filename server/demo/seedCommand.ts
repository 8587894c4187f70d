import { parseArgs } from 'node:util';

import { type CommandContext, describeDatabase, formatCount, withDatabase } from '../src/commandDatabase';
import type { Database } from '../src/db/openDatabase';
import { countRows } from '../src/db/wholeTables';
import { StartError } from '../src/errors';
import { countRealData } from './emptyDatabase';
import { isSeeded, seedDatabase } from './seedDatabase';

const maxItems = 1_000_000;
const maxSeed = 2_147_483_647;

const readWholeNumber = (name: string, text: string | undefined, [min, max]: [number, number]): number | undefined => {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new StartError(`--${name} is "${text}" but must be a whole number from ${min} to ${max}.`);
};

const readArguments = (args: string[]) => {
  const { values } = parseArgs({
    args,
    options: {
      items: { type: 'string' },
      seed: { type: 'string' },
      replace: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  return {
    replace: values.replace,
    force: values.force,
    items: readWholeNumber('items', values.items, [0, maxItems]),
    seed: readWholeNumber('seed', values.seed, [1, maxSeed]),
  };
};

const refuseDataLoss = async (db: Database) => {
  const { clients, orders, messages } = await countRealData(db);
  if (clients + orders + messages === 0) return;
  const lost = [formatCount(clients, 'client'), formatCount(orders, 'pushed order'), formatCount(messages, 'message')];
  throw new StartError(
    `Nothing was changed: ${lost.join(', ')} would be lost, and seeding cannot restore them. Add --force to erase them too.`,
  );
};

/** `npm run seed -- [--items N] [--seed S] [--replace [--force]]` */
export const seedCommand = async (args: string[], { config, print }: CommandContext) => {
  const { replace, force, ...options } = readArguments(args);
  await withDatabase({ config, print }, async ({ db }) => {
    const filled = await isSeeded(db, config.runtime.accountId);
    if (filled && !replace) {
      const items = formatCount(await countRows(db, 'stock_items'), 'item');
      throw new StartError(
        `Nothing was changed: ${describeDatabase(config)} already contains data (${items}). Run "npm run seed -- --replace" to erase it first.`,
      );
    }
    if (filled && !force) await refuseDataLoss(db);
    print(`Filling ${describeDatabase(config)} with demo data ...`);
    const startedAt = Date.now();
    await seedDatabase(db, { ...config.runtime, ...options, rootDirectory: config.rootDirectory, replace: filled });
    const counts = [
      formatCount(await countRows(db, 'stock_items'), 'item'),
      formatCount(await countRows(db, 'stock_categories'), 'category', 'categories'),
      formatCount(await countRows(db, 'orders'), 'order'),
      formatCount(await countRows(db, 'files'), 'picture and document', 'pictures and documents'),
    ];
    print(`Done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s: ${counts.join(', ')}.`);
  });
};
