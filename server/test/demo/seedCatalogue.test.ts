import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

import { getCheckDigit } from '../../demo/catalogue/itemCodes';
import { type CatalogueOptions, seedCatalogue } from '../../demo/catalogue/seedCatalogue';
import { readPhotographs } from '../../demo/pictures/photographs';
import { migrateDatabase } from '../../src/db/migrateDatabase';
import { type Database, type OpenDatabase, openDatabase } from '../../src/db/openDatabase';
import type { StockItemsTable } from '../../src/db/tables';

const tables = ['stock_categories', 'stock_items', 'header_features', 'item_features', 'files'] as const;
const opened: { database: OpenDatabase; directory: string }[] = [];

const seedNew = async (options: Omit<CatalogueOptions, 'rootDirectory'>) => {
  const directory = mkdtempSync(join(tmpdir(), 'medida-seed-'));
  const database = openDatabase({
    databaseUrl: '',
    dataDirectory: directory,
    poolSize: 1,
    onIdleError: (error) => {
      throw error;
    },
  });
  opened.push({ database, directory });
  await migrateDatabase(database.db, database.engine);
  await database.db
    .transaction()
    .execute((transaction) => seedCatalogue(transaction, [1, 2], { rootDirectory: process.cwd(), ...options }));
  return database.db;
};

const hashDatabase = async (db: Database) => {
  const hash = createHash('sha256');
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    hash.update(
      rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n'),
    );
  }
  return hash.digest('hex');
};

afterAll(async () => {
  for (const { database, directory } of opened) {
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  }
});

describe('the demo catalogues', () => {
  let db: Database;
  let items: StockItemsTable[];

  beforeAll(async () => {
    db = await seedNew({});
    items = await db.selectFrom('stock_items').selectAll().execute();
  });

  it('have about 1,200 items across both catalogues', () => {
    expect(items).toHaveLength(1200);
    expect(items.filter((item) => item.catalog_id === 1)).toHaveLength(660);
  });

  it('are byte-identical for the same seed and size, and differ otherwise', async () => {
    const [one, again, other] = [
      await seedNew({ items: 120, seed: 5 }),
      await seedNew({ items: 120, seed: 5 }),
      await seedNew({ items: 120, seed: 6 }),
    ];
    expect(await hashDatabase(again)).toBe(await hashDatabase(one));
    expect(await hashDatabase(other)).not.toBe(await hashDatabase(one));
  });

  it.each([0, 1, 2, 7, 50, 6000])('contain exactly %i items on request', async (count) => {
    const small = await seedNew({ items: count });
    expect(await small.selectFrom('stock_items').select('code').execute()).toHaveLength(count);
  });

  it('cover all the edge cases', () => {
    const some = (test: (item: StockItemsTable) => boolean) => items.filter(test).length;
    expect(some((item) => item.is_offer === 1)).toBeGreaterThan(50);
    expect(some((item) => item.is_new === 1)).toBeGreaterThan(40);
    expect(some((item) => item.deleted === 1)).toBeGreaterThan(5);
    expect(some((item) => item.is_parent === 1)).toBeGreaterThan(40);
    expect(some((item) => item.quantity_best_price !== null)).toBeGreaterThan(400);
    expect(some((item) => item.image_name === null)).toBeGreaterThan(5);
    expect(some((item) => /[./]/.test(item.code))).toBeGreaterThan(5);
    const ids = items.map((item) => item.stock_item_id);
    expect(ids.length - new Set(ids).size).toBe(12);
  });

  it('give each item a unique code and EAN, with a valid check digit', () => {
    for (const field of ['code', 'additional_code'] as const) {
      const values = items.map((item) => `${item.catalog_id} ${item[field]}`);
      expect(new Set(values).size).toBe(values.length);
    }
    for (const { additional_code: ean } of items) {
      expect(ean).toMatch(/^\d{13}$/);
      expect(getCheckDigit(ean.slice(0, 12))).toBe(Number(ean[12]));
    }
  });

  it('never charge more from the best-price quantity on', () => {
    for (const { price_cents: price, best_price_cents: best, quantity_best_price: quantity } of items) {
      expect(price).toBeGreaterThan(0);
      expect(best === null).toBe(quantity === null);
      if (best === null) continue;
      expect(best).toBeGreaterThan(0);
      expect(best).toBeLessThan(price ?? 0);
      expect(quantity).toBeGreaterThan(1);
    }
  });

  it('give every parent variants, in its own category and at its price or above', () => {
    for (const parent of items.filter((item) => item.is_parent === 1)) {
      const variants = items.filter(
        (item) => item.stock_item_parent_id === parent.stock_item_id && item.catalog_id === parent.catalog_id,
      );
      expect(variants.length).toBeGreaterThan(1);
      expect(variants.every((variant) => variant.stock_category_id === parent.stock_category_id)).toBe(true);
      expect(Math.min(...variants.map((variant) => variant.price_cents ?? 0))).toBe(parent.price_cents);
    }
    const parents = new Set(
      items.filter((item) => item.is_parent === 1).map((item) => `${item.catalog_id} ${item.stock_item_id}`),
    );
    const orphans = items.filter(
      (item) => item.stock_item_parent_id !== null && !parents.has(`${item.catalog_id} ${item.stock_item_parent_id}`),
    );
    expect(orphans).toEqual([]);
  });

  it('have a design in sizes and colours, of which one combination is not made', () => {
    const isTowels = ({ code }: StockItemsTable) => code.startsWith('TO-');
    const parent = items.find((item) => isTowels(item) && item.is_parent === 1);
    const codes = items.flatMap((item) => (item.stock_item_parent_id === parent?.stock_item_id ? [item.code] : []));
    expect(codes.map((code) => code.split('-').slice(2).join(' '))).toEqual(
      ['30X50', '50X100', '70X140', '100X150'].flatMap((size) =>
        ['WH', 'NV', 'SG'].flatMap((color) => (size === '100X150' && color === 'SG' ? [] : `${color} ${size}`)),
      ),
    );
  });

  it('name each item differently per language, in words of that language', () => {
    for (const language of ['name_es', 'name_en', 'name_zh'] as const) {
      const names = items.map((item) => `${item.catalog_id} ${item[language]}`);
      expect(new Set(names).size).toBeGreaterThan(names.length * 0.98);
      expect(names.filter((name) => /undefined|null| {2}|^\d \s/.test(name))).toEqual([]);
    }
    expect(items.every((item) => /\p{Script=Han}/u.test(item.name_zh))).toBe(true);
    expect(items.filter((item) => /^Taza .*\b(blanco|negro|rojo|amarillo)\b/.test(item.name_es))).toEqual([]);
    expect(
      items.filter((item) => /^(Plato|Cuenco|Balde) .*\b(blanca|negra|roja|amarilla)\b/.test(item.name_es)),
    ).toEqual([]);
  });

  it('have a three-level tree, with some names in both catalogues that differ only in blanks', async () => {
    const categories = await db.selectFrom('stock_categories').selectAll().execute();
    const keyed = new Map(
      categories.map((category) => [`${category.catalog_id} ${category.stock_category_id}`, category]),
    );
    const getDepth = (key: string): number => {
      const category = keyed.get(key);
      if (category?.parent_stock_category_id == null) return 1;
      return 1 + getDepth(`${category.catalog_id} ${category.parent_stock_category_id}`);
    };
    expect(new Set(items.map((item) => getDepth(`${item.catalog_id} ${item.stock_category_id}`)))).toEqual(
      new Set([3]),
    );
    for (const language of ['name_es', 'name_en', 'name_zh'] as const) {
      const namesIn = (catalogId: number) =>
        categories.filter((category) => category.catalog_id === catalogId).map((category) => category[language]);
      const [first, second] = [namesIn(1), namesIn(2)];
      for (const names of [first, second]) expect(new Set(names.map((name) => name.trim())).size).toBe(names.length);
      const shared = second.filter((name) => first.some((other) => other.trim() === name.trim()));
      expect(shared).toHaveLength(5);
      expect(shared.filter((name) => name !== name.trim())).toHaveLength(2);
    }
    expect(categories.filter((category) => category.deleted === 1)).toHaveLength(6);
  });

  it('begin with photographs', () => {
    const isPhotograph = ({ image_name }: StockItemsTable) => image_name?.endsWith('.webp') ?? false;
    for (const catalogId of [1, 2]) {
      const first = items.filter((item) => item.catalog_id === catalogId && item.position <= 40);
      expect(first.filter(isPhotograph).length).toBeGreaterThan(28);
    }
  });

  it('use every photograph, all of which are square and small', async () => {
    const photographs = await readPhotographs(process.cwd());
    const stored = await db.selectFrom('files').select('bytes').where('content_type', '=', 'image/webp').execute();
    expect(stored).toHaveLength(photographs.size);
    for (const [name, bytes] of photographs) {
      const { width, height } = await sharp(bytes).metadata();
      expect([name, height]).toEqual([name, width]);
      expect(bytes.length).toBeLessThan(60_000);
    }
  });

  it('store every referenced picture and file, and no others', async () => {
    const files = await db.selectFrom('files').select(['container', 'name', 'bytes']).execute();
    const stored = new Set(files.map((file) => `${file.container}/${file.name}`));
    const features = await db.selectFrom('item_features').select(['image_name', 'file_name']).execute();
    const categories = await db.selectFrom('stock_categories').select('image_name').execute();
    const named = new Set([
      ...items.flatMap((item) => (item.image_name === null ? [] : [`StockItemImages/${item.image_name}`])),
      ...features.flatMap((feature) =>
        feature.image_name === null ? [] : [`StockItemFeatureImages/${feature.image_name}`],
      ),
      ...features.flatMap((feature) =>
        feature.file_name === null ? [] : [`StockItemFeatureFiles/${feature.file_name}`],
      ),
      ...categories.map((category) => `StockCategoryImages/${category.image_name ?? ''}`),
    ]);
    expect(stored).toEqual(named);
  });
});
