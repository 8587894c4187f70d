import type { ItemFeature, ItemFeatures } from '@/contracts/office';

import { fillShop } from '../support/builders';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

describe.each(engines)('features of items in the office on %s', (engine) => {
  let office: TestOffice;
  let headers: Record<string, string>;

  beforeAll(async () => {
    office = await createTestOffice(engine);
    await fillShop(office.shop.database.db);
    ({ headers } = await office.signIn('catalogue', 'cata@shop.example'));
  });

  afterAll(() => office.close());

  const ask = async (method: 'GET' | 'PUT', itemId: string, body?: object, language = 'en') => {
    const given = { headers: { ...headers, 'x-language': language }, ...(body && { body }) };
    const answer = await office.call(method, `/items/${itemId}/features`, given);
    const [found] = (answer.body.data ?? []) as [ItemFeatures];
    const { code, errors = {} } = answer.body;
    return { status: answer.status, found, code, errors };
  };
  const read = async (itemId = '1-101', language = 'en') => (await ask('GET', itemId, undefined, language)).found;
  const save = async (features: ItemFeature[], language?: string) =>
    ask('PUT', '1-101', { version: (await read()).version, features }, language);

  it('adds, translates, orders and removes them, and adds a heading once', async () => {
    const weight = { heading: 'Dimensions', nameEn: '<b>Weight</b>', nameEs: 'Peso', valueEn: '=0.9 kg' };
    const { found, status } = await save([weight, { heading: 'dimensions', nameEn: 'Width', valueEn: '20 cm' }]);
    expect(status).toBe(200);
    expect(found.features).toMatchObject([
      { heading: 'Dimensions', nameEn: '<b>Weight</b>', nameEs: 'Peso', valueZh: '=0.9 kg' },
      { heading: 'Dimensions', nameEn: 'Width', nameZh: 'Width', image: '', file: '' },
    ]);
    const spanish = await read('1-101', 'es');
    const [first, second] = spanish.features as [ItemFeature, ItemFeature];
    const moved = await save(
      [
        { ...second, nameEs: 'Ancho' },
        { ...first, heading: 'Pesos' },
      ],
      'es',
    );
    expect(moved.found.features).toMatchObject([
      { heading: 'Dimensions', nameEs: 'Ancho' },
      { heading: 'Pesos', nameEs: 'Peso' },
    ]);
    const { db } = office.shop.database;
    const headings = await db.selectFrom('header_features').select('name_es').where('catalog_id', '=', 1).execute();
    expect(headings.filter(({ name_es }) => /^(Dimensions|Pesos)$/.test(name_es))).toHaveLength(2);
    expect((await save([])).found.features).toEqual([]);
    const changes = await db
      .selectFrom('changes')
      .select(['operation', 'changed_by'])
      .where('subject', '=', 'features of item A-101 in catalogue 1')
      .execute();
    expect(changes).toEqual(Array(3).fill({ operation: 'setItemFeatures', changed_by: 'cata@shop.example' }));
  });

  it('stores pictures and documents, which features refer to', async () => {
    const store = async (name: string, bytes: Buffer) => {
      const body = { name, content: bytes.toString('base64') };
      const { status, body: answer } = await office.call('POST', '/featureFiles', { headers, body });
      return { status, name: (answer.data as { address: string }[] | undefined)?.[0]?.address ?? '' };
    };
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><path d="M0 0"/></svg>';
    const picture = await store('Plan.svg', Buffer.from(drawing));
    const sheet = await store('Ficha técnica.PDF', Buffer.from('%PDF-1.4'));
    const saved = await save([
      { nameEn: 'Plan', image: picture.name },
      { nameEn: 'Sheet', file: sheet.name },
    ]);
    expect(saved.found.features).toMatchObject([
      { nameEn: 'Plan', image: picture.name, file: '' },
      { nameEn: 'Sheet', image: '', file: sheet.name },
    ]);
    const show = async (place: string) => (await office.shop.call('GET', `/services/blob/${place}`)).text;
    expect(await show(`StockItemFeatureImages/${picture.name}`)).not.toContain('onload');
    expect(await show(`StockItemFeatureFiles/${sheet.name}`)).toBe('%PDF-1.4');
    for (const name of ['page.png', 'page.pdf', 'film.mp4', 'page.html'])
      expect([name, (await store(name, Buffer.from('<html>'))).status]).toEqual([name, 422]);
    await save([]);
  });

  it('refuses what an import refuses, at each field, and what somebody has changed meanwhile', async () => {
    const { version } = await read();
    const good = { nameEn: 'Colour', valueEn: 'Grey' };
    const bad = [good, { nameEn: 'Length' }, { valueEn: '4 cm' }, { nameEn: 'Sheet', image: 'absent.webp' }];
    const { status, errors } = await ask('PUT', '1-101', { version, features: bad }, 'es');
    expect([status, Object.keys(errors as object).sort()]).toEqual([
      422,
      ['features.1.valueEn', 'features.2.nameEn', 'features.3.image'],
    ]);
    expect(errors).toMatchObject({ 'features.1.valueEn': 'Falta un valor en todos los idiomas' });
    expect((await read()).features).toEqual([]);
    await save([good]);
    const late = await ask('PUT', '1-101', { version, features: [] });
    expect([late.status, late.code]).toEqual([409, 'changedMeanwhile']);
    expect((await ask('GET', '1-999999')).status).toBe(404);
  });
});
