import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { categoryColumns } from '../../src/import/plan/planCategories';
import { describeFault } from '../../src/import/read/faults';
import { aCategory } from '../support/builders';
import { aTable, importInto, readItems } from '../support/imports';
import { createTestDatabase, engines, type TestDatabase } from '../support/testDatabase';

const readCategories = (...lines: string[]) => aTable('categories.csv', categoryColumns, lines);

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

describe.each(engines)('an import of categories on %s', (engine) => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase(engine);
    await database.db
      .insertInto('stock_categories')
      .values([
        aCategory(),
        aCategory({ stock_category_id: 6, parent_stock_category_id: 5, name_es: 'Clavos', name_en: 'Nails' }),
      ])
      .execute();
  });

  afterEach(() => database.drop());

  it('rejects categories that are duplicated, nested in themselves or without a parent', async () => {
    const { faults } = await importInto(database.db, {
      categories: readCategories(
        'id,parent,nameEn',
        '5,Fasteners > Nails,Fasteners',
        ',Nowhere,Lost',
        ',,Fresh',
        ',,fresh ',
        ',,',
      ),
    });
    expect(faults.map(describeFault)).toEqual([
      'categories.csv, line 2, parent: the category would be its own ancestor',
      'categories.csv, line 3, parent: the catalogue has no category "Nowhere"',
      'categories.csv, line 5: is the same category as line 4',
    ]);
  });

  it('rejects more than 20 levels', async () => {
    const lines = Array.from(
      { length: 22 },
      (_, index) => `${100 + index},${index === 0 ? '' : 99 + index},Level ${index}`,
    );
    const { faults } = await importInto(database.db, { categories: readCategories('id,parent,nameEn', ...lines) });
    expect(faults.map(describeFault)).toEqual([
      'categories.csv, line 22, parent: a category has at most 20 levels, with those above it',
      'categories.csv, line 23, parent: the catalogue has no category "120"',
    ]);
  });

  it('suggests names and files that differ in accents, case or a letter', async () => {
    const folder = join(database.dataDirectory, 'pictures');
    mkdirSync(folder);
    writeFileSync(join(folder, 'Jamón.SVG'.normalize('NFD')), picture);
    const { faults } = await importInto(database.db, {
      categories: readCategories('parent,nameEn,image', ',Ham,jamon.svg', ',Ham,pork.svg'),
      items: readItems('code,nameEn,category', 'A,A,Fijacion', 'B,B,fasteners > Nials', 'C,C,Wood', 'D,D,Fijacion'),
      imagesDirectory: folder,
    });
    expect(faults.map(describeFault)).toEqual([
      'categories.csv, line 2, image: "jamon.svg" is not in the picture folder. Did you mean "Jamón.SVG"?',
      'categories.csv, line 3, image: "pork.svg" is not in the picture folder',
      'items.csv, line 2, category: the catalogue has no category "Fijacion". Did you mean Fijación?',
      'items.csv, line 3, category: the catalogue has no category "fasteners > Nials". Did you mean Nails?',
      'items.csv, line 4, category: the catalogue has no category "Wood"',
      'items.csv, line 5, category: the catalogue has no category "Fijacion". Did you mean Fijación?',
    ]);
  });

  it('stores their pictures, keeps those that the file does not mention, and removes those of empty cells', async () => {
    const folder = join(database.dataDirectory, 'pictures');
    mkdirSync(folder);
    writeFileSync(join(folder, 'nails.svg'), picture);
    const readNames = async () => {
      const rows = await database.db
        .selectFrom('stock_categories')
        .select('image_name')
        .orderBy('stock_category_id')
        .execute();
      return rows.map(({ image_name }) => image_name);
    };
    const first = await importInto(database.db, {
      categories: readCategories('id,image', '5,', '6,nails.svg'),
      imagesDirectory: folder,
    });
    expect(first).toMatchObject({ faults: [], categories: 1, pictures: 1 });
    const stored = [null, expect.stringMatching(/^nails\.[0-9a-f]{10}\.svg$/)];
    expect(await readNames()).toEqual(stored);
    expect(await database.db.selectFrom('files').select(['container', 'content_type']).execute()).toEqual([
      { container: 'StockCategoryImages', content_type: 'image/svg+xml' },
    ]);
    await importInto(database.db, { categories: readCategories('id,nameEn', '6,Pins') });
    expect(await readNames()).toEqual(stored);
    const missing = await importInto(database.db, { categories: readCategories('id,image', '6,pins.svg') });
    expect(missing.faults.map(describeFault)).toEqual([
      'categories.csv, line 2, image: "pins.svg" is not in the blob storage',
    ]);
    await importInto(database.db, { categories: readCategories('id,image', '6,') });
    expect(await readNames()).toEqual([null, null]);
  });
});
