import { randomUUID } from 'node:crypto';

import { createClientDataRepository } from '../../src/repositories/clientDataRepository';
import { createClientsRepository } from '../../src/repositories/clientsRepository';
import { addPerson } from '../support/addPerson';
import { ana, fillShop } from '../support/builders';
import { createShopper, type Shopper } from '../support/shopper';
import type { Call, TestApp } from '../support/testApp';
import { createTestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

describe.each(engines)('carts of people on %s', (engine) => {
  let shop: TestApp;
  let client: Shopper;
  let eva: Shopper;
  let bruno: Shopper;

  beforeEach(async () => {
    shop = await createTestApp(engine, { environment: { PERSON_CARTS: 'own' } });
    await fillShop(shop.database.db);
    client = await createShopper(shop.call, ana);
    eva = await addPerson(shop, { clientId: ana.clientId, email: 'eva@buyer.example', limitCents: 2000 });
    bruno = await addPerson(shop, { clientId: ana.clientId, email: 'bruno@buyer.example', role: 'approver' });
  });

  afterEach(() => shop.close());

  const readLines = async ({ token }: Shopper, call: Call = shop.call) => {
    const address = `/services/inventory/api/shoppingCart/getStockitemsByClientId/1/1/1/${ana.clientId}`;
    const { body } = await call('GET', address, { token });
    const lines = body.data as { stockItemId: number; shoppingCarts: { quantity: number; shoppingCartId: number }[] }[];
    return lines.map(({ stockItemId, shoppingCarts: [line] }) => [stockItemId, line?.quantity]);
  };
  const listOrders = async () => (await client.orders()).body.data as { orderedBy?: string }[];
  const setAsideAddress = (rest = '') => `/services/inventory/api/setAsideCarts/1/1/1/${ana.clientId}${rest}`;

  it('are filled, changed and emptied by one person alone, even at the same moment', async () => {
    await Promise.all([client.insert(101, 1), eva.insert(101, 2), eva.insert(102, 1), bruno.insert(101, 3)]);
    const carts = () => Promise.all([client, eva, bruno].map((shopper) => readLines(shopper)));
    const [own, evas, brunos] = await carts();
    expect([own, evas?.toSorted(), brunos]).toEqual([
      [[101, 1]],
      [
        [101, 2],
        [102, 1],
      ],
      [[101, 3]],
    ]);
    const [foreign] = (await bruno.readCart()).body.data as { shoppingCarts: { shoppingCartId: number }[] }[];
    expect((await eva.remove(foreign!.shoppingCarts[0]!.shoppingCartId)).status).toBe(404);
    expect((await client.update(102, 5)).status).toBe(404);
    await eva.update(101, 7);
    const of101 = (await carts()).map((lines) => lines.find(([itemId]) => itemId === 101));
    expect(of101).toEqual([
      [101, 1],
      [101, 7],
      [101, 3],
    ]);
  });

  it('are pushed once each, and leave those of the others', async () => {
    await Promise.all([client.insert(101, 1), eva.insert(102, 1), bruno.insert(101, 3)]);
    const { cartVersion } = (await bruno.readCart()).body as { cartVersion: string };
    // Another's version is none of this cart.
    expect((await client.push({}, { 'if-match': cartVersion })).status).toBe(412);
    const [mine, theirs] = [randomUUID(), randomUUID()];
    const answers = await Promise.all([
      bruno.push({ uuid: mine }, { 'if-match': cartVersion }),
      bruno.push({ uuid: mine }, { 'if-match': cartVersion }),
      eva.push({ uuid: theirs }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[1].body).toEqual(answers[0].body);
    expect((await listOrders()).map(({ orderedBy }) => orderedBy).sort()).toEqual([
      'bruno@buyer.example',
      'eva@buyer.example',
    ]);
    expect([await readLines(client), await readLines(eva), await readLines(bruno)]).toEqual([[[101, 1]], [], []]);
  });

  it('are set aside and taken back by their person alone', async () => {
    await Promise.all([client.insert(101, 1), eva.insert(102, 4)]);
    const aside = { token: eva.token, body: { name: 'Hall' } };
    expect((await shop.call('PUT', setAsideAddress('/one'), aside)).status).toBe(200);
    expect([await readLines(client), await readLines(eva)]).toEqual([[[101, 1]], []]);
    const list = async ({ token }: Shopper) => (await shop.call('GET', setAsideAddress(), { token })).body.data;
    expect([await list(client), await list(bruno)]).toEqual([[], []]);
    const takeBack = ({ token }: Shopper) => shop.call('POST', setAsideAddress('/one/takeBack'), { token });
    expect((await takeBack(bruno)).status).toBe(404);
    expect((await takeBack(eva)).status).toBe(200);
    expect(await readLines(eva)).toEqual([[102, 4]]);
  });

  it('give their lines to a request for approval, and get them back', async () => {
    await Promise.all([client.insert(101, 1), eva.insert(102, 4)]);
    const ask = { token: eva.token, body: eva.aPush() };
    const place = (operation: string) => `/services/inventory/api/clients/${operation}/1/1/1/${ana.clientId}`;
    const decide = async ({ token }: Shopper, body: object) => {
      const found = await shop.call('GET', place('GetApprovals'), { token });
      const [{ approvalId }] = found.body.data as [{ approvalId: number }];
      return shop.call('PUT', `${place('DecideApproval')}/${approvalId}`, { token, body });
    };
    expect((await shop.call('POST', '/services/orders/Order/RequestApproval', ask)).status).toBe(200);
    expect((await decide(eva, { decision: 'takeBack' })).status).toBe(200);
    expect([await readLines(client), await readLines(eva)]).toEqual([[[101, 1]], [[102, 4]]]);
    shop.clock.now += 1;
    await shop.call('POST', '/services/orders/Order/RequestApproval', { ...ask, body: eva.aPush() });
    await eva.insert(101, 9);
    await bruno.insert(101, 3);
    expect((await decide(bruno, { decision: 'approve' })).status).toBe(200);
    expect(await listOrders()).toMatchObject([{ orderedBy: 'eva@buyer.example' }]);
    expect([await readLines(client), await readLines(eva), await readLines(bruno)]).toEqual([
      [[101, 1]],
      [[101, 9]],
      [[101, 3]],
    ]);
  });

  it('are kept when the setting changes, and the common one is the client’s own', async () => {
    const common = await shop.another(shop.clock, { PERSON_CARTS: 'common' });
    await client.insert(101, 1);
    await eva.insert(102, 2);
    expect([await readLines(client, common.call), await readLines(eva, common.call)]).toEqual([[[101, 1]], [[101, 1]]]);
    const body = { clientId: ana.clientId, stockItemId: 102, quantity: 5, price: 1 };
    const insert = { token: eva.token, body };
    await common.call('POST', '/services/inventory/api/shoppingCart/InsertEntity/1/1/1', insert);
    expect([await readLines(client), await readLines(eva)]).toEqual([
      [
        [101, 1],
        [102, 5],
      ],
      [[102, 2]],
    ]);
    await common.close();
  });

  it('are exported and erased with their client', async () => {
    await eva.insert(102, 2);
    await shop.call('PUT', setAsideAddress('/one'), { token: eva.token, body: { name: 'Hall' } });
    await eva.insert(101, 3);
    const data = createClientDataRepository(shop.database.db, shop.config);
    const own = await createClientsRepository(shop.database.db, 1).find(ana.clientId);
    expect(await data.read(own!)).toMatchObject({
      cart: [{ stockItemId: 101, quantity: 3, personId: expect.any(Number) as number }],
      setAsideCarts: [{ name: 'Hall', personId: expect.any(Number) as number }],
    });
    await data.erase(ana);
    for (const table of ['carts', 'cart_lines', 'set_aside_carts'] as const)
      expect(await shop.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
