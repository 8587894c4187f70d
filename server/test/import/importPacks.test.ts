import { describeFaults } from '../../src/import/read/faults';
import { anItem } from '../support/builders';
import { importInto, readItems } from '../support/imports';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

const head = 'code,unit,minimumQuantity,quantityStep,packSize';

describe('packs in a file', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase('sqlite');
    const items = ['A-0', 'A-1'].map((code, at) =>
      anItem({ stock_item_id: at + 1, position: at + 1, code, unit: 'box', pack_size: 6 }),
    );
    await database.db.insertInto('stock_items').values(items).execute();
  });

  afterEach(() => database.drop());

  const readPacks = () =>
    database.db
      .selectFrom('stock_items')
      .select(['unit', 'minimum_quantity', 'quantity_step', 'pack_size'])
      .orderBy('code')
      .execute();
  const boxOfSix = { unit: 'box', minimum_quantity: null, quantity_step: null, pack_size: 6 };

  it('are imported, and cleared by empty cells', async () => {
    const items = readItems(head, 'A-0,Piece,48,24,12', 'A-1,,,,');
    expect(await importInto(database.db, { items })).toMatchObject({ faults: [], written: true });
    expect(await readPacks()).toEqual([
      { unit: 'piece', minimum_quantity: 48, quantity_step: 24, pack_size: 12 },
      { unit: null, minimum_quantity: null, quantity_step: null, pack_size: null },
    ]);
  });

  it('stay as they are without their columns', async () => {
    const items = readItems('code,quantityStep', 'A-0,3', 'A-1,');
    expect(await importInto(database.db, { items })).toMatchObject({ faults: [], written: true });
    expect(await readPacks()).toEqual([{ ...boxOfSix, quantity_step: 3 }, boxOfSix]);
  });

  it.each([
    ['A-1,dozen,,,', 'unit: "dozen" is none of piece, pair, set, box, pack, bag, roll, sheet, kg, g, l, m, m2'],
    ['A-1,,0,,', 'minimumQuantity: "0" is not a whole number from 1 to 999999'],
    ['A-1,,,1.5,', 'quantityStep: "1.5" is not a whole number from 1 to 999999'],
    ['A-1,,,,1000000', 'packSize: "1000000" is not a whole number from 1 to 999999'],
    ['A-1,,50,24,', 'minimumQuantity: 50 is not a multiple of the quantityStep, 24'],
  ])('of "%s" stop the import, with the line and the field', async (line, fault) => {
    const { faults, written } = await importInto(database.db, { items: readItems(head, 'A-0,piece,48,24,12', line) });
    expect(describeFaults(faults)).toEqual([`items.csv, line 3, ${fault}`]);
    expect(written).toBe(false);
    expect(await readPacks()).toEqual([boxOfSix, boxOfSix]);
  });
});
