import { catalogScope, contentScope, readDataVersion } from '../../src/db/dataVersions';
import { storeFiles } from '../../src/repositories/fileStore';
import { createFileRemoval } from '../../src/retention';
import { ana, fillShop } from '../support/builders';
import { createShopper } from '../support/shopper';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

const hour = 3_600_000;

describe.each(engines)('stored files that nothing refers to on %s', (engine) => {
  let office: TestOffice;
  let headers: Record<string, string>;
  let removeFiles: () => Promise<void>;
  const log = { info: jest.fn() };

  beforeAll(async () => {
    office = await createTestOffice(engine);
    const { config, database, clock } = office.shop;
    await fillShop(database.db);
    removeFiles = createFileRemoval({ config, db: database.db, now: () => clock.now }, log);
  });

  afterAll(() => office.close());

  const passDays = async (count: number) => {
    for (let hours = 0; hours < 24 * count; hours += 1) {
      office.shop.clock.now += hour;
      await removeFiles();
    }
    ({ headers } = await office.signIn('catalogue'));
  };
  const toName = (stem: string) => `${stem}.0123456789.webp`;
  const store = (container: string, stem: string) =>
    storeFiles(office.shop.database.db, [
      { container, name: toName(stem), contentType: 'image/webp', bytes: Buffer.from(stem) },
    ]);
  const listStems = async () => {
    const rows = await office.shop.database.db.selectFrom('files').select('name').orderBy('name').execute();
    return rows.flatMap(({ name }) => (name === toName(name.split('.')[0] ?? '') ? name.split('.')[0] : []));
  };
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', address: string, body?: object) =>
    office.call(method, address, { headers, ...(body && { body }) });
  const addBanner = async (slug: string, stem: string) => {
    const title = { title: slug };
    const body = {
      kind: 'banner',
      slug,
      shared: { imageUrl: `files/${toName(stem)}` },
      es: title,
      en: title,
      zh: title,
    };
    return (await send('POST', '/content', body)).status;
  };

  it('are deleted after a day, and no file that is in use', async () => {
    const { db } = office.shop.database;
    await passDays(0);
    const used = {
      item: 'StockItemImages',
      undo: 'StockItemImages',
      ordered: 'StockItemImages',
      category: 'StockCategoryImages',
      feature: 'StockItemFeatureImages',
      sheet: 'StockItemFeatureFiles',
      banner: 'Content',
      linked: 'Content',
      logo: 'Content',
    };
    for (const [name, container] of Object.entries(used)) await store(container, name);
    const ofProgram = { container: 'StockItemImages', name: 'placeholder.en.svg', contentType: 'image/svg+xml' };
    await storeFiles(db, [{ ...ofProgram, bytes: Buffer.from('<svg/>') }]);
    for (const name of ['lost', 'lost2']) await store('Content', name);
    const width = { width: 320, content_type: 'image/webp', bytes: Buffer.from('small') };
    await db
      .insertInto('picture_sizes')
      .values([
        { container: 'Content', name: toName('lost'), ...width },
        { container: 'Content', name: toName('banner'), ...width },
      ])
      .execute();
    const show = (stem: string) =>
      db
        .updateTable('stock_items')
        .set({ image_name: toName(stem) })
        .where('stock_item_id', '=', 101)
        .execute();
    await show('ordered');
    const shopper = await createShopper(office.shop.call, ana);
    await shopper.insert(101, 1);
    expect((await shopper.push({ comment: '' })).status).toBe(200);
    await show('item');
    await db.updateTable('stock_items').set({ deleted: 1 }).where('stock_item_id', '=', 101).execute();
    await db
      .updateTable('stock_categories')
      .set({ image_name: toName('category') })
      .execute();
    const feature = {
      catalog_id: 1,
      stock_item_feature_id: 99,
      stock_item_id: 101,
      header_feature_id: null,
      position: 1,
    };
    const texts = { name_es: '', name_en: 'Sheet', name_zh: '', value_es: null, value_en: null, value_zh: null };
    await db
      .insertInto('item_features')
      .values({ ...feature, ...texts, image_name: toName('feature'), file_name: toName('sheet') })
      .execute();
    const kept = JSON.stringify({ before: [{ stock_item_id: 102, image_name: toName('undo') }], added: [] });
    const parts = [...Array.from({ length: 45 }, () => '[]'), kept];
    await db
      .insertInto('last_import_parts')
      .values(parts.map((part, index) => ({ account_id: 1, part_number: index + 1, kept: part })))
      .execute();
    expect(await addBanner('spring', 'banner')).toBe(200);
    const about = { kind: 'about', slug: 'about', language: 'en', position: 1 };
    const body = JSON.stringify({ body: `<a href="/services/blob/Content/${toName('linked')}?w=640">Plan</a>` });
    await db
      .insertInto('content')
      .values({ account_id: 1, ...about, body })
      .execute();
    jest.replaceProperty(office.shop.config.runtime.theme, 'logoUrl', `/services/blob/Content/${toName('logo')}`);
    await passDays(2);
    expect(await listStems()).toEqual([...Object.keys(used), 'lost', 'lost2'].sort());
    await passDays(1);
    expect(await listStems()).toEqual(Object.keys(used).sort());
    expect(log.info.mock.calls).toEqual([[{ removed: 2 }, 'deleted pictures and other files that nothing refers to']]);
    const placeholder = await office.shop.call('GET', '/services/blob/StockItemImages/placeholder.en.svg');
    expect(placeholder.status).toBe(200);
    const sizes = await db.selectFrom('picture_sizes').select('name').execute();
    expect(sizes).toEqual([{ name: toName('banner') }]);
  });

  it('stay if something refers to them again, or they are stored again', async () => {
    for (const name of ['again', 'stored', 'late']) await store('Content', name);
    await passDays(1);
    expect(await addBanner('again', 'again')).toBe(200);
    await passDays(1);
    // From now on, nothing may refer to it, until it is deleted a day later.
    expect(await addBanner('late', 'late')).toBe(422);
    await store('Content', 'stored');
    await passDays(1);
    const names = await listStems();
    expect(['again', 'stored', 'late'].map((name) => names.includes(name))).toEqual([true, true, false]);
    await send('DELETE', '/content/banner:again');
    await passDays(3);
    expect(await listStems()).not.toContain('stored');
  });

  it('are deleted without a change of what the shop shows', async () => {
    const { db } = office.shop.database;
    const read = () => Promise.all([catalogScope(1), contentScope].map((scope) => readDataVersion(db, scope)));
    await store('Content', 'quiet');
    const before = await read();
    await passDays(3);
    expect(await listStems()).not.toContain('quiet');
    expect(await read()).toEqual(before);
  });
});
