import { parseTaxRate, toBasisPoints } from '@/shared/money/taxRate';

import { OperatorError, UsageError } from '../errors';
import { readPrice, readText } from '../import/read/cells';
import { createFaultList, describeFaults, RowError } from '../import/read/faults';
import { openTableFile } from '../import/read/table';
import { toPrintable } from '../printable';
import type { StoredQuote } from '../repositories/quotesRepository';
import { type PricedLine, priceLines } from './answerQuote';

/** `quotes --prices` writes them, and `offer --prices` reads them. */
export const offerColumns = ['code', 'quantity', 'usualPrice', 'price', 'note'] as const;

const maxNoteLength = 200;

const readPrices = async (
  directory: string,
  path: string,
  { lines }: StoredQuote,
): Promise<Map<string, PricedLine>> => {
  const { table } = await openTableFile(directory, path, offerColumns);
  const codes = new Set(lines.map(({ code }) => code.toLowerCase()));
  const faults = createFaultList(table.file);
  const prices = new Map<string, PricedLine>();
  for await (const rows of table.rows(faults))
    for (const { line, cell } of rows)
      faults.attempt(line, () => {
        const code = (cell('code')?.text ?? '').trim().toLowerCase();
        if (!codes.has(code)) throw new RowError('code', 'the quote has no such line');
        if (prices.has(code)) throw new RowError('code', 'appears twice');
        const price = cell('price');
        const cents = price ? readPrice(price) : null;
        const note = cell('note');
        if (cents !== null) prices.set(code, { cents, note: note ? readText(note, maxNoteLength) : '' });
      });
  const found = faults.all();
  if (found.length > 0) throw new OperatorError([...describeFaults(found), 'Nothing was changed.'].join('\n'));
  return prices;
};

const readDiscount = (given: string | undefined) => {
  if (given === undefined) return undefined;
  const percent = parseTaxRate(given.replace(/\s*%$/, '').replace(',', '.'));
  if (percent === null)
    throw new UsageError(`--discount is "${toPrintable(given)}" but must be a percentage such as 5.`);
  return toBasisPoints(percent);
};

/** The quote with a price in every line: that of the file or, where it has none, the usual one with the discount. */
export const readOffer = async (
  stored: StoredQuote,
  { prices: path, discount }: { prices: string | undefined; discount: string | undefined },
  directory: string,
): Promise<StoredQuote> => {
  const rate = readDiscount(discount);
  const prices = path === undefined ? new Map<string, PricedLine>() : await readPrices(directory, path, stored);
  return priceLines(({ code }) => prices.get(code.toLowerCase()), rate)(stored);
};
