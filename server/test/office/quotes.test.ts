import { randomUUID } from 'node:crypto';

import { ordersCommand } from '../../src/orders/ordersCommand';
import { createOutboxRepository } from '../../src/repositories/outboxRepository';
import { createRetention } from '../../src/retention';
import { ana, fillShop, luis } from '../support/builders';
import { waitUntilSent } from '../support/outbox';
import { createShopper, type Shopper } from '../support/shopper';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

type Quote = {
  quoteNumber: string;
  state: string;
  version: string;
  lines: { lineNumber: number; unitPrice: number | null; note: string }[];
  history: { by: string; operation: string }[];
};

const lastDay = '2999-12-31';

describe.each(engines)('quotes in the office on %s', (engine) => {
  let office: TestOffice;
  let shopper: Shopper;
  let headers: Record<string, string>;

  beforeAll(async () => {
    office = await createTestOffice(engine);
    await fillShop(office.shop.database.db);
    shopper = await createShopper(office.shop.call, ana);
    ({ headers } = await office.signIn('sales', 'eva@shop.example'));
  });

  afterAll(() => office.close());

  const askAs = async ({ token, clientId }: Shopper, comment: string) => {
    office.shop.clock.now += 1000;
    const lines = [101, 102].map((stockItemId) => ({ stockItemId, quantity: 12 }));
    const { status, body } = await office.shop.call(
      'POST',
      `/services/inventory/api/Quotes/CreateQuote/1/1/1/${clientId}`,
      { token, body: { uuid: randomUUID(), lines, comment } },
    );
    expect(status).toBe(200);
    await waitUntilSent(office.shop.database.db);
    return (body.data as { quoteNumber: string; quoteId: number }[])[0]!;
  };
  const ask = (comment: string) => askAs(shopper, comment);
  const get = async (number: string) => {
    const { body } = await office.call('GET', `/quotes/${number}`, { headers });
    return (body.data as Quote[])[0]!;
  };
  const offer = (number: string, body: object) => office.call('PUT', `/quotes/${number}/offer`, { headers, body });
  const decline = (number: string, body: object) => office.call('POST', `/quotes/${number}/decline`, { headers, body });
  const comments = async (query: string) => {
    const { body } = await office.call('GET', `/quotes?${query}`, { headers });
    return (body.data as { comment: string }[]).map(({ comment }) => comment);
  };
  const countMails = async (quoteId: number) =>
    (await createOutboxRepository(office.shop.database.db, 1).list()).filter(
      ({ kind, reference }) => kind === 'quoteToClient' && reference === quoteId,
    ).length;

  it('are offered with a price for each line, which the client sees and is mailed', async () => {
    const { quoteNumber, quoteId } = await ask('For <b>site</b> 3');
    const { version, lines } = await get(quoteNumber);
    expect(lines.map(({ unitPrice }) => unitPrice)).toEqual([null, null]);
    const incomplete = await offer(quoteNumber, { validUntil: lastDay, lines: [{ lineNumber: 1, unitPrice: 3.33 }] });
    expect([incomplete.status, incomplete.body.message]).toEqual([
      422,
      'There is no price for "A-102"; nothing was offered',
    ]);
    const offered = await offer(quoteNumber, {
      version,
      validUntil: lastDay,
      discount: 0,
      lines: [{ lineNumber: 1, unitPrice: 3.33, note: ' A whole pallet ' }],
      answer: 'Dear Ana',
    });
    expect(offered.body.data).toMatchObject([
      { state: 'offered', validUntil: lastDay, answer: 'Dear Ana', answeredBy: 'eva@shop.example' },
    ]);
    expect((await get(quoteNumber)).history).toMatchObject([{ by: 'eva@shop.example', operation: 'offerQuote' }]);
    expect(await countMails(quoteId)).toBe(1);
    const address = `/services/inventory/api/Quotes/GetQuote/1/1/1/${ana.clientId}/${quoteId}`;
    const seen = (await office.shop.call('GET', address, { token: shopper.token })).body.data as Quote[];
    expect(seen[0]?.lines[0]).toMatchObject({ unitPrice: 3.33, note: 'A whole pallet' });
    expect(seen[0]?.lines[1]?.unitPrice).toBeGreaterThan(0);
  });

  it('refuse an answer to what somebody else has answered meanwhile', async () => {
    const { quoteNumber, quoteId } = await ask('Two of us');
    const { version } = await get(quoteNumber);
    const same = { version, validUntil: lastDay, discount: 5 };
    const both = await Promise.all([offer(quoteNumber, same), offer(quoteNumber, { ...same, discount: 7 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('changedMeanwhile');
    expect((await decline(quoteNumber, { note: 'No', version })).body.code).toBe('changedMeanwhile');
    expect(await countMails(quoteId)).toBe(1);
  });

  it('are declined with a reason, for good, as by command', async () => {
    const { quoteNumber } = await ask('Too much');
    expect((await decline(quoteNumber, { note: '  ' })).body.code).toBe('reasonMissing');
    expect((await offer(quoteNumber, { validUntil: '2020-01-01', discount: 5 })).body.code).toBe('offerOver');
    expect((await decline(quoteNumber, { note: 'Sold out', quiet: true })).body.data).toMatchObject([
      { state: 'declined', answer: 'Sold out' },
    ]);
    const late = await office.call('PUT', `/quotes/${quoteNumber}/offer`, {
      headers: { ...headers, 'x-language': 'es' },
      body: { validUntil: lastDay, discount: 5 },
    });
    expect([late.status, late.body.message]).toEqual([
      409,
      `La cotización ${quoteNumber} ya está rechazada; no se cambió nada`,
    ]);
    await expect(office.run(ordersCommand, 'decline', quoteNumber, '--note', 'x')).rejects.toThrow(
      `Quote ${quoteNumber} is declined already; nothing was changed`,
    );
    const other = await ask('By command');
    await office.run(ordersCommand, 'offer', other.quoteNumber, '--discount', '5', '--until', lastDay, '--by', 'luz');
    expect((await get(other.quoteNumber)).history).toMatchObject([{ by: 'luz', operation: 'offerQuote' }]);
    expect((await office.call('GET', '/quotes/Q-0', { headers })).body.code).toBe('quoteUnknown');
  });

  it('are found by state, client, day and words, by page', async () => {
    await askAs(await createShopper(office.shop.call, luis), 'Of Luis');
    expect(await comments('')).toEqual(['Of Luis', 'By command', 'Too much', 'Two of us', 'For <b>site</b> 3']);
    expect(await comments('order=ASC&perPage=2&page=2')).toEqual(['Too much', 'By command']);
    expect(await comments('state=declined')).toEqual(['Too much']);
    expect(await comments('state=requested&q=OF%20luis')).toEqual(['Of Luis']);
    expect(await comments(`client=${ana.username}&state=offered`)).toEqual([
      'By command',
      'Two of us',
      'For <b>site</b> 3',
    ]);
    expect(await comments('since=2999-01-01')).toEqual([]);
    await office.shop.database.db.updateTable('quotes').set({ valid_until: '2020-01-01' }).execute();
    expect(await comments('state=offered')).toEqual([]);
    expect(await comments('state=expired')).toHaveLength(3);
  });

  it('leave nothing of their answers in the record of changes when they are outdated', async () => {
    const { quoteNumber } = await ask('Until its days are over');
    expect((await decline(quoteNumber, { note: 'Dear Ana, not this year' })).status).toBe(200);
    const { db } = office.shop.database;
    const readChanges = () =>
      db.selectFrom('changes').select(['operation', 'before', 'after']).where('subject', '=', `quote ${quoteNumber}`);
    expect((await readChanges().executeTakeFirstOrThrow()).after).toContain('not this year');
    const { config, clock } = office.shop;
    const now = clock.now + (config.messageDays + 1) * 24 * 3_600_000;
    await createRetention({ config: { ...config, changeDays: 0 }, db, now: () => now })();
    expect(await readChanges().execute()).toEqual([{ operation: 'declineQuote', before: null, after: null }]);
  });
});
