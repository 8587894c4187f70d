import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';

import type { ImportOptions } from '../../src/import/importTypes';
import { categoryColumns } from '../../src/import/plan/planCategories';
import { itemColumns } from '../../src/import/plan/readItemRow';
import { describeFault } from '../../src/import/read/faults';
import { createTable } from '../../src/import/read/table';
import { aCategory, anItem } from '../support/builders';
import { aTable, importInto, readItems } from '../support/imports';
import { createTestApp } from '../support/testApp';
import { createTestDatabase, engines, type TestDatabase } from '../support/testDatabase';

const readCategories = (...lines: string[]) => aTable('categories.csv', categoryColumns, lines);

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

describe.each(engines)('an import on %s', (engine) => {
  let database: TestDatabase;

  const runImport = (options: Partial<ImportOptions>, db = database.db) => importInto(db, options);

  const readStored = async () => {
    const rows = await database.db
      .selectFrom('stock_items')
      .selectAll()
      .where('catalog_id', '=', 1)
      .orderBy('position')
      .execute();
    return rows;
  };

  const importFaults = async (...lines: string[]) =>
    (await runImport({ items: readItems(...lines) })).faults.map(describeFault);

  beforeEach(async () => {
    database = await createTestDatabase(engine);
    const { db } = database;
    await db
      .insertInto('stock_categories')
      .values([
        aCategory(),
        aCategory({ stock_category_id: 6, parent_stock_category_id: 5, name_es: 'Clavos', name_en: 'Nails' }),
        aCategory({ stock_category_id: 7, name_es: 'Vieja', name_en: 'Old', name_zh: '旧', deleted: 1 }),
      ])
      .execute();
    await db.insertInto('stock_items').values(anItem()).execute();
  });

  afterEach(() => database.drop());

  it('adds items, updates those with known codes, and keeps values that have no column', async () => {
    const result = await runImport({
      items: readItems(
        'Code;Name es;name_en;category;price;bestPrice;quantityBestPrice;isNew',
        'A-101;Tornillo fino;;;5,10;4,20;12;sí',
        'B-1;"Clavo ""Forte"", 5 cm";Nail;Fasteners > nails;0.35;;;',
        'B-2;Clavo;;6;;;;x',
      ),
    });
    expect(result).toMatchObject({ faults: [], written: true, items: { added: 2, changed: 1, removed: 0 } });
    expect(await readStored()).toEqual([
      anItem({
        name_es: 'Tornillo fino',
        name_en: 'Tornillo fino',
        price_cents: 510,
        is_new: 1,
        stock_category_id: null,
      }),
      expect.objectContaining({
        stock_item_id: 102,
        code: 'B-1',
        name_es: 'Clavo "Forte", 5 cm',
        name_zh: 'Nail',
        stock_category_id: 6,
        price_cents: 35,
        best_price_cents: null,
        image_name: null,
      }),
      expect.objectContaining({ code: 'B-2', name_en: 'Clavo', stock_category_id: 6, price_cents: null, is_new: 1 }),
    ]);
  });

  it('plans again if another import has intervened', async () => {
    const other = database.openAgain();
    const results = await Promise.all([
      runImport({ items: readItems('code,nameEn,price', 'B-1,Nail,1', 'C-1,Bolt,2') }),
      runImport({ items: readItems('code,nameEn,price', 'B-1,Nail,3', 'D-1,Nut,4') }, other.db),
    ]);
    await other.close();
    expect(results.map(({ items }) => items.added).sort()).toEqual([1, 2]);
    const rows = await readStored();
    expect(rows.map(({ code }) => code).sort()).toEqual(['A-101', 'B-1', 'C-1', 'D-1']);
    expect(new Set(rows.map(({ stock_item_id }) => stock_item_id)).size).toBe(4);
  });

  it('has nothing to do the second time', async () => {
    const lines = ['code,nameEn,price', 'B-1,Nail,1', 'B-2,Screw,2.5'];
    await runImport({ items: readItems(...lines) });
    const again = await runImport({ items: readItems(...lines) });
    expect(again.items).toEqual({ added: 0, changed: 0, unchanged: 2, removed: 0 });
  });

  it('turns items that variants refer to into parents, in any line order', async () => {
    await runImport({
      items: readItems('code,nameEn,parentCode', 'V-1,Small,P', 'P,Hammer,', 'V-2,Large,P', 'W-1,Long screw,A-101'),
    });
    const rows = new Map((await readStored()).map((row) => [row.code, row]));
    expect(rows.get('P')?.is_parent).toBe(1);
    expect(rows.get('A-101')?.is_parent).toBe(1);
    for (const code of ['V-1', 'V-2']) {
      expect(rows.get(code)).toMatchObject({ is_parent: 0, stock_item_parent_id: rows.get('P')?.stock_item_id });
    }
    await runImport({ items: readItems('code,nameEn,parentCode', 'W-1,Long screw,') });
    expect((await readStored()).find(({ code }) => code === 'A-101')?.is_parent).toBe(0);
  });

  it('reports the line and reason of each fault, and writes nothing', async () => {
    const before = await readStored();
    const faults = await importFaults(
      'code,nameEn,category,price,bestPrice,quantityBestPrice,parentCode,isNew,image',
      'A-101,Good,5,1,,,,,',
      ',No code,,,,,,,',
      'C-1,Dear,,"1,234",,maybe,,x?,',
      'C-2,Best alone,,10,9,,,,',
      'C-3,Best above,,10,10,5,,,',
      'C-4,Odd flag,,,,,,maybe,',
      'C-5,Lost,Fasteners > Bolts,,,,,,',
      'C-6,Gone,7,,,,,,',
      'C-7,Orphan,,,,,NO-SUCH,,',
      'C-8,Orphan of a bad line,,,,,C-1,,',
      'C-9,Pictured,,,,,,,hammer.png',
      'A-101,Twice,,,,,,,',
      'C-10,Short',
      'C-11,,,,,,,,',
      'C-12,Few,,10,9,1,,,',
    );
    expect(faults).toEqual([
      'items.csv, line 3, code: the code is missing',
      'items.csv, line 4, isNew: "x?" is neither yes nor no',
      'items.csv, line 4, price: "1,234" could be in thousands or have decimals: write it like 1234 or 1234.50',
      'items.csv, line 4, quantityBestPrice: "maybe" is not a whole number from 2 to 1000000',
      'items.csv, line 5, bestPrice: a best price and its quantity must be given together',
      'items.csv, line 6, bestPrice: the best price must be lower than the price',
      'items.csv, line 7, isNew: "maybe" is neither yes nor no',
      'items.csv, line 8, category: the catalogue has no category "Fasteners > Bolts"',
      'items.csv, line 9, category: the category "7" is deleted',
      'items.csv, line 10, parentCode: the item "NO-SUCH" is neither in the catalogue nor on a valid line',
      'items.csv, line 11, parentCode: the item "C-1" is neither in the catalogue nor on a valid line',
      'items.csv, line 12, image: "hammer.png" is not in the blob storage',
      'items.csv, line 13, code: the code is already on line 2',
      'items.csv, line 14: has 2 columns but the header has 9',
      'items.csv, line 15: a name is missing in every language',
      'items.csv, line 16, quantityBestPrice: "1" is not a whole number from 2 to 1000000',
    ]);
    expect(await readStored()).toEqual(before);
  });

  it('rejects variants of variants', async () => {
    expect(
      await importFaults('code,nameEn,parentCode', 'P,Top,', 'V,Below,P', 'W,Lower,V', 'X,Own,X', 'Y,With variant,P'),
    ).toEqual([
      'items.csv, line 4, parentCode: the item "V" is itself a variant',
      'items.csv, line 5, parentCode: an item cannot be its own parent',
    ]);
    await runImport({ items: readItems('code,nameEn,parentCode', 'P,Top,', 'V,Below,P') });
    expect(await importFaults('code,nameEn,parentCode', 'Q,Other,', 'P,Top,Q')).toEqual([
      'items.csv, line 3, parentCode: the item itself has variants',
    ]);
  });

  it('imports only the valid lines when told to skip bad ones', async () => {
    const items = readItems('code,nameEn,price', 'B-1,Nail,1', 'B-2,Screw,one', 'B-3,Bolt,3');
    const result = await runImport({ items, skipBad: true });
    expect(result).toMatchObject({ written: true, items: { added: 2 } });
    expect(result.faults).toHaveLength(1);
    expect((await readStored()).map(({ code }) => code)).toEqual(['A-101', 'B-1', 'B-3']);
  });

  it('only reports its plan in a dry run', async () => {
    const before = await readStored();
    const result = await runImport({ items: readItems('code,nameEn', 'B-1,Nail'), dryRun: true });
    expect(result).toMatchObject({ written: false, items: { added: 1 } });
    expect(await readStored()).toEqual(before);
    expect(await database.db.selectFrom('data_versions').selectAll().execute()).toEqual([]);
  });

  it('removes what the files omit when replacing the catalogue, and restores it when listed again', async () => {
    await runImport({ items: readItems('code,nameEn', 'B-2,Second', 'B-1,First'), replace: true });
    const rows = await readStored();
    expect(rows.filter(({ deleted }) => deleted === 0).map(({ code }) => code)).toEqual(['B-2', 'B-1']);
    expect(rows.find(({ code }) => code === 'A-101')).toMatchObject({ deleted: 1, stock_item_id: 101 });
    await runImport({ items: readItems('code,nameEn', 'A-101,Back'), replace: true });
    expect((await readStored()).find(({ code }) => code === 'A-101')).toMatchObject({ deleted: 0, stock_item_id: 101 });
  });

  it('leaves a deleted item deleted unless the file says otherwise', async () => {
    const deletion = await runImport({ items: readItems('code,deleted', 'A-101,1') });
    expect(deletion.items).toEqual({ added: 0, changed: 0, unchanged: 0, removed: 1 });
    const priced = await runImport({ items: readItems('code,price', 'A-101,7'), clearBestPrice: true });
    expect(priced).toMatchObject({ items: { changed: 1 }, stillDeleted: 1 });
    expect(await readStored()).toMatchObject([{ deleted: 1, price_cents: 700 }]);
    const restored = await runImport({ items: readItems('code,deleted', 'A-101,') });
    expect(restored).toMatchObject({ items: { changed: 1 }, stillDeleted: 0 });
    expect(await readStored()).toMatchObject([{ deleted: 0, price_cents: 700 }]);
  });

  it('writes nothing if the database loses a line', async () => {
    const { db } = database;
    // As a fault of the import would: the database ignores the item, and says nothing.
    if (engine === 'sqlite')
      await sql`create trigger lose before insert on stock_items when new.code = 'B-2' begin select raise(ignore); end`.execute(
        db,
      );
    else {
      await sql`create function lose() returns trigger language plpgsql as 'begin return null; end'`.execute(db);
      await sql`create trigger lose before insert on stock_items for each row when (new.code = 'B-2') execute function lose()`.execute(
        db,
      );
    }
    await expect(runImport({ items: readItems('code,nameEn', 'B-1,Nail', 'B-2,Bolt') })).rejects.toThrow(
      /^Nothing was written: line 3, item "B-2", did not reach the catalogue\./,
    );
    expect((await readStored()).map(({ code }) => code)).toEqual(['A-101']);
  });

  it('stores pictures under names that change with their content', async () => {
    const folder = join(database.dataDirectory, 'pictures');
    mkdirSync(folder);
    // As macOS stores it.
    writeFileSync(join(folder, 'Martillo grande ñ.svg'.normalize('NFD')), picture);
    writeFileSync(join(folder, 'fake.png'), picture);
    const lines = ['code,nameEn,image', 'B-1,Hammer,Martillo grande ñ.svg', 'B-2,Same,Martillo grande ñ.svg'];
    const result = await runImport({ items: readItems(...lines), imagesDirectory: folder });
    expect(result).toMatchObject({ faults: [], pictures: 1 });
    const name = (await readStored()).find(({ code }) => code === 'B-1')?.image_name ?? '';
    expect(name).toMatch(/^Martillo-grande-n\.[0-9a-f]{10}\.svg$/);
    const files = await database.db.selectFrom('files').selectAll().execute();
    expect(
      files.map(({ bytes, source_digest: _, ...file }) => ({ ...file, text: Buffer.from(bytes).toString() })),
    ).toEqual([{ container: 'StockItemImages', name, content_type: 'image/svg+xml', demo: 0, text: picture }]);
    const bad = await runImport({
      items: readItems('code,nameEn,image', 'C-1,Fake,fake.png', 'C-2,Outside,../medida.db', 'C-3,Stored,' + name),
      imagesDirectory: folder,
    });
    expect(bad.faults.map(describeFault)).toEqual([
      'items.csv, line 2, image: "fake.png" has content that does not match its extension',
      'items.csv, line 3, image: "../medida.db" is not in the picture folder',
    ]);
  });

  it('builds the category tree top down, and assigns items to it in the same run', async () => {
    const result = await runImport({
      categories: readCategories(
        'id,parent,nameEs,nameEn,nameZh,deleted',
        ',,Iluminación,Lighting,照明,',
        ',Lighting,Lámparas,Lamps,灯具,',
        '40,Iluminación > lamps,Colgantes,Pendants,吊灯,',
        '6,,Puntas,,,',
        ',,Vieja,Old,旧,',
      ),
      items: readItems('code,nameEn,category', 'L-1,Lamp,照明 > 灯具 > 吊灯', 'L-2,Nail,6', 'L-3,Old,Old'),
    });
    expect(result).toMatchObject({ faults: [], written: true, categories: 5 });
    const rows = await database.db.selectFrom('stock_categories').selectAll().execute();
    const byName = new Map(rows.map((row) => [row.name_es, row]));
    const lamps = byName.get('Lámparas');
    expect(lamps?.parent_stock_category_id).toBe(byName.get('Iluminación')?.stock_category_id);
    expect(byName.get('Colgantes')).toMatchObject({
      stock_category_id: 40,
      parent_stock_category_id: lamps?.stock_category_id,
    });
    expect(byName.get('Puntas')).toMatchObject({ stock_category_id: 6, parent_stock_category_id: null });
    expect(byName.get('Vieja')).toMatchObject({ stock_category_id: 7, deleted: 0 });
    expect((await readStored()).map((row) => row.stock_category_id)).toEqual([5, 40, 6, 7]);
  });

  it('imports a file that is read in many parts like a short one', async () => {
    const count = 1000;
    const lines = Array.from(
      { length: count },
      (_, at) => `N-${at},Nail ${at},${at % 5 === 0 ? '' : `N-${at - (at % 5)}`}`,
    );
    // Each part that is read ends within a line, and variants come long before their parents.
    const readInParts = (ordered: string[]) => {
      const bytes = Buffer.from(['code,nameEn,parentCode', ...ordered].join('\n'));
      const parts = Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, at) =>
        bytes.subarray(at * 1000, (at + 1) * 1000),
      );
      return createTable('items.csv', () => parts, itemColumns);
    };
    const added = await runImport({ items: readInParts(lines.toReversed()) });
    expect(added).toMatchObject({ faults: [], items: { added: count, changed: 0, unchanged: 0, removed: 0 } });
    const rows = (await readStored()).filter(({ code }) => code !== 'A-101');
    expect(rows.map(({ code }) => code)).toEqual(lines.map((line) => line.split(',')[0]).toReversed());
    const ids = new Map(rows.map(({ code, stock_item_id }) => [code, stock_item_id]));
    for (const { code, name_en, stock_item_parent_id, is_parent } of rows) {
      const number = Number(code.slice(2));
      expect({ code, name_en, stock_item_parent_id, is_parent }).toEqual({
        code,
        name_en: `Nail ${number}`,
        stock_item_parent_id: number % 5 === 0 ? null : ids.get(`N-${number - (number % 5)}`),
        is_parent: number % 5 === 0 ? 1 : 0,
      });
    }
    const replaced = await runImport({ items: readInParts(lines.slice(0, 500)), replace: true });
    expect(replaced.items).toEqual({ added: 0, changed: 500, unchanged: 0, removed: 501 });
    const present = (await readStored()).filter(({ deleted }) => deleted === 0);
    expect(present.map(({ code }) => code)).toEqual(lines.slice(0, 500).map((line) => line.split(',')[0]));
    const again = await runImport({ items: readInParts(lines.slice(0, 500)), replace: true });
    expect(again.items).toEqual({ added: 0, changed: 0, unchanged: 500, removed: 0 });
  });

  it('is noticed by running services', async () => {
    const shop = await createTestApp(engine);
    const address = '/services/inventory/api/StockItems/GetStockItemsByCompany/1/1/1';
    const codes = async () => {
      const { body } = await shop.call('GET', address);
      return (body.data as { code: string }[]).map(({ code }) => code);
    };
    expect(await codes()).toEqual([]);
    await runImport({ items: readItems('code,nameEn', 'B-1,Nail') }, shop.database.db);
    shop.clock.now += 5000;
    // The stale list is served until the new one is ready.
    while ((await codes()).length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await codes()).toEqual(['B-1']);
    await shop.close();
  });

  it('registers the catalogue if the database has none', async () => {
    await runImport({ catalogId: 2, companyId: 2, items: readItems('code,nameEn', 'B-1,Nail') });
    const catalogs = await database.db.selectFrom('catalogs').selectAll().execute();
    expect(catalogs).toEqual([{ catalog_id: 2, account_id: 1, company_id: 2, name: 'Catalogue 2' }]);
  });
});
