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

  const send = async (address: string, body?: object) => {
    const method = body ? 'POST' : 'DELETE';
    return office.call(method, address, { headers, body });
  };

  const listRecorded = (number: string | undefined) =>
    office.shop.database.db
      .selectFrom('changes')
      .select(['operation', 'changed_by', 'channel', 'before', 'after'])
      .where('subject', '=', `order ${number}`)
      .where('operation', '<>', 'setOrderStatus')
      .orderBy('changed_at')
      .execute();

  it('adds and removes parcels, never of more than is left to send, and records who did it', async () => {
    const address = `/orders/${numbers[2]}/parcels`;
    const lines = [{ lineNumber: 1, quantity: 2 }];
    const parcel = { carrier: 'DHL <b>', number: '77', link: 'https://carrier.example/77', date: '2026-03-01', lines };
    const added = await send(address, parcel);
    const shown = { parcelNumber: 1, ...parcel, date: '2026-03-01T00:00:00.000Z' };
    expect(added.body).toMatchObject({ data: [{ orderNumber: numbers[2], parcels: [shown] }] });
    const refused = [
      { ...parcel, lines: [{ lineNumber: 1, quantity: 2 }] },
      { ...parcel, lines: [{ lineNumber: 9, quantity: 1 }] },
      { ...parcel, lines: [...lines, ...lines] },
      { link: parcel.link },
      { carrier: 'DHL', link: 'javascript:alert(1)' },
      { carrier: 'DHL', date: '2999-01-01' },
    ];
    const refusals = [];
    for (const parcel of refused) {
      const { code, errors } = (await send(address, parcel)).body;
      refusals.push([code, ...Object.keys((errors as object | undefined) ?? {})]);
    }
    expect(refusals).toEqual([
      ['parcelExceeds'],
      ['lineUnknown'],
      ['lineTwice'],
      ['parcelUnnamed', 'carrier'],
      ['linkRefused', 'link'],
      ['dateToCome', 'date'],
    ]);
    expect((await send(`${address}/2`)).status).toBe(404);
    office.shop.clock.now += 1;
    expect((await send(`${address}/1`)).body).toMatchObject({ data: [{ parcels: [] }] });
    const by = { changed_by: 'luz@shop.example', channel: 'office' };
    const json = JSON.stringify({ ...shown, lines: undefined });
    const recorded = await listRecorded(numbers[2]);
    expect(recorded).toMatchObject([
      { operation: 'addParcel', ...by, before: null },
      { operation: 'removeParcel', ...by, after: null },
    ]);
    for (const text of [recorded[0]?.after, recorded[1]?.before])
      expect(JSON.parse(text ?? '')).toMatchObject(JSON.parse(json) as object);
  });

  it('finds the orders with open requests, and answers each once', async () => {
    const uuid = '2f1c7a52-3a7f-4c0e-9d55-7f7f0c3b1a11';
    const shopper = await createShopper(office.shop.call, ana);
    const { body } = await shopper.order(numbers[2] ?? '');
    const { orderId } = (body.data as { orderId: number }[])[0] ?? {};
    const path = `/services/inventory/api/Orders/RequestOrderChange/1/1/1/${ana.clientId}/${orderId}`;
    const asked = { uuid, kind: 'cancel', lines: [{ orderLineId: 1, quantity: 3 }], reason: 'Too <b>many' };
    expect((await office.shop.call('POST', path, { token: shopper.token, body: asked })).status).toBe(200);
    expect(await list('openRequests=true')).toEqual({ found: [2], total: 1 });
    const address = `/orders/${numbers[2]}/requests`;
    expect((await send(`${address}/7/answer`, { state: 'accepted' })).status).toBe(404);
    expect((await send(`${address}/1/answer`, { state: 'perhaps' })).status).toBe(400);
    const answers = ['accepted', 'accepted'].map((state) => send(`${address}/1/answer`, { state, note: 'Done' }));
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await office.call('POST', `${address}/1/answer`, {
      headers: { ...headers, 'x-language': 'es' },
      body: { state: 'declined' },
    });
    expect(again.body.code).toBe('requestAnswered');
    expect(again.body.message).toContain('ya está aceptada');
    expect(await list('openRequests=true')).toEqual({ found: [], total: 0 });
    expect(await list('status=cancelled')).toEqual({ found: [2], total: 1 });
    const recorded = (await listRecorded(numbers[2])).at(-1);
    expect(recorded).toMatchObject({ operation: 'answerRequest', changed_by: 'luz@shop.example' });
    expect(JSON.parse(recorded?.after ?? '')).toMatchObject({ state: 'accepted', answer: 'Done', status: 'cancelled' });
    expect((await send(`/orders/${numbers[2]}/parcels`, { carrier: 'DHL' })).body.code).toBe('orderCancelled');
  });

  it('adds, sends and removes documents whose content is what their name says', async () => {
    const address = `/orders/${numbers[1]}/documents`;
    const add = (name: string, content: string) =>
      send(address, { kind: 'invoice', name, content: Buffer.from(content, 'latin1').toString('base64') });
    const name = '<img src=x onerror="alert(1)"> nº 7.pdf';
    const { body } = await add(name, '%PDF-1.4');
    const [{ documents }] = body.data as [{ documents: { documentId: string }[] }];
    expect(documents).toMatchObject([{ kind: 'invoice', name, size: 8 }]);
    const own = `${address}/${documents[0]?.documentId}`;
    const file = await office.call('GET', own, { headers });
    expect(file.text).toBe('%PDF-1.4');
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="_img/) as string,
      'x-content-type-options': 'nosniff',
    });
    const page = '<script>alert(1)</script>';
    const refused = [
      await add('page.html', page),
      await add('page.svg', `<svg>${page}</svg>`),
      await add('invoice.pdf', page),
      await add('large.pdf', `%PDF-${' '.repeat(10 * 1024 * 1024)}`),
      await add('larger.pdf', `%PDF-${' '.repeat(11 * 1024 * 1024)}`),
      await office.call('GET', own.replace(numbers[1] ?? '', numbers[0] ?? ''), { headers }),
    ];
    expect(refused.map(({ status, body: { code } }) => [status, code])).toEqual([
      [422, 'documentUnsupported'],
      [422, 'documentUnsupported'],
      [422, 'documentMismatch'],
      [413, 'documentTooLarge'],
      [413, 'tooLarge'],
      [404, 'documentUnknown'],
    ]);
    office.shop.clock.now += 1;
    expect((await send(own)).body).toMatchObject({ data: [{ documents: [] }] });
    expect((await send(own)).status).toBe(404);
    const recorded = (await listRecorded(numbers[1])).map(({ operation }) => operation);
    expect(recorded).toEqual(['addDocument', 'removeDocument']);
  });

  it('tells the newest orders', async () => {
    const { body } = await office.call('GET', '/orders/newest', { headers });
    expect((body.data as object[])[0]).toMatchObject({ orderNumber: numbers[2], clientName: 'Ruiz Workshops' });
    expect(body.data).toHaveLength(3);
  });
});
