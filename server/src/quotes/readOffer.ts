import { takeOff } from '@/shared/money/prices';
import { parseTaxRate, toBasisPoints } from '@/shared/money/taxRate';

import { OperatorError, UsageError } from '../errors';
import { readPrice, readText } from '../import/read/cells';
import { createFaultList, describeFaults, RowError } from '../import/read/faults';
import { openTableFile } from '../import/read/table';
import { toPrintable } from '../printable';
import type { StoredQuote } from '../repositories/quotesRepository';

/** `quotes --prices` writes them, and `offer --prices` reads them. */
export const offerColumns = ['code', 'quantity', 'usualPrice', 'price', 'note'] as const;

type Priced = { cents: number; note: string };

const maxNoteLength = 200;

const readPrices = async (directory: string, path: string, { lines }: StoredQuote): Promise<Map<string, Priced>> => {
  const { table } = await openTableFile(directory, path, offerColumns);
  const codes = new Set(lines.map(({ code }) => code.toLowerCase()));
  const faults = createFaultList(table.file);
  const prices = new Map<string, Priced>();
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
  const prices = path === undefined ? new Map<string, Priced>() : await readPrices(directory, path, stored);
  const missing: string[] = [];
  const lines = stored.lines.map((line) => {
    const own = prices.get(line.code.toLowerCase());
    const usual = line.usual_price_cents;
    const reduced = usual === null || rate === undefined ? null : takeOff(usual, rate);
    const cents = own?.cents ?? reduced;
    if (cents === null) missing.push(line.code);
    return { ...line, unit_price_cents: cents, note: own?.note ?? '' };
  });
  if (missing.length > 0)
    throw new OperatorError(
      `There is no price for ${missing.map((code) => JSON.stringify(toPrintable(code))).join(', ')}. Nothing was changed.`,
    );
  return { quote: stored.quote, lines };
};
