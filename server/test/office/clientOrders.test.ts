import { randomUUID } from 'node:crypto';

import { createOutboxRepository } from '../../src/repositories/outboxRepository';
import { ana, fillShop } from '../support/builders';
import { createShopper, type Shopper } from '../support/shopper';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

type Check = {
  lines: {
    code: string;
    quantity: string;
    unitPrice: number | null;
    available: number | null;
    problem: string | null;
  }[];
  total: number;
};

describe.each(engines)('orders for a client on %s', (engine) => {
  let office: TestOffice;
  let shopper: Shopper;
  let headers: Record<string, string>;

  beforeAll(async () => {
    office = await createTestOffice(engine, { environment: { REFUSE_BACKORDERS: '1' } });
    const { db } = office.shop.database;
    await fillShop(db);
    const stock = { catalog_id: 1, expected_date: null, expected_quantity: null };
    await db
      .insertInto('stock_levels')
      .values({ ...stock, stock_item_id: 101, quantity: 100 })
      .execute();
    await db.updateTable('stock_items').set({ quantity_step: 24 }).where('stock_item_id', '=', 102).execute();
    shopper = await createShopper(office.shop.call, ana);
    ({ headers } = await office.signIn('sales', 'eva@shop.example'));
  });

  afterAll(() => office.close());

  const order = (text: string) => ({ clientId: ana.clientId, catalogId: 1, text });
  const check = async (text: string, more: Record<string, string> = {}) => {
    const { status, body } = await office.call('POST', '/orders/check', {
      headers: { ...headers, ...more },
      body: order(text),
    });
    expect(status).toBe(200);
    return (body.data as Check[])[0]!;
  };
  const place = (body: object) => office.call('POST', '/orders', { headers, body });
  const count = async () => ((await shopper.orders()).body.data as { orderId: number }[]).length;
  const readStock = async () =>
    (await office.shop.database.db.selectFrom('stock_levels').select('quantity').executeTakeFirstOrThrow()).quantity;

  it('are checked line by line, with what is not sold, at the prices of the client', async () => {
    const { lines } = await check('a101\t40\nA-102\t50\nA-999\t1\nA-101\tx\nA 101\t8');
    expect(lines.map(({ code, quantity, problem }) => `${code} ${quantity} ${problem ?? ''}`)).toEqual([
      'A-101 48 ',
      'A-102 50 The item A-102 is not sold in the quantity 50: choose 48 or 72',
      'A-999 1 There is no item A-999',
      'A-101 x The quantity of A-101, “x”, is not a number of pieces',
    ]);
    expect(lines[0]).toMatchObject({ available: 100 });
    expect(lines[0]?.unitPrice).toBeGreaterThan(0);
    expect((await check('A-101 101', { 'x-language': 'es' })).lines[0]?.problem).toBe(
      'Solo hay 100 de A-101 en existencia',
    );
    expect(await count()).toBe(0);
  });

  it('are placed once under a uuid, beside the cart of the client, who sees who has ordered', async () => {
    await shopper.insert(101, 3);
    const cart = (await shopper.readCart()).body.data;
    const text = 'A-101 12\nA-102 48';
    const { total } = await check(text);
    const body = {
      ...order(text),
      uuid: randomUUID(),
      total,
      purchaseOrder: ' PO-17 ',
      deliveryAddress: '',
      comment: '<b>By phone</b>',
      wishedDate: null,
    };
    const placed = await Promise.all([place(body), place(body), place({ ...body, uuid: body.uuid.toUpperCase() })]);
    expect(placed.map(({ status }) => status)).toEqual([200, 200, 200]);
    const numbers = placed.map((response) => (response.body.data as { orderNumber: string }[])[0]?.orderNumber ?? '');
    expect(new Set(numbers).size).toBe(1);
    await office.shop.database.db.updateTable('stock_items').set({ deleted: 1 }).where('code', '=', 'A-102').execute();
    expect((await place(body)).body.data).toMatchObject([
      { orderNumber: numbers[0], reference: 'PO-17', total, orderedBy: { name: 'Luz Prado (Medida)' } },
    ]);
    await office.shop.database.db.updateTable('stock_items').set({ deleted: 0 }).where('code', '=', 'A-102').execute();
    expect((await shopper.orders()).body.data).toMatchObject([
      { orderNumber: numbers[0], comment: '<b>By phone</b>', orderedBy: 'Luz Prado (Medida)' },
    ]);
    expect(await readStock()).toBe(88);
    expect((await shopper.readCart()).body.data).toEqual(cart);
    const changes = await office.shop.database.db
      .selectFrom('changes')
      .select(['operation', 'changed_by', 'channel'])
      .where('subject', '=', `order ${numbers[0]}`)
      .execute();
    expect(changes).toEqual([{ operation: 'placeOrder', changed_by: 'eva@shop.example', channel: 'office' }]);
    const mails = await createOutboxRepository(office.shop.database.db, 1).list();
    expect(mails.filter(({ kind }) => kind === 'orderToClient')).toHaveLength(1);
    const reused = await place({ ...body, text: 'A-101 1' });
    expect([reused.status, reused.body.code]).toEqual([422, 'pushReused']);
  });

  it.each([
    ['another total', { total: 1 }, 412, 'approvalChanged'],
    ['a quantity that is not sold', { text: 'A-102 50' }, 409, 'quantityNotAllowed'],
    ['more than there is', { text: 'A-101 101' }, 409, 'itemShort'],
    ['unknown items alone', { text: 'A-999 1' }, 409, 'codeUnknown'],
    ['no lines', { text: ' ' }, 409, 'cartEmpty'],
    ['an unknown catalogue', { catalogId: 77 }, 422, 'catalogUnknown'],
    ['a day that is over', { wishedDate: '2020-01-01' }, 409, 'wishedDatePast'],
    ['a client that does not exist', { clientId: 987_654 }, 404, 'notFound'],
  ])('are refused with %s, and the cart stays as it is', async (_name, difference, status, code) => {
    const cart = (await shopper.readCart()).text;
    const before = await count();
    const { total } = await check('A-101 12');
    const refused = await place({ ...order('A-101 12'), uuid: randomUUID(), total, ...difference });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect((await shopper.readCart()).text).toBe(cart);
    expect(await count()).toBe(before);
  });

  it('are refused for a client that is disabled', async () => {
    const { total } = await check('A-101 1');
    const { db } = office.shop.database;
    const disable = (moment: number | null) =>
      db.updateTable('clients').set({ disabled_at: moment }).where('client_id', '=', ana.clientId).execute();
    await disable(1);
    const refused = await place({ ...order('A-101 1'), uuid: randomUUID(), total });
    expect([refused.status, refused.body.code]).toEqual([409, 'clientDisabled']);
    await disable(null);
  });
});
