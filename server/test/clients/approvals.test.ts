import { randomUUID } from 'node:crypto';

import { hashPassword } from '../../src/identity/passwords';
import { createPeopleRepository } from '../../src/repositories/peopleRepository';
import { ana, fillShop } from '../support/builders';
import { createOutbox } from '../support/outbox';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const password = 'a-long-password';
const cheapCost = { cost: 16, blockSize: 1, parallelization: 1 };

type Approval = { approvalId: number; state: string; total: number; totalNow: number; orderId: number | null } & Record<
  string,
  unknown
>;

describe.each(engines)('orders that wait for approval on %s', (engine) => {
  let shop: TestApp;
  let client: Shopper;
  let eva: Shopper;

  const addPerson = async (email: string, role: 'buyer' | 'approver', limitCents: number | null) => {
    const people = createPeopleRepository(shop.database.db, 1);
    const details = { clientId: ana.clientId, email, name: email, role, limitCents, language: 'en' as const };
    const personId = await people.invite(details, shop.clock.now);
    await people.setPassword(personId!, await hashPassword(password, cheapCost), undefined);
    return createShopper(shop.call, { clientId: ana.clientId, username: email, password });
  };

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
});
