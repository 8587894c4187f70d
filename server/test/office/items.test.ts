import { aCategory, fillShop } from '../support/builders';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

type Item = Record<'itemId' | 'version' | 'code' | 'price' | 'image' | 'quantity' | 'category' | 'nameEn', string>;

describe.each(engines)('items in the office on %s', (engine) => {
  let office: TestOffice;
  let session: { headers: Record<string, string> };

  beforeAll(async () => {
    office = await createTestOffice(engine);
    await fillShop(office.shop.database.db);
    session = await office.signIn('catalogue', 'cata@shop.example');
  });

  afterAll(() => office.close());

  const ask = async (method: 'GET' | 'POST' | 'PUT', address: string, body?: object) => {
    const answer = await office.call(method, address, { ...session, ...(body && { body }) });
    const [item] = (answer.body.data ?? []) as [Item];
    return { ...answer, item, code: answer.body.code };
  };
  const readItem = async (itemId = '1-101') => (await ask('GET', `/items/${itemId}`)).item;

  it('lists them, found by text, category and whether they are deleted', async () => {
    const { body } = await ask('GET', '/items?catalogId=1&q=a-101');
    expect(body).toMatchObject({ total: 1, data: [{ itemId: '1-101', code: 'A-101', price: '4.90', deleted: false }] });
    const categories = (await ask('GET', '/categories?catalogId=1')).body.data as {
      categoryId: string;
      name: string;
    }[];
    expect(categories.map(({ name }) => name).join()).toMatch(/\w/);
    const { category } = await readItem();
    expect((await ask('GET', `/items?category=${category}&perPage=1&sort=code&order=DESC`)).body.data).toHaveLength(1);
    expect((await ask('GET', '/items?deleted=true&q=a-101')).body.total).toBe(0);
    expect((await ask('GET', '/items/1-999999')).status).toBe(404);
    expect((await ask('GET', '/items/x')).status).toBe(404);
  });

  it.each([
    '/items?catalogId=77',
    '/categories?catalogId=77',
    '/items/77-1',
    '/items/77-1/features',
    '/categories/77-1',
  ])('answers for catalogues of the own account alone: %s', async (address) => {
    const { db } = office.shop.database;
    const item = await db.selectFrom('stock_items').selectAll().where('code', '=', 'A-101').executeTakeFirstOrThrow();
    const other = { ...item, catalog_id: 77, stock_item_id: 1, position: 1 };
    const category = aCategory({ catalog_id: 77, stock_category_id: 1 });
    await db
      .insertInto('stock_items')
      .values(other)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('stock_categories')
      .values(category)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect((await ask('GET', address)).status).toBe(404);
  });

  it('changes one by the rules of an import, unless somebody else has', async () => {
    const { version } = await readItem();
    const change = { price: '5,25', bestPrice: '', quantityBestPrice: '', quantity: '12', isNew: true };
    const { item, status } = await ask('PUT', '/items/1-101', { version, ...change });
    expect([status, item]).toEqual([200, expect.objectContaining({ price: '5.25', quantity: '12', isNew: true })]);
    expect((await ask('PUT', '/items/1-101', { version, price: '6' })).code).toBe('changedMeanwhile');
    const bad = await ask('PUT', '/items/1-101', { version: item.version, price: '1.234', category: 'None' });
    expect([bad.status, Object.keys(bad.body.errors as object).sort()]).toEqual([422, ['category', 'price']]);
    const back = await ask('PUT', '/items/1-101', { version: item.version, deleted: true, quantity: '' });
    expect(back.item).toMatchObject({ deleted: true, quantity: '', price: '5.25' });
    const changes = await office.shop.database.db
      .selectFrom('changes')
      .select(['operation', 'changed_by', 'before', 'after'])
      .where('subject', '=', 'item A-101 in catalogue 1')
      .orderBy('change_id')
      .execute();
    expect(changes).toHaveLength(2);
    expect(changes.find(({ after }) => after?.includes('5.25'))).toMatchObject({
      operation: 'updateItem',
      changed_by: 'cata@shop.example',
      before: expect.stringContaining('"price":"4.90"') as string,
    });
  });

  it('refuses stock that an order has taken from since it was checked', async () => {
    const { db } = office.shop.database;
    const { version } = (await ask('POST', '/items', { catalogId: 1, code: 'SOLD-1', nameEn: 'Sold', quantity: '9' }))
      .item;
    const sold = await office.shop.database.db
      .selectFrom('stock_items')
      .select('stock_item_id')
      .where('code', '=', 'SOLD-1')
      .executeTakeFirstOrThrow();
    const begin = db.transaction.bind(db);
    // What is written after the check waits for an order.
    jest.spyOn(db, 'transaction').mockImplementationOnce((() => ({
      execute: async (work: Parameters<ReturnType<typeof begin>['execute']>[0]) => {
        await db
          .updateTable('stock_levels')
          .set({ quantity: 2 })
          .where('stock_item_id', '=', sold.stock_item_id)
          .execute();
        return begin().execute(work);
      },
    })) as never);
    const itemId = `1-${sold.stock_item_id}`;
    const saved = await ask('PUT', `/items/${itemId}`, { version, quantity: '20', price: '7' });
    expect(saved.code).toBe('changedMeanwhile');
    expect(await readItem(itemId)).toMatchObject({ quantity: '2', price: '' });
  });

  it('adds one once, with its stock, and takes formulas and markup as text', async () => {
    const body = { catalogId: 1, code: 'NEW-1', nameEn: '<b>=SUM(1)</b>', price: '3', quantity: '7' };
    const { item, status } = await ask('POST', '/items', body);
    expect([status, item]).toEqual([200, expect.objectContaining({ nameEn: '<b>=SUM(1)</b>', quantity: '7' })]);
    const again = await ask('POST', '/items', body);
    expect([again.status, again.body.errors]).toMatchObject([
      409,
      { code: expect.stringContaining('NEW-1') as string },
    ]);
    const twin = await ask('POST', '/items', { ...body, code: 'new-1' });
    expect([twin.status, twin.body.errors]).toMatchObject([422, { code: expect.stringContaining('NEW-1') as string }]);
    expect((await ask('POST', '/items', { catalogId: 1, code: 'NEW-2' })).status).toBe(422);
    expect((await ask('POST', '/items', { ...body, catalogId: 99 })).status).toBe(404);
  });

  it('stores a picture that is one, and no other', async () => {
    const send = (name: string, content: string) =>
      ask('POST', '/items/1-102/picture', { name, content: Buffer.from(content).toString('base64') });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script></svg>';
    const { item, status } = await send('../../Screw.svg', svg);
    expect([status, item.image]).toEqual([200, expect.stringMatching(/^Screw\.[0-9a-f]{10}\.svg$/)]);
    const { bytes } = await office.shop.database.db
      .selectFrom('files')
      .select('bytes')
      .where('name', '=', item.image)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(bytes).toString()).not.toContain('script');
    const html = await send('screw.png', '<html><script>alert(1)</script></html>');
    expect([html.status, Object.keys(html.body.errors as object)]).toEqual([422, ['image']]);
    const spanish = { ...session, headers: { ...session.headers, 'x-language': 'es' } };
    for (const [name, content, text] of [
      ['cut.png', '\x89PNG\r\n', /está dañada/],
      ['text.svg', '<svg>', /no es un dibujo SVG válido/],
    ] as const) {
      const body = { name, content: Buffer.from(content, 'latin1').toString('base64') };
      const refused = await office.call('POST', '/items/1-102/picture', { ...spanish, body });
      expect(refused.body.errors).toEqual({ image: expect.stringMatching(text) as string });
    }
    for (const name of ['..', 'x.html', 'x\u0001.svg']) expect((await send(name, svg)).status).toBe(422);
    expect((await readItem('1-102')).image).toBe(item.image);
  });
});
