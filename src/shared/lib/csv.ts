import type { Language } from '@/shared/i18n/languages';

const separators = ['\t', ';', ','] as const;
export type Separator = (typeof separators)[number];
export type CsvRecord = { cells: string[]; isQuoted: boolean; separator: Separator | undefined };

/** The end of the quoted cell that starts at `from`; -1 if the closing quote is missing. */
const endOfQuoted = (text: string, from: number): number => {
  let at = from + 1;
  for (;;) {
    const mark = text.indexOf('"', at);
    if (mark < 0) return -1;
    if (text[mark + 1] !== '"') return mark;
    at = mark + 2;
  }
};

const beginsCell = (before: string): boolean => /(^|[\t;,])\s*$/.test(before);

/** The characters outside quotes, each with its position. */
function* outsideQuotes(text: string): Generator<[character: string, at: number]> {
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    const end = character === '"' && beginsCell(text.slice(from, at)) ? endOfQuoted(text, at) : -1;
    if (end > 0) {
      at = end;
      continue;
    }
    if (character === '\n') from = at + 1;
    yield [character, at];
  }
}

/** Splits into lines; a line break within quotes is part of its cell. */
const splitRecords = (text: string): string[] => {
  const records: string[] = [];
  let from = 0;
  for (const [character, at] of outsideQuotes(text)) {
    if (character !== '\n') continue;
    records.push(text.slice(from, at));
    from = at + 1;
  }
  return [...records, text.slice(from)];
};

const detectSeparator = (record: string): Separator | undefined => {
  const characters = new Set(Array.from(outsideQuotes(record), ([character]) => character));
  return separators.find((separator) => characters.has(separator));
};

const splitBy = (record: string, separator: Separator | undefined): CsvRecord => {
  const cells: string[] = [];
  let isQuoted = false;
  let rest = record;
  for (;;) {
    const lead = rest.length - rest.trimStart().length;
    const end = rest[lead] === '"' ? endOfQuoted(rest, lead) : -1;
    const next = separator ? rest.indexOf(separator, end > 0 ? end : 0) : -1;
    const raw = next < 0 ? rest : rest.slice(0, next);
    isQuoted ||= end > 0;
    cells.push(
      end > 0
        ? raw
            .slice(lead + 1, end)
            .replaceAll('""', '"')
            .trim()
        : raw.trim(),
    );
    if (next < 0) return { cells, isQuoted, separator };
    rest = rest.slice(next + 1);
  }
};

/** Splits each line by tabs, or else semicolons, or else commas: the first of these that it contains outside quotes. */
export const readCsv = (text: string): CsvRecord[] =>
  splitRecords(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')).map((record) =>
    splitBy(record, detectSeparator(record)),
  );

// A spreadsheet may expect another separator than the file's; to it, quotes inside a cell do not count. So a formula must
// not follow any separator either.
const formula = /(^|[\t\r\n;,])([\s"]*)(?=[=+\-@＝＋－＠])/g;
const escapedFormula = /(^|[\t\r\n;,])([\s"]*)'(?=[=+\-@＝＋－＠])/g;

const quoteCell = (value: string): string => {
  const safe = value.replace(formula, "$1$2'");
  return /["\n\r;,\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Removes the apostrophes with which our files, like spreadsheets, mark text that only looks like a formula. */
export const unescapeFormulas = (text: string): string => text.replace(escapedFormula, '$1$2');

/** The list separator that spreadsheets expect in a language. */
export const getListSeparator = (language: Language): Separator => (language === 'es' ? ';' : ',');

type Rows = readonly (readonly string[])[];

/** Escapes formulas. For files written in parts, of which `writeCsv` writes the first. */
export const writeCsvRows = (rows: Rows, separator: Separator): string =>
  rows.map((row) => `${row.map(quoteCell).join(separator)}\r\n`).join('');

/** Adds a byte order mark, so that spreadsheets read it as UTF-8. */
export const writeCsv = (rows: Rows, separator: Separator): string => `\uFEFF${writeCsvRows(rows, separator)}`;
