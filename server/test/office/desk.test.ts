import { messagesCommand } from '../../src/outbox/messagesCommand';
import { outboxCommand } from '../../src/outbox/outboxCommand';
import { createOutboxRepository } from '../../src/repositories/outboxRepository';
import { fillShop } from '../support/builders';
import { createOutbox, waitUntilSent } from '../support/outbox';
import { anErrorReport, postReport } from '../support/reports';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

type Message = { messageId: number; name: string; doneAt: string | null; doneBy: string; answer: string };

describe.each(engines)('what waits for the office on %s', (engine) => {
  let office: TestOffice;
  let headers: Record<string, string>;

  beforeAll(async () => {
    office = await createTestOffice(engine, {
      listens: true,
      environment: { CONTACT_MAIL_TO: 'desk@shop.example', PUBLIC_URL: 'https://shop.example' },
    });
    await fillShop(office.shop.database.db);
    ({ headers } = await office.signIn('owner', 'luz@shop.example'));
  });

  afterAll(() => office.close());

  const outbox = () => createOutboxRepository(office.shop.database.db, 1);

  /** The shop sends what waits whenever somebody writes. */
  const write = async (name: string, message: string) => {
    office.shop.clock.now += 1000;
    const body = { name, email: `${name.toLowerCase()}@visitor.example`, message };
    const headers = { 'X-Language': 'es' };
    expect((await office.shop.call('POST', '/services/public/publics/contact', { body, headers })).status).toBe(200);
    await waitUntilSent(office.shop.database.db);
  };

  const list = async (query: string) => {
    const { body } = await office.call('GET', `/messages?${query}`, { headers });
    return body as { data: Message[]; total: number };
  };

  const names = async (query: string) => (await list(query)).data.map(({ name }) => name);

  const findId = async (name: string) => (await list(`q=${name}`)).data[0]?.messageId ?? 0;

  const readMails = () => createOutbox(office.shop.database.dataDirectory).read();

  const listChanges = async (subject: string) => {
    const rows = await office.shop.database.db
      .selectFrom('changes')
      .select(['operation', 'changed_by', 'channel'])
      .where('subject', '=', subject)
      .orderBy('changed_at')
      .execute();
    return rows.map((row) => Object.values(row).join(' '));
  };

  it('lists open messages first, by page, and searches them', async () => {
    await write('Ada', 'When do you open?');
    await write('Bea', 'Do you sell\n<script>alert(1)</script> nails?');
    await write('Cleo', 'Thank you');
    const set = (id: number, isDone: boolean) =>
      office.call('PUT', `/messages/${id}/done`, { headers, body: { isDone } });
    const cleo = await findId('cleo');
    const done = await set(cleo, true);
    expect(done.body.data).toMatchObject([{ messageId: cleo, doneBy: 'luz@shop.example' }]);
    expect(await names('')).toEqual(['Bea', 'Ada', 'Cleo']);
    expect(await names('order=ASC&perPage=1&page=2')).toEqual(['Bea']);
    expect(await names('state=open')).toEqual(['Bea', 'Ada']);
    expect(await list('state=done&q=thank%20CLEO')).toMatchObject({ total: 1, data: [{ name: 'Cleo' }] });
    expect((await set(cleo, false)).body.data).toMatchObject([{ doneAt: null, doneBy: '' }]);
    expect(await names('state=done')).toEqual([]);
    const missing = await office.call('GET', '/messages/17', { headers: { ...headers, 'x-language': 'es' } });
    expect([missing.status, missing.body.message]).toEqual([404, 'No existe el mensaje 17']);
  });

  it('mails an answer once, in the language of the message, and replies go to the company', async () => {
    const id = await findId('bea');
    const answer = (text: string) => office.call('POST', `/messages/${id}/answer`, { headers, body: { text } });
    expect((await answer(' \n ')).body.code).toBe('answerEmpty');
    const answered = await answer('We do:\nat the counter.');
    expect(answered.body.data).toMatchObject([{ answeredBy: 'luz@shop.example', doneBy: 'luz@shop.example' }]);
    const again = await answer('We do not.');
    expect([again.status, again.body.code]).toEqual([409, 'messageAnswered']);
    await expect(office.run(messagesCommand, 'answer', String(id), '--text', 'No.')).rejects.toThrow(
      'luz@shop.example has answered this message already; nothing was sent.',
    );
    await write('Dora', 'Hello');
    const mails = (await readMails()).filter((mail) => /^To: bea@visitor.example\r?$/m.test(mail));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^Reply-To: desk@shop.example\r?$/m);
    expect(mails[0]).toMatch(/nuestra respuesta/);
    expect(mails[0]).toMatch(/We do:\r?\nat the counter.\r?\n\r?\n> Do you sell\r?\n> <script>/);
    expect(await listChanges(`message ${id}`)).toEqual(['answerMessage luz@shop.example office']);
  });

  it('is answered and reopened by command, too', async () => {
    const id = String(await findId('ada'));
    const printed = await office.run(messagesCommand, 'answer', id, '--text', 'At nine.', '--by', 'eva');
    expect(printed).toEqual([`Message ${id} is done, and the answer will be mailed to ada@visitor.example.`]);
    expect(await office.run(messagesCommand, 'reopen', id, '--by', 'eva')).toEqual([`Message ${id} is open.`]);
    expect((await office.run(messagesCommand, 'show', id)).slice(-3)).toEqual(['Answered by eva:', '', 'At nine.']);
    expect((await listChanges(`message ${id}`)).sort()).toEqual([
      'answerMessage eva command',
      'setMessageDone eva command',
    ]);
  });

  it('lists what was given up, and sends it again', async () => {
    await office.run(outboxCommand, 'discard', '--all', '--by', 'eva');
    const about = { kind: 'messageToCompany', reference: 5, detail: 'x@shop.example' } as const;
    await outbox().add([about, about], office.shop.clock.now);
    await outbox().hold('held by eva', office.shop.clock.now);
    const { body } = await office.call('GET', '/outbox?state=failed&perPage=1', { headers });
    expect(body).toMatchObject({
      total: 2,
      data: [{ aboutKind: 'message', about: '5', detail: 'x@shop.example', dueAt: null, lastError: 'held by eva' }],
    });
    const [{ entryId } = { entryId: '' }] = body.data as { entryId: string }[];
    const retry = (request: object) => office.call('POST', '/outbox/retry', { headers, body: request });
    const unknown = await retry({ entryIds: [entryId, 'x'] });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'entryUnknown']);
    expect((await outbox().count()).failed).toBe(2);
    expect((await retry({ entryIds: [entryId, entryId] })).body.data).toEqual([{ count: 1, beingSent: 0 }]);
    const [all] = (await retry({})).body.data as { count: number; beingSent: number }[];
    expect((all?.count ?? 0) + (all?.beingSent ?? 0)).toBe(2);
    expect(new Set(await listChanges('outbox'))).toEqual(
      new Set(['discardOutbox eva command', 'retryOutbox luz@shop.example office']),
    );
  });

  it('pages what waits by state, and discards what is chosen', async () => {
    await office.run(outboxCommand, 'discard', '--all', '--by', 'eva');
    const about = { kind: 'messageToCompany', reference: 5 } as const;
    const details = ['a', 'b', 'c'];
    for (const detail of details) await outbox().add([{ ...about, detail }], (office.shop.clock.now += 1000));
    await outbox().hold('held by eva', office.shop.clock.now);
    const list = async (query: string) => {
      const { body } = await office.call('GET', `/outbox?${query}`, { headers });
      return body as { data: { detail: string; entryId: string }[]; total: number };
    };
    const found = await list('state=failed&perPage=2&page=2');
    expect([found.total, found.data.map(({ detail }) => detail)]).toEqual([3, ['c']]);
    expect((await list('order=DESC&perPage=1')).data[0]?.detail).toBe('c');
    expect((await list('state=sending')).total).toBe(0);
    const entryIds = found.data.map(({ entryId }) => entryId);
    const discard = (body: object) => office.call('POST', '/outbox/discard', { headers, body });
    expect((await discard({})).status).toBe(400);
    expect((await discard({ entryIds: [...entryIds, 'x'] })).body.code).toBe('entryUnknown');
    expect((await discard({ entryIds })).body.data).toEqual([{ count: 1, beingSent: 0 }]);
    expect((await list('state=failed')).data.map(({ detail }) => detail)).toEqual(['a', 'b']);
    expect(await listChanges('outbox')).toContain('discardOutbox luz@shop.example office');
  });

  it('shows reports of errors, with their session for the QA panel of the shop', async () => {
    expect((await postReport(office.shop, anErrorReport())).status).toBeLessThan(300);
    const listed = await office.call('GET', '/reports', { headers });
    expect(listed.body).toMatchObject({ total: 1, data: [{ reportId: '0A1B2C3D', errorName: 'TypeError' }] });
    const shown = await office.call('GET', '/reports/0a1b2c3d', { headers });
    const [report] = shown.body.data as { link: string; stack: string; sessionFile: string }[];
    expect(report?.link).toBe('https://shop.example/?qa#report=0A1B2C3D');
    expect(report?.stack).toContain('at CartRow');
    expect(JSON.parse(report?.sessionFile ?? '')).toMatchObject({
      report: { id: '0A1B2C3D' },
      format: 'medida-session',
    });
    const missing = await office.call('GET', '/reports/0', { headers });
    expect([missing.status, missing.body.code]).toEqual([404, 'reportUnknown']);
  });
});
