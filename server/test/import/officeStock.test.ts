import { ana, anItem, fillShop } from '../support/builders';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const token = 'the-token-of-our-stock-keeping-software';

const environment = { OFFICE_TOKEN: token };

const post = ({ call }: TestApp, csv: string, options: { from?: string; headers?: Record<string, string> } = {}) =>
  call('POST', '/services/office/catalogs/1/stock', {
    body: csv,
    token,
    from: '127.0.0.1',
    ...options,
    headers: { 'content-type': 'text/csv', ...options.headers },
  });

describe.each(engines)('stock that software of the company sends to %s', (engine) => {
  let shop: TestApp;
  const stored = () =>
    shop.database.db
      .selectFrom('stock_levels')
      .select(['stock_item_id', 'quantity'])
      .where('catalog_id', '=', 1)
      .orderBy('stock_item_id')
      .execute();

  beforeAll(async () => {
    shop = await createTestApp(engine, { environment });
    await fillShop(shop.database.db);
    await shop.database.db
      .insertInto('stock_items')
      .values([anItem({ stock_item_id: 901, code: 'GONE', deleted: 1 })])
      .execute();
  });

  afterAll(() => shop.close());

  it('is set like that of a file', async () => {
    const { status, body } = await post(shop, 'code;quantity\nA-101;12\nA-102;0\n');
    expect([status, body]).toEqual([200, { isSuccessful: true, data: [{ stock: 2 }] }]);
    expect(await stored()).toEqual([
      { stock_item_id: 101, quantity: 12 },
      { stock_item_id: 102, quantity: 0 },
    ]);
    const recorded = await shop.database.db.selectFrom('changes').select(['changed_by', 'subject', 'after']).execute();
    expect(recorded).toEqual([
      { changed_by: 'OFFICE_TOKEN', subject: 'stock of catalogue 1', after: '{"written":2,"refused":0}' },
    ]);
    // Sent again it stays, and a quantity that is empty stops counting.
    expect((await post(shop, 'code;quantity\nA-102;\n')).status).toBe(200);
    expect(await stored()).toEqual([{ stock_item_id: 101, quantity: 12 }]);
  });

  it('is not written if a line is bad, which is named in the language of the request', async () => {
    const before = await stored();
    const csv = 'code,quantity\nA-101,7\nX-9,1\nGONE,1\nA-102,-3\n"A\u0000",1\n';
    const { status, body } = await post(shop, csv, { headers: { 'x-language': 'es' } });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      isSuccessful: false,
      code: 'linesRefused',
      message: 'No se escribió nada: hay 4 líneas que no se pueden importar',
      faults: [
        { line: 3, column: 'code', reason: 'there is no item "X-9"' },
        { line: 4, column: 'code' },
        { line: 5, column: 'quantity' },
        { line: 6, column: 'code' },
      ],
    });
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['', 400],
    ['code,quantitty\nA-101,7\n', 400],
    ['code,quantity\n"A-101,7\n', 400],
    ['code,quantity\nA-101,\u00e9\n', 422],
  ])('is refused as %j', async (csv, status) => {
    expect((await post(shop, csv)).status).toBe(status);
  });

  it('is no more than 16 MB', async () => {
    expect((await post(shop, 'A'.repeat(17 * 1024 * 1024))).status).toBe(413);
  });

  it('is no other body, and for no catalogue that does not exist', async () => {
    expect((await post(shop, '{}', { headers: { 'content-type': 'application/json' } })).status).toBe(415);
    const other = '/services/office/catalogs/3/stock';
    const options = { body: 'code,quantity\n', token, from: '127.0.0.1', headers: { 'content-type': 'text/csv' } };
    expect((await shop.call('POST', other, options)).status).toBe(404);
  });

  it('is kept beside orders that reserve it at the same time', async () => {
    await post(shop, 'code,quantity\nA-102,50\nA-101,50\n');
    const buyer = await createShopper(shop.call, ana);
    await buyer.insert(101, 1);
    await buyer.insert(102, 1);
    const sent = Array.from({ length: 5 }, () => post(shop, 'code,quantity\nA-102,40\nA-101,40\n'));
    const [pushed, ...responses] = await Promise.all([buyer.push(), ...sent]);
    expect([pushed.status, ...responses.map(({ status }) => status)]).toEqual([200, 200, 200, 200, 200, 200]);
    const [first, second] = await stored();
    expect([39, 40]).toContain(first?.quantity);
    expect(second?.quantity).toBe(first?.quantity);
  });
});

describe('whoever asks for the office', () => {
  const forwarded = { 'x-forwarded-for': '127.0.0.1' };
  const remote = { ...environment, OFFICE_ADDRESSES: '10.1.0.0/16' };
  it.each([
    [environment, '127.0.0.1', {}, 200],
    [environment, '203.0.113.1', {}, 404],
    [environment, '127.0.0.1', forwarded, 404],
    [environment, '127.0.0.1', { authorization: `Bearer ${token}x` }, 404],
    [environment, '127.0.0.1', { authorization: '' }, 404],
    [remote, '10.1.2.3', {}, 200],
    [remote, '127.0.0.1', {}, 404],
    [remote, '10.1.2.3', forwarded, 404],
    [{ ...remote, TRUST_PROXY: 'true' }, '203.0.113.1', { 'x-forwarded-for': '10.1.2.3' }, 200],
    [{}, '127.0.0.1', {}, 404],
    [{}, '127.0.0.1', { authorization: 'Bearer ' }, 404],
  ])('with %j, from %s with %j, gets %d', async (settings: Record<string, string>, from, headers, status) => {
    const shop = await createTestApp('sqlite', { environment: settings });
    await fillShop(shop.database.db);
    expect((await post(shop, 'code,quantity\nA-101,7\n', { from, headers })).status).toBe(status);
    await shop.close();
  });

  it('is nobody without a long token', () =>
    expect(createTestApp('sqlite', { environment: { OFFICE_TOKEN: 'short' } })).rejects.toThrow('32 characters'));
});
