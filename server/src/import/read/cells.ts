import { unescapeFormulas } from '@/shared/lib/csv';
import { parseTaxRate, toBasisPoints } from '@/shared/money/taxRate';

import { TranslatedRowError } from './faults';

export type Cell = { column: string; text: string };

/** Limits category paths and picture names. */
export const maxPathLength = 1000;

const quote = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

const createRowError = (
  { column, text }: Cell,
  messageId: TranslatedRowError['messageId'],
  values: TranslatedRowError['values'] = {},
) => new TranslatedRowError(column, messageId, { value: quote(text), ...values });

export const normalizeText = (text: string) => unescapeFormulas(text.trim()).normalize('NFC');

/** Copies text that is kept: a substring would keep the string it was cut from, such as a chunk of the file. */
export const detach = (text: string) => Buffer.from(text).toString();

export const readText = (cell: Cell, maxLength: number): string => {
  const text = normalizeText(cell.text);
  if (/\p{Cc}/u.test(text)) throw createRowError(cell, 'cellNotPlain');
  if (text.length > maxLength) throw createRowError(cell, 'textTooLong', { count: maxLength });
  return text;
};

// The shop has a single currency, so a sign adds nothing.
const currencySign = /^(?:US\$|[$€]|USD|EUR)\s*|\s*(?:US\$|[$€]|USD|EUR)$/i;
const plainAmount = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;
const groupedAmount = /^(\d{1,3}([.,'’\s])\d{3}(?:\2\d{3})?)(?:(?!\2)[.,](\d{1,2}))?$/;
// The separator could mark thousands or decimals.
const ambiguousAmount = /^\d{1,3}[.,]\d{3}$/;

/** In cents; null if the cell is empty. */
export const readPrice = (cell: Cell): number | null => {
  const text = cell.text.trim();
  if (text === '') return null;
  const amount = text.replace(currencySign, '');
  if (ambiguousAmount.test(amount)) throw createRowError(cell, 'cellAmbiguousPrice');
  const [, whole, decimals] = plainAmount.exec(amount) ?? [];
  const [, grouped, , decimalsOfGrouped] = groupedAmount.exec(amount) ?? [];
  const units = whole ?? grouped?.replaceAll(/\D/g, '');
  if (units === undefined) throw createRowError(cell, 'cellNoPrice');
  return Number(units) * 100 + Number((decimals ?? decimalsOfGrouped ?? '').padEnd(2, '0'));
};

export const readWhole = (cell: Cell, [min, max]: [number, number]): number | null => {
  const text = cell.text.trim();
  if (text === '') return null;
  const value = Number(text);
  if (!/^\d{1,10}$/.test(text) || value < min || value > max) throw createRowError(cell, 'cellNotWhole', { min, max });
  return value;
};

/** In basis points, from more than 0 to 100 %; null if the cell is empty. */
export const readPercent = (cell: Cell): number | null => {
  const text = cell.text.trim().replace(/\s*%$/, '').replace(',', '.');
  if (text === '') return null;
  const rate = parseTaxRate(text);
  if (rate === null || rate === 0) throw createRowError(cell, 'cellNoPercentage');
  return toBasisPoints(rate);
};

/** As YYYY-MM-DD; null if the cell is empty. */
export const readDate = (cell: Cell): string | null => {
  const text = cell.text.trim();
  if (text === '') return null;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : undefined;
  // JavaScript moves 31 April to 1 May.
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw createRowError(cell, 'cellNoDate');
  return text;
};

/** Null if the cell is empty. */
export const readOneOf = (cell: Cell, values: readonly string[]): string | null => {
  const text = cell.text.trim();
  if (text === '') return null;
  const value = values.find((each) => each === text.toLowerCase());
  if (value === undefined) throw createRowError(cell, 'cellUnknown', { known: values.join(', ') });
  return value;
};

const yes = new Set(['1', 'true', 'yes', 'y', 'x', 'si', 'sí', 's', '是']);
const no = new Set(['', '0', 'false', 'no', 'n', '否']);

export const readFlag = (cell: Cell): 0 | 1 => {
  const text = cell.text.trim().toLowerCase().normalize('NFC');
  if (yes.has(text)) return 1;
  if (no.has(text)) return 0;
  throw createRowError(cell, 'cellNoFlag');
};
