import { readOperations } from '../../src/conformance/operations';
import { dataTables } from '../../src/db/sqlite/wholeTables';
import { staffCommand } from '../../src/office/staffCommand';
import { addPerson } from '../support/addPerson';
import { ana, fillShop, luis } from '../support/builders';
import { createShopper } from '../support/shopper';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

const minute = 60_000;
const viewOnly = 'You see the shop as this client. Nothing can be changed';

type Session = { headers: Record<string, string> };

describe.each(engines)('the shop as a client on %s', (engine) => {
  let office: TestOffice;
  let sales: Session;

  beforeAll(async () => {
    office = await createTestOffice(engine);
    await fillShop(office.shop.database.db);
    sales = await office.signIn('sales', 'luz@shop.example');
  });

  afterAll(() => office.close());

  const ask = (session: Session, body: object = {}, clientId = ana.clientId) =>
    office.call('POST', `/clients/${clientId}/view`, { ...session, body });

  const openCode = async (session: Session, body?: object) => {
    const answer = await ask(session, body);
    if (answer.status !== 200) throw new Error(answer.text);
    const [{ link = '' } = {}] = answer.body.data as { link?: string }[];
    return new URLSearchParams(new URL(link).hash.slice(1)).get('view') ?? '';
  };

  const redeem = (code: string) => office.shop.call('POST', '/services/public/view/session', { body: { code } });

  const openView = async (session: Session, body?: object) => {
    const { body: answer } = await redeem(await openCode(session, body));
    const [view] = answer.data as { token: string; name: string; personId?: number; endsAt: string }[];
    if (!view) throw new Error('no view was opened');
    return view;
  };

  const readCart = (token: string, clientId = ana.clientId) =>
    office.shop.call('GET', `/services/inventory/api/shoppingCart/getStockitemsByClientId/1/1/1/${clientId}`, {
      token,
    });

  const dump = async () =>
    Object.fromEntries(
      await Promise.all(
        dataTables.map(async (table) => {
          const rows = await office.shop.database.db.selectFrom(table).selectAll().execute();
          return [table, rows.map((row) => JSON.stringify(row)).sort()] as const;
        }),
      ),
    );

  it('shows what the client sees, changes nothing, and is written down', async () => {
    const shopper = await createShopper(office.shop.call, ana);
    await shopper.insert(101, 3);
    const view = await openView(sales);
    expect(view).toMatchObject({ clientId: ana.clientId, username: ana.username });
    expect(Date.parse(view.endsAt)).toBe(office.shop.clock.now + 30 * minute);
    const own = await shopper.readCart();
    expect((await readCart(view.token)).body).toEqual(own.body);
    const [change] = await office.shop.database.db
      .selectFrom('changes')
      .selectAll()
      .where('operation', '=', 'openClientView')
      .execute();
    expect(change).toMatchObject({
      changed_by: 'luz@shop.example',
      channel: 'office',
      subject: `client ${ana.clientId} (${ana.username})`,
      changed_at: office.shop.clock.now,
    });
  });

  it('refuses every operation that writes, and leaves every table as it is after every one that reads', async () => {
    const { token } = await openView(sales);
    const known: Record<string, string> = { clientId: String(ana.clientId), stockItemId: '101' };
    const before = await dump();
    for (const operation of await readOperations(office.shop.config.rootDirectory)) {
      const { service, operationId, method, path, parameters } = operation;
      if (operationId === 'getOauthLogout') continue;
      const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required === true);
      const search = new URLSearchParams(query.map(({ name, example }) => [name, String(example)])).toString();
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '1');
      const answer = await office.shop.call(method as 'GET', `/services/${service}${address}?${search}`, {
        token,
        ...(method !== 'GET' && { body: operation.body ?? {} }),
      });
      const isRefused = method !== 'GET' || ['exportOwnData', 'getPasskeys'].includes(operationId);
      expect([operationId, answer.status === 403, answer.body.message === viewOnly]).toEqual([
        operationId,
        isRefused,
        isRefused,
      ]);
      expect([operationId, answer.status]).not.toEqual([operationId, 401]);
    }
    expect(await dump()).toEqual(before);
  });

  it.each([
    ['es', 'No se puede cambiar nada'],
    ['zh', '无法进行任何更改'],
  ])('says so in %s', async (language, text) => {
    const { token } = await openView(sales);
    const headers = { 'x-language': language };
    const { body } = await office.shop.call('POST', '/services/public/publics/contact', { token, headers, body: {} });
    expect(body.message).toContain(text);
  });

  it('lets the engine of the services search', async () => {
    const { token } = await openView(sales);
    const body = { method: 'item', args: [{ stockItemId: 101 }] };
    expect((await office.shop.call('POST', '/services/engine/query', { token, body })).status).not.toBe(403);
  });

  it('takes a link once, within a minute, and only as a link', async () => {
    const code = await openCode(sales);
    const headers = { cookie: `MEDIDA-CODE=${code}` };
    expect((await office.shop.call('POST', '/services/public/oauth/session', { headers })).status).toBe(401);
    const [one, other] = await Promise.all([redeem(code), redeem(code)]);
    expect([one.status, other.status].sort()).toEqual([200, 401]);
    const late = await openCode(sales);
    office.shop.clock.now += minute;
    expect((await redeem(late)).status).toBe(401);
    expect((await redeem('x.y')).status).toBe(401);
    expect((await redeem(`${code.split('.')[0]}.`)).status).toBe(401);
  });

  it('reads nothing of another client', async () => {
    const { token } = await openView(sales);
    expect((await readCart(token, luis.clientId)).status).toBe(404);
  });

  it('ends by itself after half an hour, and when the staff ends it', async () => {
    const { token } = await openView(sales);
    expect((await office.shop.call('GET', '/services/public/oauth/logout', { token })).status).toBe(200);
    expect((await readCart(token)).status).toBe(401);
    const another = await openView(sales);
    office.shop.clock.now += 30 * minute;
    expect((await readCart(another.token)).status).toBe(401);
  });

  it('ends with the session of the staff, and at once with the right to it', async () => {
    const eva = await office.signIn('sales', 'eva@shop.example');
    const signedOut = await openView(eva);
    await office.call('DELETE', '/session', eva);
    expect((await readCart(signedOut.token)).status).toBe(401);

    const gil = await office.signIn('sales', 'gil@shop.example');
    const [view, code] = [await openView(gil), await openCode(gil)];
    expect((await readCart(view.token)).status).toBe(200);
    await office.run(staffCommand, 'role', 'gil@shop.example', 'reader');
    expect((await readCart(view.token)).status).toBe(401);
    await office.run(staffCommand, 'role', 'gil@shop.example', 'sales');
    expect((await readCart(view.token)).status).toBe(200);
    await office.run(staffCommand, 'disable', 'gil@shop.example');
    expect((await readCart(view.token)).status).toBe(401);
    expect((await redeem(code)).status).toBe(401);
  });

  it('is not opened by keys, for nobody, or for a client who is disabled; an open one ends with that', async () => {
    expect((await ask(await office.addKey(['clients:write']))).status).toBe(403);
    expect((await ask(await office.signIn('reader'))).status).toBe(403);
    expect((await ask(sales, {}, 99)).status).toBe(404);
    const { token } = await openView(sales);
    const disable = (isDisabled: boolean) =>
      office.call('PUT', `/clients/${ana.clientId}/disabled`, { ...sales, body: { isDisabled } });
    await disable(true);
    expect((await readCart(token)).status).toBe(401);
    expect((await ask(sales)).status).toBe(409);
    await disable(false);
  });

  it('shows the cart of a person, and not to another client', async () => {
    const clerk = await addPerson(office.shop, { clientId: ana.clientId, email: 'clerk@buyer.example' });
    await clerk.insert(102, 5);
    const { personId } = clerk;
    const view = await openView(sales, { personId });
    expect(view.personId).toBe(personId);
    expect((await readCart(view.token)).body).toEqual((await clerk.readCart()).body);
    expect((await ask(sales, { personId }, luis.clientId)).status).toBe(404);
    await office.call('PUT', `/people/${personId}/disabled`, { ...sales, body: { isDisabled: true } });
    expect((await readCart(view.token)).status).toBe(401);
  });
});
