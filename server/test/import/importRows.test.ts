import fc from 'fast-check';

import { stockColumns } from '../../src/import/plan/planStock';
import { itemColumns } from '../../src/import/plan/readItemRow';
import { createRowTable, type FieldValue, type Table } from '../../src/import/read/table';
import { anItem } from '../support/builders';
import { importInto } from '../support/imports';
import { createTestDatabase, engines, type TestDatabase } from '../support/testDatabase';

type Rows = Record<string, FieldValue>[];

const code = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('a1', 'A1', 'b2', 'c3', 'd4') },
  { weight: 1, arbitrary: fc.constantFrom('é6', 'É6') },
);

const present = fc.array(
  fc.record({
    code,
    parent: fc.option(fc.nat(3)),
    is_parent: fc.constantFrom(0, 1),
    deleted: fc.constantFrom(0, 0, 1),
  }),
  { minLength: 2, maxLength: 8 },
);

const itemRow = fc.record(
  {
    code,
    nameEs: fc.constant('Tornillo'),
    nameEn: fc.constant('Screw'),
    nameZh: fc.constant('螺丝'),
    price: fc.constantFrom(4.9, 5, 6),
    bestPrice: fc.constant(null),
    quantityBestPrice: fc.constant(null),
    parentCode: fc.option(code),
    deleted: fc.constantFrom(false, false, true),
  },
  { requiredKeys: ['code', 'nameEs', 'nameEn', 'nameZh', 'price', 'bestPrice', 'quantityBestPrice'] },
);

const rows = fc.record({
  items: fc.array(itemRow, { minLength: 1, maxLength: 4 }),
  stock: fc.array(fc.record({ code, quantity: fc.nat(9) }), { maxLength: 2 }),
  refusesTwins: fc.boolean(),
  // Nothing is written where one row is bad.
  skipBad: fc.constant(true),
});

/** As of a file, whose codes nobody knows before it is read. */
const unread = <Column extends string>({ codes: _, ...table }: Table<Column>): Table<Column> => table;

describe.each(engines)('a few rows on %s', (engine) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });

  afterAll(() => database.drop());

  const store = async (items: ReturnType<typeof anItem>[]) => {
    const { db } = database;
    await db.deleteFrom('stock_levels').execute();
    await db.deleteFrom('stock_items').execute();
    if (items.length > 0) await db.insertInto('stock_items').values(items).execute();
  };

  const readStored = async () => ({
    items: await database.db.selectFrom('stock_items').selectAll().orderBy('stock_item_id').execute(),
    stock: await database.db.selectFrom('stock_levels').selectAll().orderBy('stock_item_id').execute(),
  });

  it('change just what the same rows of a file would, which the whole catalogue is read for', async () => {
    await fc.assert(
      fc.asyncProperty(present, rows, async (given, { items, stock, ...options }) => {
        const before = given.map(({ parent, is_parent, deleted, ...item }, at) =>
          anItem({
            ...item,
            stock_item_id: at + 1,
            position: given.length - at,
            stock_item_parent_id: parent === null || parent >= given.length ? null : parent + 1,
            is_parent: is_parent === 1 ? 1 : 0,
            deleted: deleted === 1 ? 1 : 0,
          }),
        );
        const write = async (change: <Column extends string>(table: Table<Column>) => Table<Column>) => {
          await store(before);
          const result = await importInto(database.db, {
            ...options,
            items: change(createRowTable(items as Rows, itemColumns)),
            stock: change(createRowTable(stock, stockColumns)),
          });
          return { result, stored: await readStored() };
        };
        expect(await write((table) => table)).toEqual(await write(unread));
      }),
      { numRuns: 150, endOnFailure: true },
    );
  });
});
