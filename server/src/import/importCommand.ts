import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { type CommandContext, describeDatabase, formatCount, withDatabase } from '../commandDatabase';
import type { ServerConfig } from '../config/serverConfig';
import { StartError } from '../errors';
import { categoryColumns } from './categories/planCategories';
import { describeFault, type RowFault } from './faults';
import { importCatalogue, type ImportResult } from './importCatalogue';
import { itemColumns } from './items/readItemRow';
import { readTableFile } from './table';

const usage =
  'Usage: npm run import -- [ITEMS.csv] --catalog N [--categories FILE.csv] [--images DIR] [--dry-run] [--skip-bad] [--replace]';

const faultsShown = 200;

const readArguments = (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      catalog: { type: 'string' },
      categories: { type: 'string' },
      images: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'skip-bad': { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
    },
  });
  const [itemsFile, ...rest] = positionals;
  if (rest.length > 0 || (itemsFile === undefined && values.categories === undefined)) throw new StartError(usage);
  if (values.replace && values['skip-bad'])
    throw new StartError(
      '--replace and --skip-bad cannot be combined: --replace would remove the items on the skipped lines.',
    );
  return { ...values, itemsFile };
};

const readCatalog = (text: string | undefined, { catalogs, companies }: ServerConfig['runtime']) => {
  const index = catalogs.findIndex((catalogId) => String(catalogId) === text);
  const [catalogId, companyId] = [catalogs[index], companies[index]];
  if (catalogId === undefined || companyId === undefined) {
    const problem = text === undefined ? '--catalog is missing' : `--catalog ${text} does not exist`;
    throw new StartError(`${problem}: use one of the configured catalogues (${catalogs.join(', ')}).`);
  }
  return { catalogId, companyId };
};

const printFaults = (faults: RowFault[], print: (line: string) => void) => {
  for (const fault of faults.slice(0, faultsShown)) print(`  ${describeFault(fault)}`);
  if (faults.length > faultsShown) print(`  ... and ${faults.length - faultsShown} more`);
};

const summarize = ({ items, categories, pictures, written }: ImportResult) => {
  const parts = [
    `${formatCount(items.added, 'item')} added`,
    `${items.changed.toLocaleString('en-US')} changed`,
    `${items.unchanged.toLocaleString('en-US')} unchanged`,
    `${items.removed.toLocaleString('en-US')} removed`,
    `${formatCount(categories, 'category', 'categories')} added or changed`,
  ];
  return (written ? [...parts, `${formatCount(pictures, 'picture')} stored`] : parts).join(', ');
};

/** `npm run import -- ITEMS.csv --catalog N ...`, see docs/import.md */
export const importCommand = async (args: string[], { config, directory, print }: CommandContext) => {
  const options = readArguments(args);
  const { catalogId, companyId } = readCatalog(options.catalog, config.runtime);
  const categories = options.categories ? await readTableFile(directory, options.categories, categoryColumns) : null;
  const items = options.itemsFile ? await readTableFile(directory, options.itemsFile, itemColumns) : null;
  const tables = [categories, items].filter((table) => table !== null);
  for (const { file, lines } of tables) {
    if (lines === 0) throw new StartError(`${file} has no lines below its header.`);
    print(`${file}: ${formatCount(lines, 'line')}`);
  }
  const dryRun = options['dry-run'];
  const skipBad = options['skip-bad'];
  print(
    `${dryRun ? 'Dry run: importing' : 'Importing'} into catalogue ${catalogId} of ${describeDatabase(config)} ...`,
  );
  const result = await withDatabase({ config, print }, ({ db }) =>
    importCatalogue(db, {
      accountId: config.runtime.accountId,
      companyId,
      catalogId,
      categories,
      items,
      imagesDirectory: options.images === undefined ? null : resolve(directory, options.images),
      replace: options.replace,
      skipBad,
      dryRun,
    }),
  );
  printFaults(result.faults, print);
  const bad = `${formatCount(result.faults.length, 'line')} cannot be imported`;
  if (result.faults.length > 0 && !skipBad) {
    throw new StartError(`Nothing was written: ${bad}. Correct them, or skip them with --skip-bad.`);
  }
  if (result.faults.length > 0) print(`${bad} and ${dryRun ? 'would be' : 'were'} skipped.`);
  print(dryRun ? `Nothing was written. The result would be: ${summarize(result)}.` : `Done: ${summarize(result)}.`);
};
