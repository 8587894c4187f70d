import { type Language, languages } from '@/shared/i18n/languages';

import { seedDatabase } from '../../demo/seedDatabase';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

type Row = Record<string, unknown>;

const lists = ['banners', 'brands', 'offers', 'videos', 'product-line', 'terms'];
const single = ['about', 'contact', 'layout'];
const pictureKeys = ['imageUrl', 'logoUrl', 'posterUrl'];

describe.each(engines)('the demo data on %s', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await seedDatabase(shop.database.db, {
      ...shop.config.runtime,
      rootDirectory: process.cwd(),
      items: 400,
      anchor: Date.UTC(2026, 2, 15),
    });
  });

  afterAll(() => shop.close());

  const read = async (address: string, language: Language = 'en'): Promise<Row[]> => {
    const { status, body } = await shop.call('GET', `/services/public/publics/${address}`, {
      headers: { 'x-language': language },
    });
    expect([address, status]).toEqual([address, 200]);
    return Array.isArray(body.data) ? (body.data as Row[]) : [body.data as Row];
  };

  const readItems = async (catalogId: number): Promise<Row[]> => {
    const address = `/services/inventory/api/StockItems/GetStockItemsByCompany/1/${catalogId}/${catalogId}`;
    return (await shop.call('GET', address)).body.data as Row[];
  };

  const fetchStatus = async (picture: string) => (await shop.call('GET', `/services/blob/${picture}`)).status;

  it('has a picture for every name in the public content', async () => {
    const named = new Set<string>();
    for (const language of languages) {
      for (const address of [...lists, ...single]) {
        for (const row of await read(address, language)) {
          for (const key of pictureKeys) if (typeof row[key] === 'string') named.add(row[key]);
        }
      }
    }
    expect(named.size).toBeGreaterThan(25);
    for (const picture of named) expect([picture, await fetchStatus(picture)]).toEqual([picture, 200]);
  });

  it('has a picture for every item, feature, category and language', async () => {
    const named = new Set(languages.map((language) => `StockItemImages/placeholder.${language}.svg`));
    for (const catalogId of [1, 2]) {
      for (const { imageUrl } of await readItems(catalogId)) {
        if (typeof imageUrl === 'string') named.add(`StockItemImages/${imageUrl}`);
      }
    }
    const { db } = shop.database;
    for (const { image_name, file_name } of await db.selectFrom('item_features').selectAll().execute()) {
      if (image_name !== null) named.add(`StockItemFeatureImages/${image_name}`);
      if (file_name !== null) named.add(`StockItemFeatureFiles/${file_name}`);
    }
    for (const { image_name } of await db.selectFrom('stock_categories').selectAll().execute())
      named.add(`StockCategoryImages/${image_name ?? ''}`);
    const lost: string[] = [];
    for (const picture of named) if ((await fetchStatus(picture)) !== 200) lost.push(picture);
    expect(named.size).toBeGreaterThan(300);
    expect(lost).toEqual([]);
  });

  it('offers only items that are available and can be ordered', async () => {
    const items = new Map<number, Row[]>();
    for (const catalogId of [1, 2]) items.set(catalogId, await readItems(catalogId));
    const offers = await read('offers');
    expect(offers.length).toBeGreaterThan(3);
    for (const { slug, catalogId, stockItemIds } of offers) {
      const shown = (stockItemIds as number[]).map((id) =>
        items.get(catalogId as number)?.find((item) => item.stockItemId === id),
      );
      expect([slug, shown.length > 0]).toEqual([slug, true]);
      for (const item of shown) {
        expect(item).toMatchObject({ isOffer: true, isParent: false, deleted: false });
        expect(typeof item?.price).toBe('number');
      }
    }
  });

  it('links banners and product lines to existing targets', async () => {
    const offers = (await read('offers')).map(({ slug }) => `/en/offer/${String(slug)}`);
    const lines = await read('product-line');
    const screens = new Set([
      ...offers,
      ...lines.map(({ productLineId }) => `/en/product-lines/${String(productLineId)}`),
    ]);
    for (const { linkUrl } of await read('banners')) expect(screens).toContain(linkUrl);
    const { db } = shop.database;
    const categories = await db.selectFrom('stock_categories').selectAll().where('deleted', '=', 0).execute();
    const known = new Set(categories.map(({ stock_category_id }) => stock_category_id));
    for (const { stockCategoryIds } of lines) {
      expect((stockCategoryIds as number[]).length).toBeGreaterThan(0);
      for (const id of stockCategoryIds as number[]) expect(known).toContain(id);
    }
  });

  it('is translated into all three languages, with Chinese in Chinese', async () => {
    for (const address of [...lists, ...single].filter((each) => each !== 'brands')) {
      const texts = await Promise.all(languages.map((language) => read(address, language)));
      const [spanish, english, chinese] = texts.map((rows) =>
        rows.map((row) => [row.title, row.name, row.aside_title].find((text) => typeof text === 'string')),
      );
      expect([address, english]).not.toEqual([address, spanish]);
      for (const text of chinese ?? []) expect(text).toMatch(/\p{Script=Han}/u);
    }
  });

  it('taxes past orders at the rate of the environments', async () => {
    const [environments] = await read('system/environments?names[]=tax&names[]=facebook');
    expect(environments).toEqual({ tax: '16', facebook: expect.stringMatching(/^https:/) as unknown });
    const orders = await shop.database.db.selectFrom('orders').selectAll().execute();
    expect(new Set(orders.map(({ client_id }) => client_id))).toEqual(new Set([1, 2]));
    expect(new Set(orders.map(({ tax_rate }) => tax_rate))).toEqual(new Set([1600]));
  });
});

describe.each(engines)('two processes that seed one database on %s', (engine) => {
  it('seed it once, and the later one reports that', async () => {
    const shop = await createTestApp(engine);
    const other = engine === 'postgres' ? shop.database.openAgain() : undefined;
    const options = { ...shop.config.runtime, rootDirectory: process.cwd(), items: 60 };
    const outcomes = await Promise.allSettled(
      [shop.database, other ?? shop.database].map(({ db }) => seedDatabase(db, options)),
    );
    expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))).toEqual([
      'OperatorError: Another process has already filled the database.',
    ]);
    expect(await shop.database.db.selectFrom('clients').select('client_id').execute()).toHaveLength(2);
    await other?.close();
    await shop.close();
  });
});

describe('the demo data of a deployment with one catalogue', () => {
  it('offers nothing from the missing catalogue', async () => {
    const shop = await createTestApp('sqlite', { application: { companies: [7], catalogs: [5] } });
    await seedDatabase(shop.database.db, { ...shop.config.runtime, rootDirectory: process.cwd(), items: 60 });
    const { body } = await shop.call('GET', '/services/public/publics/offers');
    expect(new Set((body.data as Row[]).map(({ catalogId }) => catalogId))).toEqual(new Set([5]));
    await shop.close();
  });
});
