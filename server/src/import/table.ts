import { basename } from 'node:path';

import { StartError } from '../errors';
import { suggest } from '../suggest';
import type { Cell } from './cells';
import { decodeCsv, detectSeparator } from './csv/decodeCsv';
import { CsvError, type CsvRecord, parseCsv } from './csv/parseCsv';
import { createFaultList, type FaultList, RowError } from './faults';
import { readInputFile } from './inputFile';

export type Row<Column extends string> = {
  line: number;
  /** Undefined if the file has no such column. */
  cell: (column: Column) => Cell | undefined;
};

export type Table<Column extends string> = { file: string; rows: Row<Column>[]; lines: number; faults: FaultList };

/** `quantityBestPrice`, `Quantity best price` and `quantity_best_price` are equivalent. */
const foldHeading = (heading: string) => heading.toLowerCase().replaceAll(/[\s_-]/g, '');

const readColumns = <Column extends string>({ line, fields }: CsvRecord, known: readonly Column[]) => {
  const columns = new Map<Column, number>();
  for (const [index, heading] of fields.entries()) {
    const column = known.find((name) => foldHeading(name) === foldHeading(heading));
    if (column === undefined) {
      const meant = suggest(heading, known).trim();
      throw new CsvError(
        line,
        `unknown column ${JSON.stringify(heading)}. ${meant === '' ? '' : `${meant} `}The columns are ${known.join(', ')}`,
      );
    }
    if (columns.has(column)) throw new CsvError(line, `the column ${column} appears twice`);
    columns.set(column, index);
  }
  return columns;
};

const isEmpty = ({ fields }: CsvRecord) => fields.every((field) => field.trim() === '');

/**
 * The first line names the columns; empty lines are ignored.
 *
 * @internal
 */
export const readTable = <Column extends string>(
  file: string,
  bytes: Buffer,
  known: readonly Column[],
): Table<Column> => {
  const text = decodeCsv(bytes);
  const [heading, ...records] = parseCsv(text, detectSeparator(text)).filter((record) => !isEmpty(record));
  if (heading === undefined) throw new CsvError(1, 'the file is empty');
  const columns = readColumns(heading, known);
  const faults = createFaultList(file);
  const rows = records.flatMap(({ line, fields }): Row<Column>[] => {
    if (fields.length !== heading.fields.length) {
      const reason = `has ${fields.length} columns but the header has ${heading.fields.length}`;
      faults.add(line, new RowError(null, reason));
      return [];
    }
    const cell = (column: Column) => {
      const index = columns.get(column);
      return index === undefined ? undefined : { column, text: fields[index] ?? '' };
    };
    return [{ line, cell }];
  });
  return { file, rows, lines: records.length, faults };
};

export const readTableFile = async <Column extends string>(
  directory: string,
  path: string,
  known: readonly Column[],
): Promise<Table<Column>> => {
  const bytes = await readInputFile(directory, path);
  try {
    return readTable(basename(path), bytes, known);
  } catch (error) {
    if (error instanceof CsvError) throw new StartError(`${basename(path)}, ${error.message}.`);
    throw error;
  }
};
