import { basename } from 'node:path';

import { OperatorError } from '../../errors';
import { suggest } from '../../suggest';
import { type Cell, normalizeText } from './cells';
import { createFaultList, type FaultList, RowError, TranslatedRowError } from './faults';
import { openInputFile } from './inputFile';
import { CsvError, type CsvRecord, type Parts, readCsvFile } from './readCsvFile';

export type Row<Column extends string> = {
  line: number;
  /** Undefined if the file has no such column. */
  cell: (column: Column) => Cell | undefined;
};

/** A file with one row per line, of which only a part is in memory. */
export type Table<Column extends string> = {
  file: string;
  /** Reads the file from its start. Lines that are not valid rows become faults. */
  rows: (faults: FaultList) => AsyncGenerator<Row<Column>[]>;
  /** The codes of all items that it names, if they are known before it is read. */
  codes?: readonly string[];
};

/** The file as a whole cannot be read. */
export class TableError extends OperatorError {
  readonly fault: CsvError;

  constructor(file: string, fault: CsvError) {
    super(`${file}, ${fault.message}.`);
    this.fault = fault;
  }
}

/** The texts of a column. */
export const listCells = <Column extends string>(rows: Row<Column>[], column: Column): string[] =>
  rows.flatMap(({ cell }) => normalizeText(cell(column)?.text ?? ''));

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
        'column',
        heading,
      );
    }
    if (columns.has(column)) throw new CsvError(line, `the column ${column} appears twice`);
    columns.set(column, index);
  }
  return columns;
};

const rowsAtOnce = 300;

/** The first line names the columns; empty lines are ignored. */
export const createTable = <Column extends string>(
  file: string,
  open: () => Parts,
  known: readonly Column[],
  encoding?: string,
): Table<Column> => {
  async function* readRows(faults: FaultList): AsyncGenerator<Row<Column>[]> {
    let heading: CsvRecord | undefined;
    let columns = new Map<Column, number>();
    const toRow = ({ line, fields }: CsvRecord, width: number): Row<Column>[] => {
      if (fields.length !== width) {
        faults.add(line, new RowError(null, `has ${fields.length} columns but the header has ${width}`));
        return [];
      }
      const cell = (column: Column) => {
        const index = columns.get(column);
        return index === undefined ? undefined : { column, text: fields[index] ?? '' };
      };
      return [{ line, cell }];
    };
    for await (const records of readCsvFile(open(), encoding)) {
      const first = heading ? undefined : records.shift();
      if (first) columns = readColumns(first, known);
      heading ??= first;
      const width = heading?.fields.length ?? 0;
      faults.countLines(records.length);
      for (let start = 0; start < records.length; start += rowsAtOnce) {
        faults.limit();
        yield records.slice(start, start + rowsAtOnce).flatMap((record) => toRow(record, width));
      }
    }
    if (heading === undefined) throw new CsvError(1, 'the file is empty');
  }

  return {
    file,
    async *rows(faults) {
      try {
        yield* readRows(faults);
      } catch (error) {
        if (error instanceof CsvError) throw new TableError(file, error);
        throw error;
      }
    },
  };
};

export type FieldValue = string | number | boolean | null;

/** Software that calculates sends 1.1400000000000001 for 1.14. */
const toText = (value: FieldValue) => String(typeof value === 'number' ? Number(value.toFixed(8)) : (value ?? ''));

/** Rows of a request, numbered from 0: a field that a row lacks is a column that a file lacks, and null an empty cell. */
export const createRowTable = <Column extends string>(
  rows: readonly Record<string, FieldValue>[],
  known: readonly Column[],
): Table<Column> => {
  const toRow = (row: Record<string, FieldValue>, line: number, faults: FaultList): Row<Column>[] => {
    const surplus = Object.keys(row).find((field) => !known.some((column) => column === field));
    if (surplus !== undefined) {
      faults.add(line, new TranslatedRowError(surplus, 'rowFieldSurplus', { known: known.join(', ') }));
      return [];
    }
    const cell = (column: Column) => (row[column] === undefined ? undefined : { column, text: toText(row[column]) });
    return [{ line, cell }];
  };
  const codes = rows.flatMap(({ code, parentCode }) =>
    [code, parentCode].map((value) => normalizeText(toText(value ?? ''))),
  );
  return {
    file: 'rows',
    codes,
    async *rows(faults) {
      faults.countLines(rows.length);
      for (let start = 0; start < rows.length; start += rowsAtOnce)
        yield rows.slice(start, start + rowsAtOnce).flatMap((row, index) => toRow(row, start + index, faults));
    },
  };
};

/** Reads the whole file once, so that problems with the file itself are reported before any work begins. */
export const openTableFile = async <Column extends string>(
  directory: string,
  path: string,
  known: readonly Column[],
  encoding?: string,
): Promise<{ table: Table<Column>; lines: number }> => {
  const table = createTable(basename(path), await openInputFile(directory, path), known, encoding);
  const faults = createFaultList(table.file);
  for await (const part of table.rows(faults)) void part;
  return { table, lines: faults.totals().lines };
};
