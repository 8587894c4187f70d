import { hashPassword } from '../../src/identity/passwords';
import { createOutboxRepository } from '../../src/repositories/outboxRepository';
import { createPeopleRepository } from '../../src/repositories/peopleRepository';
import { createStandingOrdersRepository } from '../../src/repositories/standingOrdersRepository';
import { ana, cheapCost, fillShop, luis } from '../support/builders';
import { createOutbox } from '../support/outbox';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

describe.each(engines)('standing orders on %s', (engine) => {
  let shop: TestApp;
  let token: string;

  const base = (name: string, clientId = ana.clientId, rest = '') =>
    `/services/inventory/api/${name}/1/1/1/${clientId}${rest}`;
  const saveList = (listId: string, change: object = {}) =>
    shop.call('PUT', base('favourites', ana.clientId, `/${listId}`), {
      token,
      body: { name: 'Weekly', isUnnamed: false, version: 0, lines: [], ...change },
    });
  const save = (listId: string, change: object = {}, as = token, clientId = ana.clientId) =>
    shop.call('PUT', base('standingOrders', clientId, `/${listId}`), {
      token: as,
      body: { weeks: 2, nextDate: '2026-03-09', isPaused: false, ...change },
    });
  const list = async () => (await shop.call('GET', base('standingOrders'), { token })).body.data;
  const remind = (today: string) => createStandingOrdersRepository(shop.database.db).remind(1, today, shop.clock.now);
  const waiting = () => createOutboxRepository(shop.database.db, 1).list();

  const open = async (options: Parameters<typeof createTestApp>[1] = {}) => {
    shop = await createTestApp(engine, options);
    await fillShop(shop.database.db);
    token = (await createShopper(shop.call, ana)).token;
    await saveList('a');
  };

  afterEach(() => shop.close());

  it('belong to a list of the account, by their next date, and go with it', async () => {
    await open();
    await saveList('b', { name: 'Later', isUnnamed: true });
    expect((await save('none')).status).toBe(404);
    await save('a', { nextDate: '2026-04-01' });
    const { body } = await save('b', { weeks: 6 });
    const later = { listId: 'b', listName: null, weeks: 6, nextDate: '2026-03-09', isPaused: false, dueDate: null };
    expect(body.data).toEqual([later]);
    expect(await list()).toEqual([later, expect.objectContaining({ listId: 'a', listName: 'Weekly' })]);
    await save('b', { weeks: 1, isPaused: true });
    expect(await list()).toEqual([{ ...later, weeks: 1, isPaused: true }, expect.anything()]);
    await shop.call('DELETE', base('favourites', ana.clientId, '/b?version=1'), { token });
    await shop.call('DELETE', base('standingOrders', ana.clientId, '/a'), { token });
    expect(await list()).toEqual([]);
    expect(await shop.database.db.selectFrom('standing_orders').selectAll().execute()).toEqual([]);
  });

  it('take only days that exist, and whole weeks', async () => {
    await open();
    const refused = await Promise.all([
      save('a', { nextDate: '2026-02-30' }),
      save('a', { nextDate: 'tomorrow' }),
      save('a', { weeks: 0 }),
      save('a', { weeks: 53 }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });

  it('remind once for each date, in however many processes, and go on in steps of their weeks', async () => {
    await open();
    await save('a');
    await remind('2026-03-08');
    expect(await waiting()).toEqual([]);
    await Promise.all([1, 2, 3, 4].map(() => remind('2026-03-09')));
    await remind('2026-03-22');
    expect(await waiting()).toEqual([
      expect.objectContaining({ kind: 'standingOrderToClient', reference: ana.clientId, detail: 'a' }),
    ]);
    expect(await list()).toEqual([expect.objectContaining({ dueDate: '2026-03-09', nextDate: '2026-03-23' })]);
    // After a long stop, once, and not once for each date that has passed.
    await remind('2026-06-01');
    expect(await waiting()).toHaveLength(2);
    expect(await list()).toEqual([expect.objectContaining({ dueDate: '2026-03-23', nextDate: '2026-06-15' })]);
  });

  it('remind neither while they are paused nor while the client is disabled', async () => {
    await open();
    await save('a', { isPaused: true });
    await remind('2026-03-09');
    await save('a');
    await shop.database.db.updateTable('clients').set({ disabled_at: 1 }).execute();
    await remind('2026-03-09');
    expect(await waiting()).toEqual([]);
  });

  it('stay due until the client is done with them, whatever else changes', async () => {
    await open();
    await save('a');
    await remind('2026-03-09');
    await save('a', { weeks: 4 });
    expect(await list()).toEqual([expect.objectContaining({ weeks: 4, dueDate: '2026-03-09' })]);
    await save('a', { isSettled: true });
    expect(await list()).toEqual([expect.objectContaining({ dueDate: null })]);
  });

  it('are mailed in the language of the client, with a link to the list, unless the client wants no such mails', async () => {
    await open({ listens: true, environment: { PUBLIC_URL: 'https://shop.example' } });
    const mails = createOutbox(shop.database.dataDirectory);
    await shop.database.db.updateTable('clients').set({ language: 'en' }).execute();
    await save('a');
    await remind('2026-03-09');
    // Any request of a client that mails something starts the delivery.
    const contact = { name: 'Eva', email: 'eva@buyer.example', message: 'Hello' };
    await shop.call('POST', '/services/public/publics/contact', { body: contact });
    const [mail = ''] = await mails.waitFor(1);
    expect(mail).toContain('https://shop.example/en/client/shopping-cart?list=a');
    expect(mail).toMatch(/nothing has been ordered/);
    expect(mail).toContain('March 9, 2026');
    await shop.database.db.updateTable('clients').set({ status_mails: 0 }).execute();
    await remind('2026-03-23');
    await shop.call('POST', '/services/public/publics/contact', { body: contact });
    for (let round = 0; round < 500 && (await waiting()).length > 0; round += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect([await waiting(), (await mails.read()).length]).toEqual([[], 1]);
    expect(await list()).toEqual([expect.objectContaining({ dueDate: '2026-03-23' })]);
  });

  it('remind the person who has set them up, or the client once the person no longer signs in', async () => {
    await open({ listens: true });
    const mails = createOutbox(shop.database.dataDirectory);
    const people = createPeopleRepository(shop.database.db, 1);
    const email = 'eva@buyer.example';
    const details = { clientId: ana.clientId, email, name: 'Eva', role: 'buyer', limitCents: null } as const;
    const personId = await people.invite({ ...details, language: 'en' }, shop.clock.now);
    await people.setPassword(personId!, await hashPassword('a-long-password', cheapCost), undefined);
    const eva = await createShopper(shop.call, { ...ana, username: email, password: 'a-long-password' });
    await save('a', {}, eva.token);
    // Whoever changes it later is not reminded in place of her.
    await save('a', { weeks: 1 });
    await remind('2026-03-09');
    const later = async () => {
      const other = await shop.another();
      for (let round = 0; round < 500 && (await waiting()).length > 0; round += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
      await other.close();
    };
    await later();
    const reminders = async () => (await mails.read()).filter((mail) => mail.includes('list=a'));
    expect((await reminders()).map((mail) => /^To: (.+?)\r?$/m.exec(mail)?.[1])).toEqual([email]);
    await shop.database.db.updateTable('people').set({ disabled_at: 1 }).where('person_id', '=', personId!).execute();
    await remind('2026-03-16');
    await later();
    expect((await reminders()).map((mail) => /^To: (.+?)\r?$/m.exec(mail)?.[1]).sort()).toEqual([ana.username, email]);
  });

  it('are private to the client', async () => {
    await open();
    await save('a');
    const { token: foreign } = await createShopper(shop.call, luis);
    const calls = await Promise.all([
      shop.call('GET', base('standingOrders'), { token: foreign }),
      save('a', {}, foreign),
      save('a', {}, foreign, luis.clientId),
      shop.call('DELETE', base('standingOrders', ana.clientId, '/a'), { token: foreign }),
      shop.call('GET', base('standingOrders')),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 401]);
    expect(await list()).toHaveLength(1);
  });
});
