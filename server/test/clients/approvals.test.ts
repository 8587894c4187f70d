import { randomUUID } from 'node:crypto';

import { createApprovalCarts } from '../../src/repositories/approvalCarts';
import { createApprovalsRepository } from '../../src/repositories/approvalsRepository';
import { createPeopleRepository, type Role } from '../../src/repositories/peopleRepository';
import { createPersonDataRepository } from '../../src/repositories/personDataRepository';
import { addPerson as signInPerson } from '../support/addPerson';
import { ana, fillShop } from '../support/builders';
import { createOutbox } from '../support/outbox';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

type Approval = { approvalId: number; state: string; total: number; totalNow: number; orderId: number | null } & Record<
  string,
  unknown
>;

describe.each(engines)('orders that wait for approval on %s', (engine) => {
  let shop: TestApp;
  let client: Shopper;
  let eva: Shopper;

  const addPerson = (email: string, role: Role, limitCents: number | null) =>
    signInPerson(shop, { clientId: ana.clientId, email, role, limitCents });

  beforeEach(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
    client = await createShopper(shop.call, ana);
    eva = await addPerson('eva@buyer.example', 'buyer', 1000);
  });

  afterEach(() => shop.close());

  const address = (operation: string) => `/services/inventory/api/clients/${operation}/1/1/1/${ana.clientId}`;
  const ask = ({ token, aPush }: Shopper, push: object = {}) =>
    shop.call('POST', '/services/orders/Order/RequestApproval', { token, body: { ...aPush(), ...push } });
  const list = async ({ token }: Shopper) =>
    (await shop.call('GET', address('GetApprovals'), { token })).body.data as Approval[];
  const decide = ({ token }: Shopper, { approvalId }: Approval, body: object) =>
    shop.call('PUT', `${address('DecideApproval')}/${approvalId}`, { token, body });
  const readLines = async () =>
    ((await client.readCart()).body.data as { stockItemId: number; shoppingCarts: { quantity: number }[] }[]).map(
      ({ stockItemId, shoppingCarts: [line] }) => [stockItemId, line?.quantity],
    );
  const request = async () => {
    await eva.insert(102, 3);
    expect((await eva.push()).body.code).toBe('overLimit');
    const push = { uuid: randomUUID(), comment: 'For the hall' };
    expect((await ask(eva, push)).status).toBe(200);
    expect((await ask(eva, push)).status).toBe(200);
    const [approval] = await list(client);
    return approval!;
  };
  const changePrice = (price_cents: number) =>
    shop.database.db.updateTable('stock_items').set({ price_cents }).where('stock_item_id', '=', 102).execute();
  const listOrders = async () => (await client.orders()).body.data as { orderedBy?: string; comment: string }[];

  it('keep who decided until that person is erased, whatever the name is by then', async () => {
    const namesake = { clientId: ana.clientId, name: 'Bea', role: 'approver' as const };
    const decider = await signInPerson(shop, { ...namesake, email: 'bea@buyer.example' });
    const other = await signInPerson(shop, { ...namesake, email: 'bea-2@buyer.example' });
    await decide(decider, await request(), { decision: 'decline' });
    const { db } = shop.database;
    const people = createPeopleRepository(db, 1);
    const erase = async (personId: number) => {
      const person = await people.find(ana.clientId, personId);
      await createPersonDataRepository(db, shop.config).erase(person!, shop.clock.now);
      return (await list(client))[0]?.decidedBy;
    };
    expect(await erase(other.personId)).toBe('Bea');
    await people.update(decider.personId, { name: 'Beatriz' });
    expect(await erase(decider.personId)).toBeNull();
  });

  it('leave the cart, and are shown to who may decide, with a mail', async () => {
    await addPerson('little@buyer.example', 'approver', 2000);
    await addPerson('boss@buyer.example', 'approver', null);
    const approval = await request();
    expect(await readLines()).toEqual([]);
    expect(approval).toMatchObject({
      requestedBy: 'eva@buyer.example',
      state: 'waiting',
      comment: 'For the hall',
      total: 34.8,
      totalNow: 34.8,
      lines: [{ code: 'A-102', quantity: 3, unitPrice: 10, unitPriceNow: 10 }],
      mayDecide: true,
      mayTakeBack: false,
    });
    expect(await list(eva)).toMatchObject([{ mayDecide: false, mayTakeBack: true }]);
    const isMail = (mail: string) => mail.includes('approve');
    const { waitFor, read } = createOutbox(shop.database.dataDirectory);
    await waitFor(5);
    const mails = (await read()).filter(isMail).map((mail) => /^To: (\S+)/m.exec(mail)?.[1]);
    expect(mails.sort()).toEqual(['ana@buyer.example', 'boss@buyer.example']);
  });

  it('are ordered exactly once, however many approve at once, and leave the cart alone', async () => {
    const boss = await addPerson('boss@buyer.example', 'approver', null);
    const approval = await request();
    await client.insert(101, 7);
    const body = { decision: 'approve', total: 34.8 };
    const answers = await Promise.all([client, boss, client, boss].map((each) => decide(each, approval, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await listOrders()).toMatchObject([{ orderedBy: 'eva@buyer.example', comment: 'For the hall' }]);
    expect(await readLines()).toEqual([[101, 7]]);
    const [approved] = await list(eva);
    expect(approved).toMatchObject({ state: 'approved', mayTakeBack: false });
    expect(approved?.orderId).not.toBeNull();
    for (const decision of ['decline', 'takeBack'])
      expect((await decide(decision === 'decline' ? client : eva, approval, { decision })).status).toBe(409);
  });

  it('are not ordered at another total than the confirmed one', async () => {
    const approval = await request();
    await client.insert(101, 7);
    await changePrice(2000);
    expect((await decide(client, approval, { decision: 'approve', total: 34.8 })).body.code).toBe('approvalChanged');
    expect(await listOrders()).toEqual([]);
    expect(await readLines()).toEqual([[101, 7]]);
    const [changed] = await list(client);
    expect(changed).toMatchObject({ state: 'waiting', total: 34.8, totalNow: 69.6 });
    expect((await decide(client, approval, { decision: 'approve', total: 69.6 })).status).toBe(200);
    expect(await listOrders()).toHaveLength(1);
  });

  it('are approved by nobody who may not order as much, or has asked', async () => {
    const little = await addPerson('little@buyer.example', 'approver', 2000);
    const approval = await request();
    const approve = { decision: 'approve', total: 34.8 };
    expect((await decide(eva, approval, approve)).status).toBe(403);
    expect((await decide(little, approval, approve)).body.code).toBe('overLimit');
    expect((await decide(little, approval, { decision: 'decline' })).status).toBe(403);
    expect((await decide(little, approval, { decision: 'takeBack' })).status).toBe(404);
    expect(await listOrders()).toEqual([]);
  });

  it('are declined with a reason, of which the person learns, and taken back', async () => {
    const approval = await request();
    expect((await decide(client, approval, { decision: 'decline', reason: 'Too many' })).status).toBe(200);
    expect((await decide(client, approval, { decision: 'approve' })).body.code).toBe('approvalDecided');
    const mails = await createOutbox(shop.database.dataDirectory).waitFor(3);
    expect(mails.filter((mail) => mail.includes('Too many'))).toHaveLength(1);
    await eva.insert(102, 1);
    expect((await decide(eva, approval, { decision: 'takeBack' })).status).toBe(200);
    expect(await readLines()).toEqual([[102, 4]]);
    expect((await decide(eva, approval, { decision: 'takeBack' })).status).toBe(409);
    expect(await readLines()).toEqual([[102, 4]]);
  });

  it('keep what cannot be ordered in the quantity that results when they are taken back', async () => {
    await eva.insert(101, 8);
    await eva.insert(102, 3);
    await ask(eva);
    await eva.insert(102, 1);
    const setStep = (quantity_step: number | null) =>
      shop.database.db.updateTable('stock_items').set({ quantity_step }).where('stock_item_id', '=', 102).execute();
    await setStep(3);
    const [approval] = await list(eva);
    const takeBack = () => decide(eva, approval!, { decision: 'takeBack' });
    expect((await takeBack()).status).toBe(200);
    expect(await readLines()).toEqual([
      [102, 1],
      [101, 8],
    ]);
    expect(await list(eva)).toMatchObject([
      { state: 'waiting', total: 34.8, totalNow: 34.8, mayTakeBack: true, lines: [{ code: 'A-102', quantity: 3 }] },
    ]);
    await setStep(null);
    const both = await Promise.all([takeBack(), takeBack()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readLines()).toEqual([
      [102, 4],
      [101, 8],
    ]);
  });

  it('are priced all at once, however many wait', async () => {
    for (let waiting = 1; waiting <= 3; waiting += 1) {
      await eva.insert(101, 8);
      await eva.insert(102, 3);
      expect((await ask(eva)).status).toBe(200);
    }
    const waiting = await createApprovalsRepository(shop.database.db, 1).list(ana.clientId);
    const countQueries = async (requests: typeof waiting) => {
      let queries = 0;
      const db = shop.database.db.withPlugin({
        transformQuery: ({ node }) => {
          queries += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const parts = { accountId: 1, today: () => '2026-03-02', getCartOwner: () => 0 };
      const prices = await createApprovalCarts(db, parts).readPrices(ana.clientId, requests);
      expect(prices.map(({ totalCents }) => totalCents)).toEqual(requests.map(() => waiting[0]?.total_cents));
      return queries;
    };
    expect(waiting).toHaveLength(3);
    // The first one compiles statements.
    await countQueries(waiting);
    expect(await countQueries(waiting)).toBe(await countQueries(waiting.slice(0, 1)));
  });

  it('are news to those who may decide, and their decision to the person who asked', async () => {
    const little = await addPerson('little@buyer.example', 'approver', 2000);
    const readNews = async ({ token }: Shopper) =>
      (
        (await shop.call('GET', `/services/inventory/api/Orders/GetOrderNews/1/1/1/${ana.clientId}`, { token })).body
          .data as { kind: string; orderId: number; orderNumber: string | null; status: string }[]
      ).map(({ kind, orderId, orderNumber, status }) => [kind, orderId, orderNumber, status]);
    const approval = await request();
    const { approvalId } = approval;
    const asked = ['approval', approvalId, 'eva@buyer.example', 'waiting'];
    expect([await readNews(client), await readNews(eva), await readNews(little)]).toEqual([[asked], [], []]);
    await decide(client, approval, { decision: 'decline', reason: 'Too many' });
    expect([await readNews(client), await readNews(eva)]).toEqual([
      [],
      [['approval', approvalId, 'eva@buyer.example', 'declined']],
    ]);
  });
});
