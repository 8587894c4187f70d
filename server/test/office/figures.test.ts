import type { Database } from '../../src/db/openDatabase';
import type { OrderLinesTable, OrdersTable } from '../../src/db/tables';
import { fillShop } from '../support/builders';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

type Line = Pick<OrderLinesTable, 'code' | 'quantity' | 'unit_price_cents'> & Partial<OrderLinesTable>;

let count = 0;

const addOrder = async (db: Database, at: string, lines: Line[], overrides: Partial<OrdersTable> = {}) => {
  count += 1;
  const order = {
    order_id: count,
    order_number: `M-${count}`,
    account_id: 1,
    company_id: 1,
    catalog_id: 1,
    client_id: 7,
    status: 'received',
    created_at: Date.parse(at),
    money_type_id: 'EUR',
    username: 'ana@buyer.example',
    comment: '',
    put_all_price_zero: 0 as const,
    tax_rate: 1600,
    subtotal_cents: 0,
    tax_cents: 0,
    total_cents: 0,
    revision: 1,
    feed_number: 0,
    feed_revision: 0,
    ...overrides,
  };
  await db.insertInto('orders').values(order).execute();
  const rows = lines.map((line, index) => ({
    order_id: count,
    line_number: index + 1,
    stock_item_id: 101,
    name_es: `${line.code} es`,
    name_en: `${line.code} en`,
    name_zh: `${line.code} zh`,
    image_name: null,
    total_cents: line.quantity * line.unit_price_cents,
    cancelled_quantity: 0,
    ...line,
  }));
  await db.insertInto('order_lines').values(rows).execute();
  return count;
};

const returnSome = async (db: Database, orderId: number, state: string, quantity: number, requestNumber: number) => {
  const key = { order_id: orderId, request_number: requestNumber };
  await db
    .insertInto('order_requests')
    .values({
      ...key,
      uuid: `${orderId}-${requestNumber}`,
      kind: 'return',
      reason: '',
      requested_at: 1,
      state,
      answer: '',
      answered_at: null,
      answered_by: '',
    })
    .execute();
  await db
    .insertInto('order_request_lines')
    .values({ ...key, line_number: 1, quantity })
    .execute();
};

const screws = (quantity: number, more: Partial<Line> = {}) => ({
  code: 'S',
  quantity,
  unit_price_cents: 333,
  ...more,
});
const nails = (quantity: number) => ({ code: 'N', quantity, unit_price_cents: 1001 });

describe.each(engines)('figures in the office on %s', (engine) => {
  let office: TestOffice;
  let headers: Record<string, string>;

  // In Madrid, 29 March 2026 has 23 hours: 02:00 is 03:00.
  beforeAll(async () => {
    count = 0;
    office = await createTestOffice(engine, { environment: { TIME_ZONE: 'Europe/Madrid' } });
    office.shop.clock.now = Date.parse('2026-03-30T20:00:00Z');
    const { db } = office.shop.database;
    await fillShop(db);
    ({ headers } = await office.signIn('reader'));
    await addOrder(db, '2026-03-28T22:59:59.999Z', [screws(1), nails(2)]);
    await addOrder(db, '2026-03-28T23:00:00Z', [screws(3)], { status: ' Delivered' });
    await addOrder(db, '2026-03-29T21:59:59.999Z', [screws(5), screws(7)], { client_id: 8 });
    await addOrder(db, '2026-03-29T22:00:00Z', [nails(1)], { client_id: 99, username: 'gone' });
    await addOrder(db, '2026-03-29T10:00:00Z', [screws(1000)], { status: ' Cancelled ' });
    const partly = await addOrder(db, '2026-03-30T10:00:00Z', [screws(20, { cancelled_quantity: 6 })], {
      catalog_id: 2,
    });
    await returnSome(db, partly, 'accepted', 3, 1);
    await returnSome(db, partly, 'accepted', 1, 2);
    await returnSome(db, partly, 'declined', 2, 3);
    await addOrder(db, '2026-03-30T11:00:00Z', [nails(100)], { money_type_id: 'USD', catalog_id: 2 });
    await addOrder(db, '2026-03-30T11:00:00Z', [nails(100)], { account_id: 2 });
  });

  afterAll(() => office.close());

  const read = async (query: string) => (await office.call('GET', `/figures?${query}`, { headers })).body.data;

  it('adds up days of the time zone, items and clients, without what was cancelled or returned', async () => {
    const [euros, dollars] = (await read('period=dates&since=2026-03-28&until=2026-03-30')) as object[];
    expect(euros).toEqual({
      currency: 'EUR',
      orders: 5,
      // 26 screws and 3 nails.
      amount: 116.61,
      days: [
        { day: '2026-03-28', orders: 1, amount: 23.35 },
        { day: '2026-03-29', orders: 2, amount: 49.95 },
        { day: '2026-03-30', orders: 2, amount: 43.31 },
      ],
      items: [
        { code: 'S', name: { es: 'S es', en: 'S en', zh: 'S zh' }, quantity: 26, amount: 86.58 },
        { code: 'N', name: { es: 'N es', en: 'N en', zh: 'N zh' }, quantity: 3, amount: 30.03 },
      ],
      clients: [
        { username: 'ana@buyer.example', name: 'Ruiz Workshops', orders: 3, amount: 66.64 },
        { username: 'luis@buyer.example', name: 'Luis', orders: 1, amount: 39.96 },
        { username: 'gone', name: 'gone', orders: 1, amount: 10.01 },
      ],
    });
    expect(dollars).toMatchObject({ currency: 'USD', orders: 1, amount: 1001 });
  });

  it('is of one catalogue, and of the days up to today', async () => {
    expect(await read('catalogId=2')).toMatchObject([{ amount: 33.3 }, { amount: 1001 }]);
    const days = async (query: string) => ((await read(query)) as { days: { day: string }[] }[])[0]?.days ?? [];
    const ends = async (query: string) => [(await days(query))[0]?.day, (await days(query)).at(-1)?.day];
    expect(await ends('')).toEqual(['2026-03-01', '2026-03-30']);
    expect(await ends('period=last7&since=2026-01-01')).toEqual(['2026-03-24', '2026-03-30']);
    expect(await ends('period=thisYear')).toEqual(['2026-01-01', '2026-03-30']);
    expect(await days('period=dates&since=2026-01-01&until=2027-01-01')).toHaveLength(366);
    expect(await read('period=dates&until=2026-02-01')).toEqual([]);
  });

  it('refuses days that are none, an end before the start, and more than a year', async () => {
    const refuse = async (query: string) => (await office.call('GET', `/figures?${query}`, { headers })).status;
    expect(await refuse('period=dates&since=2026-02-30')).toBe(400);
    expect(await refuse('period=always')).toBe(400);
    expect(await refuse('period=dates&since=2026-03-02&until=2026-03-01')).toBe(422);
    expect(await refuse('period=dates&since=2025-01-01&until=2026-01-02')).toBe(422);
  });
});
