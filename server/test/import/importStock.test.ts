import type { ImportOptions } from '../../src/import/importTypes';
import { stockColumns } from '../../src/import/plan/planStock';
import { describeFault } from '../../src/import/read/faults';
import { anItem } from '../support/builders';
import { aTable, importInto, readItems } from '../support/imports';
import { createTestDatabase, engines, type TestDatabase } from '../support/testDatabase';

describe.each(engines)('an import of stock on %s', (engine) => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase(engine);
    await database.db
      .insertInto('stock_items')
      .values([
        anItem(),
        anItem({ stock_item_id: 102, code: 'A-102', additional_code: '7501000000102' }),
        anItem({ stock_item_id: 103, code: 'A-103', additional_code: 'TWICE' }),
        anItem({ stock_item_id: 104, code: 'A-104', additional_code: 'TWICE' }),
      ])
      .execute();
  });

  afterEach(() => database.drop());

  const readStock = (...lines: string[]) => aTable('stock.csv', stockColumns, lines);
  const runImport = (stock: string[], options: Partial<ImportOptions> = {}) =>
    importInto(database.db, { stock: readStock(...stock), ...options });
  const stored = async () => {
    const rows = await database.db.selectFrom('stock_levels').selectAll().orderBy('stock_item_id').execute();
    return rows.map((row) => [row.stock_item_id, row.quantity, row.expected_date, row.expected_quantity]);
  };
  const version = () => database.db.selectFrom('data_versions').selectAll().execute();

  it('sets what the file names, by either code, and leaves the lists as they are', async () => {
    const before = await version();
    const result = await runImport([
      'code;additionalCode;quantity;expectedDate;expectedQuantity',
      'A-101;;12;2026-06-15;200',
      ';7501000000102;0;;',
    ]);
    expect(result).toMatchObject({ faults: [], stock: 2, written: true });
    expect(await stored()).toEqual([
      [101, 12, '2026-06-15', 200],
      [102, 0, null, null],
    ]);
    expect(await version()).toEqual(before);
    // A missing column leaves what is expected; an empty quantity stops counting the item.
    await runImport(['code,quantity', 'A-101,8', 'A-102,']);
    expect(await stored()).toEqual([[101, 8, '2026-06-15', 200]]);
    await runImport(['code,quantity', 'A-103,1'], { replace: true });
    expect(await stored()).toEqual([[103, 1, null, null]]);
  });

  it('knows the items of the same import', async () => {
    const items = readItems('code,nameEn,price', 'B-1,Nail,1.00');
    expect(await runImport(['code,quantity', 'B-1,40'], { items })).toMatchObject({ faults: [], stock: 1 });
    expect(await stored()).toEqual([[105, 40, null, null]]);
  });

  it('names file, line and column of what is wrong, and writes nothing', async () => {
    const result = await runImport([
      'code,additionalCode,quantity,expectedDate,expectedQuantity',
      'A-101,,-3,,',
      'NONE,,4,,',
      ',NONE,4,,',
      ',TWICE,4,,',
      ',,4,,',
      'A-102,,4,15/06/2026,',
      'A-103,,4,2026-02-30,',
      'A-104,,4,,20',
      'A-104,,many,,',
      'A-104,,5,,',
      'A-104,,6,,',
    ]);
    expect(result).toMatchObject({ written: false, stock: 0 });
    expect(result.faults.map(describeFault)).toEqual([
      'stock.csv, line 2, quantity: "-3" is not a whole number from 0 to 1000000000',
      'stock.csv, line 3, code: there is no item "NONE"',
      'stock.csv, line 4, additionalCode: no item has the additional code "NONE"',
      'stock.csv, line 5, additionalCode: several items have the additional code "TWICE"',
      'stock.csv, line 6, code: the code is missing',
      'stock.csv, line 7, expectedDate: "15/06/2026" is not a date: write it like 2026-06-15',
      'stock.csv, line 8, expectedDate: "2026-02-30" is not a date: write it like 2026-06-15',
      'stock.csv, line 9, expectedQuantity: a quantity is expected, but no date is given',
      'stock.csv, line 10, code: is the same item as line 9',
      'stock.csv, line 11, code: is the same item as line 9',
      'stock.csv, line 12, code: is the same item as line 9',
    ]);
    expect(await stored()).toEqual([]);
  });
});
