import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { readOptions } from '../process/commandOptions.mjs';
import { Misuse } from '../process/failure.mjs';
import { inRoot } from '../process/paths.mjs';
import { install } from '../setup/install.mjs';

const folder = inRoot('scripts', 'bench');

const partsIn = () =>
  new Map(
    fs
      .readdirSync(folder)
      .filter((file) => /(?<!\.test)(?<!\.d)\.(mjs|ts)$/.test(file))
      .map((file) => [path.parse(file).name, path.join(folder, file)]),
  );

const select = (names) => {
  const parts = partsIn();
  const unknown = names.filter((name) => !parts.has(name));
  if (unknown.length > 0)
    throw new Misuse(`No such part: ${unknown.join(', ')}. There are: ${[...parts.keys()].join(', ')}.`);
  return names.length === 0 ? [...parts] : names.map((name) => [name, parts.get(name)]);
};

const table = (rows) => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index].length)));
  return cells
    .map((line) =>
      line.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index]))).join('  '),
    )
    .join('\n');
};

/**
 * Runs the named parts, or all. A part is a file in scripts/bench that exports
 * `bench: (options: { list?: boolean }) => Promise<{ rows: Record<string, string | number>[], faults?: string[] }>`; a
 * fault is a missed budget.
 */
export const run = async (args) => {
  const help = `npm run bench -- [PART...]\n\nMeasures sizes and times. Parts: ${[...partsIn().keys()].join(', ')}; if none is named, all of them.\n\n  --list  relevance: prints the queries that do worst, too\n\nExample: npm run bench -- bundle`;
  const read = readOptions(args, { help, options: { list: { type: 'boolean' } }, allowPositionals: true });
  if (!read) return;
  const parts = select(read.positionals);
  await install();
  const { register } = await import('tsx/esm/api');
  register();
  for (const [name, file] of parts) {
    const { bench: measure } = await import(pathToFileURL(file).href);
    const { rows, faults = [] } = await measure(read.values);
    console.log(`\n${name}\n${table(rows)}`);
    for (const fault of faults) console.log(`✘ ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
};
