import { ana, fillShop, luis } from '../support/builders';
import { createShopper } from '../support/shopper';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

describe.each(engines)('orders in the office on %s', (engine) => {
  let office: TestOffice;
  let headers: Record<string, string>;
  let numbers: string[];

  beforeAll(async () => {
    office = await createTestOffice(engine);
    const { call, database, clock } = office.shop;
    await fillShop(database.db);
    ({ headers } = await office.signIn('sales', 'luz@shop.example'));
    numbers = [];
    for (const client of [ana, luis, ana]) {
      const shopper = await createShopper(call, client);
      await shopper.insert(101, numbers.length + 1);
      const { body } = await shopper.push({ comment: '' });
      numbers.push((body.data as { orderNumber: string }[])[0]?.orderNumber ?? '');
      clock.now += 1000;
    }
  });

  afterAll(() => office.close());

  const list = async (query: string) => {
    const { body } = await office.call('GET', `/orders?${query}`, { headers });
    const { data, total } = body as { data: { orderNumber: string }[]; total: number };
    return { found: data.map(({ orderNumber }) => numbers.indexOf(orderNumber)), total };
  };

  it('lists them by page, newest first, sorted, filtered and searched', async () => {
    expect(await list('perPage=2')).toEqual({ found: [2, 1], total: 3 });
    expect(await list('perPage=2&page=2')).toEqual({ found: [0], total: 3 });
    expect(await list('sort=total&order=DESC')).toEqual({ found: [2, 1, 0], total: 3 });
    expect(await list(`client=${luis.username}`)).toEqual({ found: [1], total: 1 });
    expect(await list(`q=${numbers[1]?.toLowerCase()}`)).toEqual({ found: [1], total: 1 });
    expect(await list('q=workshops%20ruiz')).toEqual({ found: [2, 0], total: 2 });
    expect(await list('q=%25')).toEqual({ found: [], total: 0 });
    expect(await list('since=2026-03-03')).toEqual({ found: [], total: 0 });
    expect((await office.call('GET', '/orders?sort=password', { headers })).status).toBe(400);
  });

  it('shows one with its lines, and says in the language of the request that there is no other', async () => {
    const shown = await office.call('GET', `/orders/${numbers[0]}`, { headers });
    expect(shown.body).toMatchObject({ data: [{ orderNumber: numbers[0], lines: [{ code: 'A-101', quantity: 1 }] }] });
    const missing = await office.call('GET', '/orders/M-0', { headers: { ...headers, 'x-language': 'es' } });
    expect([missing.status, missing.body.message]).toEqual([404, 'No existe el pedido M-0']);
  });

  it('changes the status of all or of none, and records who did it', async () => {
    const change = (orderNumbers: (string | undefined)[], status: string, more = {}) =>
      office.call('POST', '/orders/status', { headers, body: { orderNumbers, status, ...more } });
    expect((await change([numbers[0], 'M-0'], 'shipped')).status).toBe(404);
    expect(await list('status=shipped')).toEqual({ found: [], total: 0 });
    const changed = await change([numbers[0], numbers[1]], 'shipped', { note: 'By van' });
    expect(changed.body.data).toEqual([
      { orderNumber: numbers[0], status: 'shipped', changed: true },
      { orderNumber: numbers[1], status: 'shipped', changed: true },
    ]);
    const backwards = await change([numbers[0]], 'received');
    expect([backwards.status, backwards.body.code]).toEqual([409, 'statusBackwards']);
    expect((await change([numbers[0]], 'flown')).body.code).toBe('statusUnknown');
    expect((await change([numbers[0]], 'received', { force: true })).body.data).toMatchObject([{ changed: true }]);
    const { body } = await office.call('GET', `/orders/${numbers[1]}`, { headers });
    const by = 'luz@shop.example';
    expect(body).toMatchObject({ data: [{ statusChanges: [{ status: 'shipped', by, note: 'By van' }] }] });
    const recorded = await office.shop.database.db
      .selectFrom('changes')
      .select(['changed_by', 'channel', 'before', 'after'])
      .where('subject', '=', `order ${numbers[1]}`)
      .execute();
    const after = '{"status":"shipped","note":"By van"}';
    expect(recorded).toEqual([{ changed_by: by, channel: 'office', before: '{"status":"received"}', after }]);
  });
});
