import type { Language } from '@/shared/i18n/languages';

export type Separator = '\t' | ';' | ',';

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
