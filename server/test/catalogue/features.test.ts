import { fillShop } from '../support/builders';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const headers = '/services/inventory/api/StockItemHeaderFeatures/GetStockItemHeaderFeatures/1/1/1';
const features = '/services/inventory/api/StockItemFeature/GetStockItemsFeatureByID/1/1/1';

describe.each(engines)('the features of items on %s', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp(engine, { environment: { FILTER_FEATURES: 'length, brand' } });
    const { db } = shop.database;
    await fillShop(db);
    const header = { catalog_id: 1, name_es: 'Medidas', name_en: 'Measures', name_zh: '尺寸' };
    await db
      .insertInto('header_features')
      .values([
        { ...header, header_feature_id: 2, position: 2, name_en: 'Files' },
        { ...header, header_feature_id: 1, position: 1 },
      ])
      .execute();
    const feature = {
      catalog_id: 1,
      stock_item_id: 101,
      header_feature_id: 1,
      name_es: 'Largo',
      name_en: 'Length',
      name_zh: '长度',
      value_es: '40 mm',
      value_en: '40 mm',
      value_zh: '40 毫米',
      image_name: null,
      file_name: null,
    };
    const none = { header_feature_id: null, value_es: null, value_en: null, value_zh: null };
    await db
      .insertInto('item_features')
      .values([
        { ...feature, ...none, stock_item_feature_id: 9, position: 2, file_name: 'sheet.0123456789.pdf' },
        { ...feature, stock_item_feature_id: 8, position: 1 },
        { ...feature, stock_item_feature_id: 7, position: 1, stock_item_id: 102 },
      ])
      .execute();
  });

  afterAll(() => shop.close());

  it('are grouped under headers, in order', async () => {
    const { body } = await shop.call('GET', headers);
    expect(body.data).toEqual([
      { stockItemHeaderFeatureId: 1, name: 'Measures' },
      { stockItemHeaderFeatureId: 2, name: 'Files' },
    ]);
  });

  it('become filters of the catalogue if configured, with the same keys in every language', async () => {
    const address = '/services/inventory/api/StockItemFeature/GetCatalogueFeatures/1/1/1';
    const { body, headers: received } = await shop.call('GET', address, { headers: { 'x-language': 'zh' } });
    expect(body.data).toEqual([
      { key: 'length', name: '长度', values: [{ key: '40-mm', name: '40 毫米', stockItemIds: [102, 101] }] },
    ]);
    const etag = String(received.etag);
    const again = await shop.call('GET', address, { headers: { 'x-language': 'zh', 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers).not.toHaveProperty('content-security-policy');
  });

  it('lists those of one item, in its order and in the request language', async () => {
    const { body } = await shop.call('GET', `${features}/101`, { headers: { 'x-language': 'zh' } });
    expect(body.data).toEqual([
      {
        stockItemFeatureId: 8,
        stockItemId: 101,
        stockItemHeaderFeatureId: 1,
        name: '长度',
        value: '40 毫米',
        imageUrl: null,
        fileUrl: null,
      },
      {
        stockItemFeatureId: 9,
        stockItemId: 101,
        stockItemHeaderFeatureId: null,
        name: '长度',
        value: null,
        imageUrl: null,
        fileUrl: 'sheet.0123456789.pdf',
      },
    ]);
  });

  it('are empty for an item without any, and 404 for an unknown item', async () => {
    expect((await shop.call('GET', `${features}/103`)).body).toEqual({ isSuccessful: true, data: [] });
    expect((await shop.call('GET', `${features}/999`)).status).toBe(404);
  });

  it('are not sent again while unchanged', async () => {
    const { headers: received } = await shop.call('GET', `${features}/101`);
    const again = await shop.call('GET', `${features}/101`, { headers: { 'if-none-match': String(received.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});
