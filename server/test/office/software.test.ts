import { outboxCommand } from '../../src/outbox/outboxCommand';
import { ana, fillShop, luis } from '../support/builders';
import { createShopper } from '../support/shopper';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

type Fault = { index: number; code: string | null; field: string | null; message: string };
type Result = { written: number; refused: number; faults: Fault[] };

const day = 24 * 3_600_000;

describe.each(engines)('what software of the company sends to the office on %s', (engine) => {
  let office: TestOffice;
  let headers: Record<string, string>;

  beforeAll(async () => {
    office = await createTestOffice(engine);
    await fillShop(office.shop.database.db);
    ({ headers } = await office.addKey(['catalogue:write', 'orders:read', 'orders:write'], 3 * day));
  });

  afterAll(() => office.close());

  const send = (path: string, body: object, more: Record<string, string> = {}) =>
    office.call('POST', `/batches/${path}`, { headers: { ...headers, ...more }, body });

  const push = async (path: string, body: object, more?: Record<string, string>) => {
    const response = await send(path, body, more);
    if (response.status !== 200) throw new Error(response.text);
    return (response.body.data as Result[])[0];
  };

  const listStock = () =>
    office.shop.database.db
      .selectFrom('stock_levels')
      .select(['stock_item_id', 'quantity', 'expected_date'])
      .where('catalog_id', '=', 1)
      .orderBy('stock_item_id')
      .execute();

  const countRecords = async (operation: string) => {
    const rows = await office.shop.database.db
      .selectFrom('changes')
      .select(['changed_by', 'channel', 'subject', 'after'])
      .where('operation', '=', operation)
      .execute();
    return rows;
  };

  it('writes the good rows, and says in the language of the request what is wrong with the others', async () => {
    const rows = [
      { code: 'A-101', quantity: 12, expectedDate: '2026-07-01' },
      { code: 'X-9', quantity: 1 },
      { code: 'A-102', quantity: -3 },
      { code: 'A-101', quantity: 4 },
      { code: 'A-102', quantity: 2.5 },
    ];
    const result = await push('stock', { catalogId: 1, rows }, { 'x-language': 'es' });
    expect(result).toEqual({
      written: 1,
      refused: 4,
      faults: [
        { index: 1, code: 'X-9', field: 'code', message: 'No existe el artículo "X-9"' },
        { index: 2, code: 'A-102', field: 'quantity', message: '"-3" no es un número entero de 0 a 1000000000' },
        { index: 3, code: 'A-101', field: 'code', message: 'Es el mismo artículo que la línea 0' },
        { index: 4, code: 'A-102', field: 'code', message: 'Es el mismo artículo que la línea 2' },
      ],
    });
    expect(await listStock()).toEqual([{ stock_item_id: 101, quantity: 12, expected_date: '2026-07-01' }]);
    expect(await countRecords('pushStock')).toEqual([
      { changed_by: 'ERP 1', channel: 'key', subject: 'stock of catalogue 1', after: '{"written":1,"refused":4}' },
    ]);
  });

  it('takes no new item whose code differs from another by letter case alone', async () => {
    const rows = [
      { code: 'a-101', nameEn: 'Twin' },
      { code: 'Z-1', nameEn: 'Other' },
      { code: 'z-1', nameEn: 'Twin' },
    ];
    const result = await push('items', { catalogId: 1, rows });
    expect([result?.written, result?.faults]).toMatchObject([
      1,
      [
        { index: 0, field: 'code' },
        { index: 2, field: 'code' },
      ],
    ]);
  });

  it('writes nothing of an atomic batch with a fault', async () => {
    const rows = [
      { code: 'A-101', quantity: 99 },
      { code: 'X-9', quantity: 1 },
    ];
    const before = await listStock();
    const { status, body } = await send('stock?atomic=true', { catalogId: 1, rows });
    expect([status, body]).toMatchObject([
      422,
      { code: 'linesRefused', faults: [{ index: 1, code: 'X-9', field: 'code', message: 'There is no item "X-9"' }] },
    ]);
    expect(await listStock()).toEqual(before);
    expect(await countRecords('pushStock')).toHaveLength(1);
  });

  it.each([
    ['stock', { catalogId: 1, rows: [] }, 400],
    ['stock', { catalogId: 1, rows: Array(1001).fill({ code: 'A-101', quantity: 1 }) }, 400],
    ['stock', { catalogId: 1, rows: [{ code: 'A-101', quantity: '1' }] }, 400],
    ['stock', { catalogId: 1, rows: [{ code: 'A-101', quantitty: 1, quantity: 1 }] }, 400],
    ['stock', { catalogId: 9, rows: [{ code: 'A-101', quantity: 1 }] }, 404],
    ['prices', { catalogId: 1, rows: [{ code: 'A-101', price: 1 }], list: '' }, 400],
  ])('refuses a body that is no batch of %s', async (path, body: object, status) => {
    expect((await send(path, body)).status).toBe(status);
  });

  it('changes public prices, and those of the items that rows of a list name', async () => {
    const publicRows = [
      { code: 'A-101', price: 5.250000000000001, bestPrice: null, quantityBestPrice: null },
      { code: 'A-102', discount: 10 },
    ];
    expect(await push('prices', { catalogId: 1, rows: publicRows })).toMatchObject({
      written: 1,
      faults: [{ index: 1, code: 'A-102', field: 'discount' }],
    });
    const item = await office.shop.database.db
      .selectFrom('stock_items')
      .select(['price_cents', 'best_price_cents', 'name_en'])
      .where('catalog_id', '=', 1)
      .where('code', '=', 'A-101')
      .executeTakeFirst();
    expect(item).toMatchObject({ price_cents: 525, best_price_cents: null, name_en: 'Screw' });
    const pushList = (rows: object[]) => push('prices', { catalogId: 1, list: 'Wholesale', rows });
    await pushList([
      { code: 'A-101', price: 4.5 },
      { code: 'A-102', discount: 12.5, validUntil: '2026-12-31' },
    ]);
    await pushList([{ code: 'A-101', discount: 20 }]);
    const prices = await office.shop.database.db
      .selectFrom('list_prices')
      .select(['stock_item_id', 'discount', 'price_cents'])
      .orderBy('stock_item_id')
      .execute();
    expect(prices).toEqual([
      { stock_item_id: 101, discount: 2000, price_cents: null },
      { stock_item_id: 102, discount: 1250, price_cents: null },
    ]);
  });

  it('adds and changes items with the columns of the import', async () => {
    const rows = [
      { code: 'N-1', nameEn: '<b>Nail</b>', category: 'Fasteners', price: 2, isNew: true, packSize: 10 },
      { code: 'N-2', price: 2 },
      { code: 'N-3', nameEn: 'Nut', category: 'Nowhere' },
      { code: 'A-102', deleted: true },
    ];
    expect(await push('items', { catalogId: 1, rows })).toMatchObject({
      written: 2,
      refused: 2,
      faults: [
        { index: 1, code: 'N-2', field: 'code' },
        { index: 2, code: 'N-3', field: 'category', message: 'The catalogue has no category "Nowhere"' },
      ],
    });
    const found = await office.shop.database.db
      .selectFrom('stock_items')
      .select(['code', 'name_es', 'is_new', 'pack_size', 'deleted'])
      .where('catalog_id', '=', 1)
      .where('code', 'in', ['N-1', 'N-3', 'A-102'])
      .orderBy('code')
      .execute();
    expect(found).toMatchObject([
      { code: 'A-102', deleted: 1 },
      { code: 'N-1', name_es: '<b>Nail</b>', is_new: 1, pack_size: 10, deleted: 0 },
    ]);
    await push('items', { catalogId: 1, rows: [{ code: 'A-102', deleted: false }] });
  });

  it('answers the same request with the same key again, and does it once', async () => {
    const body = {
      catalogId: 1,
      rows: [
        { code: 'A-101', quantity: 7 },
        { code: 'X-9', quantity: 1 },
      ],
    };
    const key = { 'idempotency-key': 'stock-7' };
    for (const unusable of ['a b', 'a'.repeat(201), ''])
      expect((await send('stock', body, { 'idempotency-key': unusable })).status).toBe(400);
    const first = await push('stock', body, key);
    await push('stock', { catalogId: 1, rows: [{ code: 'A-101', quantity: 8 }] });
    const again = await push('stock', body, { ...key, 'x-language': 'es' });
    expect(again).toEqual({
      ...first,
      faults: [expect.objectContaining({ message: 'No existe el artículo "X-9"' }) as Fault],
    });
    expect((await listStock())[0]?.quantity).toBe(8);
    const others = [
      await send('stock', { ...body, rows: [{ code: 'A-101', quantity: 9 }] }, key),
      await send('stock?atomic=true', body, key),
      await send('items', { catalogId: 1, rows: [{ code: 'A-101' }] }, key),
    ];
    expect(others.map(({ status, body: { code } }) => [status, code])).toEqual(Array(3).fill([422, 'keyReused']));
    const { headers: other } = await office.addKey(['catalogue:write']);
    expect(
      (await send('stock', { ...body, rows: [{ code: 'A-101', quantity: 9 }] }, { ...other, ...key })).status,
    ).toBe(200);
    office.shop.clock.now += day;
    expect((await send('stock', { ...body, rows: [{ code: 'A-101', quantity: 9 }] }, key)).status).toBe(200);
  });

  it('does it once for requests that come at the same time', async () => {
    const { headers: fresh } = await office.addKey(['catalogue:write']);
    const body = { catalogId: 1, rows: [{ code: 'A-101', quantity: 70 }] };
    const before = (await countRecords('pushStock')).length;
    const sent = Array.from({ length: 5 }, () => send('stock', body, { ...fresh, 'idempotency-key': 'at-once' }));
    const responses = await Promise.all(sent);
    for (const { status, headers: answered } of responses)
      expect([status, answered['retry-after']]).toEqual(status === 200 ? [200, undefined] : [409, '2']);
    expect(responses.some(({ status }) => status === 200)).toBe(true);
    expect(await countRecords('pushStock')).toHaveLength(before + 1);
    expect((await send('stock', body, { ...fresh, 'idempotency-key': 'at-once' })).status).toBe(200);
    expect(await countRecords('pushStock')).toHaveLength(before + 1);
  });

  it('gives back the key of a request that was refused, and that of a process that has ended', async () => {
    const { headers: fresh } = await office.addKey(['catalogue:write']);
    const key = { ...fresh, 'idempotency-key': 'again' };
    const bad = { catalogId: 1, rows: [{ code: 'X-9', quantity: 1 }] };
    const good = { catalogId: 1, rows: [{ code: 'A-101', quantity: 71 }] };
    expect((await send('stock?atomic=true', bad, key)).status).toBe(422);
    const long = { catalogId: 1, rows: [{ code: 'X'.repeat(900), quantity: 1 }] };
    expect((await push('stock', long, key))?.faults).toMatchObject([{ code: 'X'.repeat(100) }]);
    expect((await send('stock?atomic=true', good, key)).status).toBe(200);
    const { db } = office.shop.database;
    await db.updateTable('idempotency_keys').set({ answer: null }).where('idempotency_key', '=', 'again').execute();
    expect((await send('stock?atomic=true', good, key)).body.code).toBe('keyBusy');
    office.shop.clock.now += 60_001;
    expect((await send('stock?atomic=true', good, key)).status).toBe(200);
  });

  describe('about orders', () => {
    const place = async (client: typeof ana) => {
      const shopper = await createShopper(office.shop.call, client);
      await shopper.insert(101, 1);
      const { body } = await shopper.push();
      office.shop.clock.now += 1000;
      return (body.data as { orderNumber: string }[])[0]?.orderNumber ?? '';
    };

    const follow = async (after?: string, limit = 2) => {
      const query = `limit=${limit}${after === undefined ? '' : `&after=${after}`}`;
      const { status, body } = await office.call('GET', `/orders/changes?${query}`, { headers });
      const {
        data = [],
        cursor,
        more,
      } = body as {
        data?: { orderNumber: string; status: string; lines: object[] }[];
        cursor: string;
        more: boolean;
      };
      return { status, found: data.map((order) => `${order.orderNumber} ${order.status}`), cursor, more, data };
    };

    it('lists what was placed or changed since a cursor, each order once', async () => {
      const numbers = [await place(ana), await place(luis), await place(ana)];
      const first = await follow();
      expect(first).toMatchObject({ found: [`${numbers[0]} received`, `${numbers[1]} received`], more: true });
      expect(first.data[0]?.lines).toHaveLength(1);
      const second = await follow(first.cursor);
      expect(second).toMatchObject({ found: [`${numbers[2]} received`], more: false });
      expect(await follow(second.cursor)).toMatchObject({ found: [], cursor: second.cursor, more: false });
      const rows = [
        { orderNumber: numbers[1], status: 'shipped', note: 'By van' },
        { orderNumber: 'M-0', status: 'shipped' },
        { orderNumber: numbers[0], status: 'flown' },
        { orderNumber: numbers[1], status: 'received' },
      ];
      expect(await push('statuses', { rows }, { 'x-language': 'es' })).toMatchObject({
        written: 1,
        refused: 3,
        faults: [
          { index: 1, code: 'M-0', field: 'orderNumber', message: 'No existe el pedido M-0' },
          { index: 2, code: numbers[0], field: 'status' },
          { index: 3, code: numbers[1], field: 'status' },
        ],
      });
      const atomic = await send('statuses?atomic=true', {
        rows: [{ orderNumber: numbers[0], status: 'shipped' }, ...rows.slice(1)],
      });
      expect(atomic.status).toBe(422);
      expect(await countRecords('pushStatuses')).toEqual([
        { changed_by: 'ERP 1', channel: 'key', subject: 'statuses of orders', after: '{"written":1,"refused":3}' },
      ]);
      const third = await follow(second.cursor);
      expect(third.found).toEqual([`${numbers[1]} shipped`]);
      // From the start, each is there once, as it is now.
      expect((await follow(undefined, 10)).found).toEqual([
        `${numbers[0]} received`,
        `${numbers[2]} received`,
        `${numbers[1]} shipped`,
      ]);
      const parcel = { carrier: 'DHL' };
      await office.call('POST', `/orders/${numbers[2]}/parcels`, { headers, body: parcel });
      expect((await follow(third.cursor)).found).toEqual([`${numbers[2]} received`]);
    });

    it('refuses a cursor of another database, of its future, or from before a backup was restored', async () => {
      const { cursor } = await follow(undefined, 100);
      const [id] = cursor.split('-');
      for (const other of ['x', '0123456789ab-1', `${id}-99999`, `${cursor}0`])
        expect([other, (await follow(other)).status]).toEqual([other, 410]);
      await office.run(outboxCommand, 'hold');
      expect((await follow(cursor)).status).toBe(410);
    });

    it('skips no order that is placed or changed meanwhile', async () => {
      let { cursor } = await follow(undefined, 100);
      const known = new Map<string, string>();
      let isPlacing = true;
      const placed: string[] = [];
      const change = async () => {
        for (let count = 0; count < 6; count += 1) {
          const clients = [place(ana), place(luis)];
          placed.push(...(await Promise.all(clients)));
          const rows = placed.slice(-2).map((orderNumber) => ({ orderNumber, status: 'shipped' }));
          await push('statuses', { rows });
        }
        isPlacing = false;
      };
      const read = async () => {
        for (let isLast = false; !isLast;) {
          isLast = !isPlacing;
          const page = await follow(cursor, 3);
          for (const { orderNumber, status } of page.data) known.set(orderNumber, status);
          ({ cursor } = page);
          if (page.more) isLast = false;
        }
      };
      const reads = engine === 'postgres' ? [read(), read()] : [read()];
      await Promise.all([change(), ...reads]);
      expect([...known.keys()].sort()).toEqual([...placed].sort());
      expect(new Set(known.values())).toEqual(new Set(['shipped']));
    });
  });
});
