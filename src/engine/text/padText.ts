import type { Language } from '@/shared/i18n/languages';
import { type CsvText, readCsv } from '@/shared/lib/readCsv';
import { readQuantity } from '@/shared/lib/readQuantity';

import { foldCode, foldText } from './foldText';

/** Indexes of the code and quantity cells in a record. */
type Columns = { code: number; quantity: number };

const codeHeads =
  /^(cod(igo)?s?|codes?|sku|ref(erencia|erence)?s?|articulos?|items?|producto?s?|part|ean|编码|代码|编号|货号|商品|产品|型号|条码|料号)(?![a-z])/;
const quantityHeads =
  /^(cant(idad)?(es)?|unidades|uds?|piezas|pzas?|qty|quantit(y|ies)|pieces|pcs|units?|数量|件数|数目|个数)(?![a-z])/;
const quantityPattern = /^\d{1,6}([.,]0{1,3})?$|^\d{1,3}([.,\s]\d{3})$/;

const findHead = (cells: readonly string[], heads: RegExp) =>
  cells.findIndex((cell) => heads.test(foldText(cell).trim()) && !/\d/.test(cell));

/** Null when the record is not a header. */
const readHeader = (cells: readonly string[]): Columns | null => {
  const quantity = findHead(cells, quantityHeads);
  const found = findHead(cells, codeHeads);
  if (quantity < 0 && (found < 0 || cells.some((cell) => /\d/.test(cell)))) return null;
  const code = found >= 0 ? found : quantity === 0 ? 1 : 0;
  return { code, quantity: quantity >= 0 ? quantity : code === 0 ? 1 : 0 };
};

const looksLikeQuantity = (cell: string | undefined) =>
  cell !== undefined && quantityPattern.test(foldText(cell).trim());

/** Usually the second column is the quantity, unless another column has more cells that look like one. */
const guessColumns = (records: readonly (readonly string[])[]): Columns => {
  const widest = Math.max(0, ...records.map((cells) => cells.length));
  const scoreColumn = (column: number) => records.filter((cells) => looksLikeQuantity(cells[column])).length;
  let best = { column: 1, score: scoreColumn(1) };
  for (const column of [0, ...Array.from({ length: Math.max(0, widest - 2) }, (_, at) => at + 2)]) {
    const score = scoreColumn(column);
    if (score > best.score) best = { column, score };
  }
  return { code: best.column === 0 ? 1 : 0, quantity: best.column };
};

export type TypedLine = { code: string; quantity: string };

const numberPattern = /^[\d０-９][\d０-９.,．，]*$/;

/** For lines without tabs, semicolons or commas: a number at either end is the quantity, the rest is the code. */
const splitBySpaces = (line: string): string[] => {
  const words = line.split(/\s+/).filter((word) => word !== '');
  if (words.length < 2) return words;
  const last = words.at(-1) ?? '';
  const [first = '', second = ''] = words;
  if (numberPattern.test(last)) return [words.slice(0, -1).join(' '), last];
  if (words.length > 2 && numberPattern.test(second)) return [first, second, words.slice(2).join(' ')];
  if (numberPattern.test(first)) return [first, words.slice(1).join(' ')];
  return [words.join(' ')];
};

// The comma in "KT-1042 1,200" is part of the number.
const codeAndNumber = /^[^\s,;\t"]+[ \u00a0]+\d[\d.,]*$/;

const splitCells = (cells: string[], { isQuoted, separator }: CsvText): string[] => {
  const line = cells.join(separator);
  if (isQuoted) return cells;
  if (!separator || (separator === ',' && codeAndNumber.test(line))) return splitBySpaces(line);
  if (cells.length > 1) return cells;
  // A line may have another separator than the lines around it.
  const alone = readCsv(line);
  return splitCells(alone.records[0] ?? [], alone);
};

const toTypedLine = (cells: readonly string[], { code, quantity }: Columns): TypedLine =>
  // A code without a quantity means one piece.
  cells.length === 1
    ? { code: cells[0] ?? '', quantity: '1' }
    : { code: cells[code] ?? '', quantity: cells[quantity] ?? '' };

const isFilled = (cell: string) => foldCode(cell) !== '';

const maxTitles = 20;

/** A code, alone or with a quantity. */
const isOrderLine = (cells: readonly string[], { code, quantity }: Columns): boolean =>
  /^\S*\d\S*$/.test(cells[code] ?? '') && (looksLikeQuantity(cells[quantity]) || cells.filter(isFilled).length === 1);

/** The number of rows above a header row that names both columns, such as a title, the company and the date. */
const countTitles = (records: readonly (readonly string[])[]): number => {
  const at = records
    .slice(0, maxTitles + 1)
    .findIndex((cells) => cells.length > 1 && [codeHeads, quantityHeads].every((heads) => findHead(cells, heads) >= 0));
  const columns = readHeader(records[at] ?? []);
  return at > 0 && columns && !records.slice(0, at).some((cells) => isOrderLine(cells, columns)) ? at : 0;
};

type PadText = {
  lines: TypedLine[];
  /** The number of rows above the header row. */
  skipped: number;
};

/**
 * Reads code and quantity from spreadsheet cells, CSV or typed text; a header row, which may have other rows above it,
 * identifies the columns.
 */
export const parsePadText = (text: string): PadText => {
  const read = readCsv(text);
  const filled = read.records.filter((cells) => cells.some(isFilled));
  const skipped = countTitles(filled);
  const records = filled.slice(skipped).map((cells) => splitCells(cells, read));
  const [first = []] = records;
  const header = readHeader(first);
  const lines = header ? records.slice(1) : records;
  const columns = header ?? guessColumns(lines.filter((cells) => cells.length > 1));
  return { lines: lines.map((cells) => toTypedLine(cells, columns)), skipped };
};

/** A format that every language parses; an invalid quantity stays as typed. */
export const normaliseQuantity = (text: string, language: Language): string => {
  const { quantity } = readQuantity(text, language);
  return quantity === null ? text : String(quantity);
};

const parseQuantity = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);

/** Merges lines with the same code by adding their quantities; a line with an invalid quantity stays separate. */
export const mergeLines = <Line extends TypedLine>(known: readonly Line[], added: readonly Line[]): Line[] => {
  const lines = [...known];
  const places = new Map<string, number>();
  const remember = ({ code, quantity }: TypedLine, at: number) => {
    const folded = foldCode(code);
    if (folded !== '' && parseQuantity(quantity) !== null && !places.has(folded)) places.set(folded, at);
  };
  lines.forEach(remember);
  for (const line of added) {
    const at = parseQuantity(line.quantity) === null ? undefined : places.get(foldCode(line.code));
    const earlier = at === undefined ? undefined : lines[at];
    const sum = Number(earlier?.quantity) + Number(line.quantity);
    if (at !== undefined && earlier && parseQuantity(String(sum)) !== null)
      lines[at] = { ...earlier, quantity: String(sum) };
    else remember(line, lines.push(line) - 1);
  }
  return lines;
};
