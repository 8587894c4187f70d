import { resolve } from 'node:path';

import { type CatalogNames, getCatalogNames } from '@/shared/config/catalogNames';

import { describeDatabase, formatCount, withDatabaseToFill } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { byOption, getCommandContext } from '../commands/operator';
import type { ServerConfig } from '../config/serverConfig';
import { analyzeTables } from '../db/analyzeTables';
import { OperatorError, UsageError } from '../errors';
import { isListName } from '../prices/changePriceLists';
import { toPrintable } from '../printable';
import { importCatalogue } from './importCatalogue';
import type { ImportResult } from './importTypes';
import { recordImport } from './lastImport';
import { listPictureOrigins } from './pictureAddress';
import { categoryColumns } from './plan/planCategories';
import { featureColumns } from './plan/planFeatures';
import { priceColumns } from './plan/planPrices';
import { stockColumns } from './plan/planStock';
import { itemColumns } from './plan/readItemRow';
import { encodingOption, readEncoding } from './read/encoding';
import { countBadLines, describeFaults, isCut, type RowFault } from './read/faults';
import { openTableFile } from './read/table';

const faultsShown = 200;
const filesBetweenReports = 100;

const writtenTables = [
  'stock_categories',
  'stock_items',
  'header_features',
  'item_features',
  'stock_levels',
  'list_prices',
] as const;

const describeCatalog = (config: CatalogNames, catalogId: number) => {
  const names = getCatalogNames(config, catalogId);
  return names ? `${catalogId} (${toPrintable(names.en)})` : String(catalogId);
};

export const readCatalog = (text: string | undefined, config: ServerConfig['runtime']) => {
  const { catalogs, companies } = config;
  const index = catalogs.findIndex((catalogId) => String(catalogId) === text);
  const [catalogId, companyId] = [catalogs[index], companies[index]];
  if (catalogId === undefined || companyId === undefined) {
    const problem = text === undefined ? '--catalog is missing' : `--catalog ${text} does not exist`;
    const known = catalogs.map((each) => describeCatalog(config, each)).join(', ');
    throw new UsageError(`${problem}. Use one of the configured catalogues: ${known}.`);
  }
  return { catalogId, companyId };
};

const printFaults = (faults: RowFault[], print: (line: string) => void) => {
  const texts = describeFaults(faults);
  for (const text of texts.slice(0, faultsShown)) print(`  ${text}`);
  if (texts.length > faultsShown) print(`  ... and ${texts.length - faultsShown} more`);
};

const describeBadLines = ({ faults }: ImportResult) =>
  `${isCut(faults) ? 'at least ' : ''}${formatCount(countBadLines(faults), 'line')} cannot be imported`;

const summarize = ({ items, categories, features, stock, prices, pictures, written }: ImportResult) => {
  const parts = [
    `${formatCount(items.added, 'item')} added`,
    `${items.changed.toLocaleString('en-US')} changed`,
    `${items.unchanged.toLocaleString('en-US')} unchanged`,
    `${items.removed.toLocaleString('en-US')} removed`,
    `${formatCount(categories, 'category', 'categories')} added or changed`,
    ...(features > 0 ? [formatCount(features, 'feature')] : []),
    ...(stock > 0 ? [formatCount(stock, 'stock level')] : []),
    ...(prices > 0 ? [formatCount(prices, 'price')] : []),
  ];
  return (written ? [...parts, `${formatCount(pictures, 'file')} stored`] : parts).join(', ');
};

type ImportCommandOptions = {
  categories: string | undefined;
  features: string | undefined;
  stock: string | undefined;
  prices: string | undefined;
  list: string | undefined;
  replace: boolean;
  'skip-bad': boolean;
};

const checkOptions = (itemsFile: string | undefined, options: ImportCommandOptions) => {
  const files = [itemsFile, options.categories, options.features, options.stock, options.prices];
  if (files.every((file) => file === undefined))
    throw new UsageError('Name a file with items, or one in --categories, --features, --stock or --prices.');
  if ((options.prices === undefined) !== (options.list === undefined))
    throw new UsageError('--prices and --list belong together: the file, and the name of the price list.');
  if (options.list !== undefined && !isListName(options.list.trim()))
    throw new UsageError('--list: a price list needs a name other than "none".');
  if (options.replace && options['skip-bad'])
    throw new UsageError(
      '--replace and --skip-bad cannot be combined: --replace would remove the items on the skipped lines.',
    );
};

const importFiles = defineAction({
  name: '',
  summary: 'imports items, categories, features, stock, prices, or all of them',
  parameters: '[ITEMS.csv]',
  options: {
    catalog: { type: 'string', value: 'N', help: 'the catalogue; required' },
    categories: { type: 'string', value: 'FILE.csv', help: 'a file with categories' },
    features: { type: 'string', value: 'FILE.csv', help: 'a file with features of items' },
    stock: { type: 'string', value: 'FILE.csv', help: 'a file with what is in stock' },
    prices: { type: 'string', value: 'FILE.csv', help: 'a file with the prices of a list' },
    list: { type: 'string', value: 'NAME', help: 'the price list that --prices replaces or adds' },
    images: { type: 'string', value: 'DIR', help: 'the folder of the pictures and files' },
    encoding: encodingOption,
    'dry-run': { type: 'boolean', help: 'checks everything and writes nothing' },
    'skip-bad': { type: 'boolean', help: 'imports the good lines although others are bad' },
    'clear-best-price': { type: 'boolean', help: 'removes best prices that are not lower than a new price' },
    by: byOption,
    replace: { type: 'boolean', help: 'removes items and categories that the files do not name' },
  },
  run: async ({ options, parameters: [itemsFile] }, context) => {
    const { config, directory, print } = context;
    checkOptions(itemsFile, options);
    const { catalogId, companyId } = readCatalog(options.catalog, config.runtime);
    const encoding = readEncoding(options.encoding);
    const open = async <Column extends string>(path: string | undefined, columns: readonly Column[]) => {
      if (path === undefined) return null;
      const { table, lines } = await openTableFile(directory, path, columns, encoding);
      if (lines === 0) throw new OperatorError(`${table.file} has no lines below its header.`);
      print(`${table.file}: ${formatCount(lines, 'line')}`);
      return table;
    };
    const categories = await open(options.categories, categoryColumns);
    const items = await open(itemsFile, itemColumns);
    const features = await open(options.features, featureColumns);
    const stock = await open(options.stock, stockColumns);
    const prices = await open(options.prices, priceColumns);
    const dryRun = options['dry-run'];
    print(
      `${dryRun ? 'Dry run: importing' : 'Importing'} into catalogue ${describeCatalog(config.runtime, catalogId)} of ${describeDatabase(config)} ...`,
    );
    const result = await withDatabaseToFill({ config, print }, dryRun, async ({ db }) => {
      const files = [categories, items, features, stock, prices].flatMap((table) => table?.file ?? []);
      const office = getCommandContext(context, options.by);
      const imported = await importCatalogue(db, {
        onWritten: async (transaction, summary) => {
          await recordImport(transaction, office, { catalogId, files, summary });
        },
        accountId: config.runtime.accountId,
        companyId,
        catalogId,
        categories,
        items,
        features,
        stock,
        prices: prices && options.list !== undefined ? { list: options.list.trim(), table: prices } : null,
        imagesDirectory: options.images === undefined ? null : resolve(directory, options.images),
        pictureOrigins: listPictureOrigins(config),
        replace: options.replace,
        clearBestPrice: options['clear-best-price'],
        skipBad: options['skip-bad'],
        dryRun,
        onFilesRead: (count) => {
          if (count % filesBetweenReports === 0) print(`  ${formatCount(count, 'file')} read`);
        },
      });
      if (imported.written) await analyzeTables(db, writtenTables);
      return imported;
    });
    printFaults(result.faults, print);
    const advice = isCut(result.faults) ? 'Correct the file.' : 'Correct them, or skip them with --skip-bad.';
    if (isCut(result.faults) || (result.faults.length > 0 && !options['skip-bad']))
      throw new OperatorError(`Nothing was written: ${describeBadLines(result)}. ${advice}`, { faults: result.faults });
    return { dryRun, ...result };
  },
  describe: ({ dryRun, ...result }) => [
    ...(result.faults.length > 0 ? [`${describeBadLines(result)} and ${dryRun ? 'would be' : 'were'} skipped.`] : []),
    ...(result.stillDeleted > 0
      ? [`${formatCount(result.stillDeleted, 'listed item')} stay deleted: a column "deleted" puts them back on sale.`]
      : []),
    dryRun ? `Nothing was written. The result would be: ${summarize(result)}.` : `Done: ${summarize(result)}.`,
  ],
});

export const importCommand: Command = {
  name: 'import',
  summary:
    'Items, categories, features, stock, prices and pictures from CSV files, all or nothing, while the shop is open.',
  actions: [importFiles],
  examples: [
    'npm run import -- items.csv --catalog 1 --dry-run',
    'npm run import -- items.csv --catalog 1 --categories categories.csv --images pictures',
    'npm run import -- --stock stock.csv --catalog 1',
    'npm run import -- --prices wholesale.csv --list Wholesale --catalog 1',
  ],
  notes: 'docs/import.md describes the columns.',
};
