import { readCsv, type CsvRecord } from '@/shared/lib/csv';
import { foldCode } from '@/engine/text/foldText';
import { guessColumns, headerColumns, type Columns } from './padColumns';

export type TypedLine = { code: string; quantity: string };

const aNumber = /^[\d０-９][\d０-９.,．，]*$/;

/** For lines without tabs, semicolons or commas: a number at either end is the quantity, the rest is the code. */
const splitBySpaces = (line: string): string[] => {
  const words = line.split(/\s+/).filter((word) => word !== '');
  if (words.length < 2) return words;
  const last = words.at(-1) ?? '';
  const [first = '', second = ''] = words;
  if (aNumber.test(last)) return [words.slice(0, -1).join(' '), last];
  if (words.length > 2 && aNumber.test(second)) return [first, second, words.slice(2).join(' ')];
  if (aNumber.test(first)) return [first, words.slice(1).join(' ')];
  return [words.join(' ')];
};

// The comma in "KT-1042 1,200" is part of the number.
const codeAndNumber = /^[^\s,;\t"]+[ \u00a0]+\d[\d.,]*$/;

const splitCells = ({ cells, isQuoted, separator }: CsvRecord): string[] => {
  if (isQuoted) return cells;
  if (!separator) return splitBySpaces(cells[0] ?? '');
  const line = cells.join(separator);
  return separator === ',' && codeAndNumber.test(line) ? splitBySpaces(line) : cells;
};

const toTypedLine = (cells: readonly string[], { code, quantity }: Columns): TypedLine =>
  // A code without a quantity means one piece.
  cells.length === 1
    ? { code: cells[0] ?? '', quantity: '1' }
    : { code: cells[code] ?? '', quantity: cells[quantity] ?? '' };

/** Reads code and quantity from spreadsheet cells, CSV or typed text; a header row identifies the columns. */
export const parsePadText = (text: string): TypedLine[] => {
  const records = readCsv(text)
    .map(splitCells)
    .filter((cells) => cells.some((cell) => foldCode(cell) !== ''));
  const [first = []] = records;
  const header = headerColumns(first);
  const lines = header ? records.slice(1) : records;
  const columns = header ?? guessColumns(lines.filter((cells) => cells.length > 1));
  return lines.map((cells) => toTypedLine(cells, columns));
};
