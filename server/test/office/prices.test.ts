import { pricesCommand } from '../../src/prices/pricesCommand';
import { fillShop } from '../support/builders';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

type Price = Record<'priceId' | 'version' | 'code' | 'price' | 'discount', string>;
type List = { priceListId: number; version: string; name: string };

describe.each(engines)('price lists in the office on %s', (engine) => {
  let office: TestOffice;
  let session: { headers: Record<string, string> };

  beforeAll(async () => {
    office = await createTestOffice(engine);
    await fillShop(office.shop.database.db);
    session = await office.signIn('catalogue', 'cata@shop.example');
  });

  afterAll(() => office.close());

  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', address: string, body?: object) => {
    const answer = await office.call(method, address, { ...session, ...(body && { body }) });
    const [found] = (answer.body.data ?? []) as [List & Price];
    const { code, errors = {} } = answer.body;
    return { ...answer, found, code, fields: Object.keys(errors as object) };
  };
  const addList = async (name: string) => (await ask('POST', '/priceLists', { name })).found;
  const addPrice = (priceListId: number, fields: object) =>
    ask('POST', '/prices', { priceListId, catalogId: 1, ...fields });

  it('adds a list once, renames it unless somebody else has, and lists it', async () => {
    const list = await addList(' Trade ');
    expect(list).toMatchObject({ name: 'Trade', prices: 0, clients: 0, discounts: [] });
    expect((await ask('POST', '/priceLists', { name: 'Trade' })).code).toBe('priceListExists');
    expect((await ask('POST', '/priceLists', { name: 'None' })).fields).toEqual(['name']);
    const { version, priceListId } = list;
    const renamed = await ask('PUT', `/priceLists/${priceListId}`, { version, name: '<b>Trade</b>' });
    expect(renamed.found.name).toBe('<b>Trade</b>');
    expect((await ask('PUT', `/priceLists/${priceListId}`, { version, name: 'X' })).code).toBe('changedMeanwhile');
    await addList('Other');
    const { version: latest } = renamed.found;
    expect((await ask('PUT', `/priceLists/${priceListId}`, { version: latest, name: 'Other' })).fields).toEqual([
      'name',
    ]);
    await addPrice(priceListId, { code: '*', discount: '12,5', validUntil: '2026-12-31' });
    const { body } = await ask('GET', '/priceLists');
    expect(body.data).toContainEqual(
      expect.objectContaining({
        name: '<b>Trade</b>',
        prices: 1,
        discounts: [{ catalogId: 1, discount: '12.5', validFrom: '', validUntil: '2026-12-31' }],
      }),
    );
    expect((await ask('GET', '/priceLists/1')).status).toBe(404);
  });

  it('adds, finds, changes and removes prices by the rules of an import', async () => {
    const { priceListId } = await addList('Wholesale');
    const { found, status } = await addPrice(priceListId, { code: 'A-101', price: '4,20', validUntil: '2026-06-30' });
    expect([status, found]).toEqual([
      200,
      expect.objectContaining({ code: 'A-101', price: '4.20', publicPrice: '4.90', validUntil: '2026-06-30' }),
    ]);
    const refused = async (fields: object) => (await addPrice(priceListId, fields)).fields;
    expect(await refused({ code: 'A-101', price: '4' })).toEqual(['validFrom']);
    expect(await refused({ code: 'A-102', price: '4', discount: '3' })).toEqual(['discount']);
    expect(await refused({ code: '*', price: '4' })).toEqual(['discount']);
    expect(await refused({ code: 'NONE', price: '4' })).toEqual(['code']);
    expect((await addPrice(priceListId, { catalogId: 9, code: 'A-101', price: '4' })).status).toBe(404);
    expect((await addPrice(5, { code: 'A-101', price: '4' })).status).toBe(404);
    const later = await addPrice(priceListId, { code: 'A-101', discount: '10', validFrom: '2026-07-01' });
    await addPrice(priceListId, { code: 'A-102', price: '3' });
    const list = (query: string) => ask('GET', `/prices?priceListId=${priceListId}&${query}`);
    expect((await list('q=a-101&perPage=1')).body).toMatchObject({ total: 2, data: [{ price: '4.20' }] });
    expect((await list('catalogId=2')).body).toMatchObject({ total: 0 });

    const address = `/prices/${found.priceId}`;
    const { version } = (await ask('GET', address)).found;
    const changed = await ask('PUT', address, { version, price: '4.10' });
    expect(changed.found).toMatchObject({ price: '4.10', validUntil: '2026-06-30', priceId: found.priceId });
    expect((await ask('PUT', address, { version, price: '4' })).code).toBe('changedMeanwhile');
    const overlap = { version: changed.found.version, validUntil: '2026-07-01' };
    expect((await ask('PUT', address, overlap)).fields).toEqual(['validFrom']);
    expect((await ask('DELETE', `/prices/${later.found.priceId}`)).status).toBe(200);
    expect((await list('q=a-101')).body).toMatchObject({ total: 1, data: [{ price: '4.10' }] });
    for (const wrong of ['x', later.found.priceId]) expect((await ask('GET', `/prices/${wrong}`)).status).toBe(404);
  });

  it('changes one price for one of two who change it at once', async () => {
    const { priceListId } = await addList('Both');
    const { found } = await addPrice(priceListId, { code: 'A-101', price: '4' });
    const change = (price: string) => ask('PUT', `/prices/${found.priceId}`, { version: found.version, price });
    const answers = await Promise.all([change('3'), change('2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('tells whoever keeps prices that they have changed', async () => {
    const { priceListId } = await addList('Cached');
    const readVersion = async () =>
      (
        await office.shop.database.db
          .selectFrom('price_lists')
          .select('version')
          .where('price_list_id', '=', priceListId)
          .executeTakeFirstOrThrow()
      ).version;
    const versions = [await readVersion()];
    const { found } = await addPrice(priceListId, { code: 'A-101', price: '4' });
    versions.push(await readVersion());
    await ask('DELETE', `/prices/${found.priceId}`);
    versions.push(await readVersion());
    expect(new Set(versions).size).toBe(3);
  });

  it('keeps a list that a client has, removes one that none has, and records all of it as the command does', async () => {
    const { priceListId } = await addList('Used');
    const { db } = office.shop.database;
    await addPrice(priceListId, { code: 'A-101', price: '4' });
    const give = (price_list_id: number | null) => db.updateTable('clients').set({ price_list_id }).execute();
    await give(priceListId);
    expect((await ask('DELETE', `/priceLists/${priceListId}`)).code).toBe('priceListInUse');
    await expect(office.run(pricesCommand, 'remove', 'Used')).rejects.toThrow(/2 clients have the price list Used/);
    await give(null);
    expect((await ask('DELETE', `/priceLists/${priceListId}`)).status).toBe(200);
    await office.run(pricesCommand, 'add', 'Seasonal', '--by', 'Eva');
    await office.run(pricesCommand, 'rename', 'Seasonal', 'Summer', '--by', 'Eva');
    await office.run(pricesCommand, 'remove', 'Summer', '--by', 'Eva');
    const rows = await db
      .selectFrom('changes')
      .select(['operation', 'changed_by', 'subject'])
      .where((where) => where.or(['%Used%', '%Seasonal', '%Summer'].map((text) => where('subject', 'like', text))))
      .execute();
    expect(rows.map((row) => `${row.changed_by}: ${row.operation}, ${row.subject}`).sort()).toEqual([
      'Eva: addPriceList, price list Seasonal',
      'Eva: removePriceList, price list Summer',
      'Eva: updatePriceList, price list Summer',
      'cata@shop.example: addPrice, price list Used, item A-101 in catalogue 1',
      'cata@shop.example: addPriceList, price list Used',
      'cata@shop.example: removePriceList, price list Used',
    ]);
  });
});
