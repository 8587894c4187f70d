import { readPrice } from '../../src/import/read/cells';
import { describeFaults } from '../../src/import/read/faults';
import { anItem } from '../support/builders';
import { importInto, readItems } from '../support/imports';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

describe('a price in a file', () => {
  it.each([
    ['', null],
    ['7', 700],
    ['1230.39', 123_039],
    ['1230,39', 123_039],
    ['1.230,39', 123_039],
    ['1,230.39', 123_039],
    ['1.234.567', 123_456_700],
    ['1 230,39', 123_039],
    ['1\u00a0230', 123_000],
    ["1'230.5", 123_050],
    ['2 €', 200],
    ['$3', 300],
    ['US$ 1,230.39', 123_039],
    ['4.20 USD', 420],
  ])('is read from %j', (text, cents) => {
    expect(readPrice({ column: 'price', text })).toBe(cents);
  });

  it.each(['1.230', '1,230', '$1.230', '1.230.39', '1,23,456', '12.345.67', '3 €$', '-1', '1e3', '€', '1.2.3'])(
    'is refused in %j',
    (text) => {
      expect(() => readPrice({ column: 'price', text })).toThrow(/: write it like/);
    },
  );
});

describe('a file of codes and prices', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase('sqlite');
    const items = Array.from({ length: 6 }, (_, at) =>
      anItem({ stock_item_id: at + 1, position: at + 1, code: `A-${at}` }),
    );
    await database.db.insertInto('stock_items').values(items).execute();
  });

  afterEach(() => database.drop());

  // The builder's best price is 4.20.
  const file = () => readItems('code,price', 'A-0,9', 'A-1,4', 'A-2,4.2', 'A-3,4', 'A-4,4', 'A-5,');

  it('says once what to do about best prices that the new prices are not above', async () => {
    const { faults } = await importInto(database.db, { items: file() });
    expect(describeFaults(faults)).toEqual([
      'items.csv, line 3, price: must be above the item\'s best price, "4.20": add the columns bestPrice and quantityBestPrice, or remove such best prices with --clear-best-price (and 4 more lines: 4, 5, 6, ...)',
    ]);
  });

  it('removes them if told to, and keeps the others', async () => {
    const result = await importInto(database.db, { items: file(), clearBestPrice: true });
    expect(result).toMatchObject({ faults: [], written: true, items: { changed: 6 } });
    const rows = await database.db
      .selectFrom('stock_items')
      .select(['price_cents', 'best_price_cents', 'quantity_best_price'])
      .orderBy('position')
      .execute();
    expect(rows.map((row) => Object.values(row))).toEqual([
      [900, 420, 12],
      [400, null, null],
      [420, null, null],
      [400, null, null],
      [400, null, null],
      [null, null, null],
    ]);
  });

  it('shows a few faults of a kind one by one, with their values', async () => {
    const { faults } = await importInto(database.db, { items: readItems('code,price', 'A-0,x', 'A-1,y', 'A-2,9') });
    expect(describeFaults(faults)).toEqual([
      'items.csv, line 2, price: "x" is not a price: write it like 1234.50 or 1234,50',
      'items.csv, line 3, price: "y" is not a price: write it like 1234.50 or 1234,50',
    ]);
  });
});
