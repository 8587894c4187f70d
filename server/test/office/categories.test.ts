import { fillShop } from '../support/builders';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

type Category = Record<'categoryKey' | 'categoryId' | 'version' | 'name' | 'nameEs' | 'parent' | 'position', string>;

describe.each(engines)('categories in the office on %s', (engine) => {
  let office: TestOffice;
  let session: { headers: Record<string, string> };

  beforeAll(async () => {
    office = await createTestOffice(engine);
    await fillShop(office.shop.database.db);
    session = await office.signIn('catalogue', 'cata@shop.example');
  });

  afterAll(() => office.close());

  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', address: string, body?: object) => {
    const answer = await office.call(method, `/categories${address}`, { ...session, ...(body && { body }) });
    const [found] = (answer.body.data ?? []) as [Category];
    const { code, errors = {} } = answer.body;
    return { ...answer, found, code, fields: Object.keys(errors as object) };
  };
  const add = async (nameEn: string, parent = '') => (await ask('POST', '', { catalogId: 1, nameEn, parent })).found;
  const list = async (query: string) => {
    const { body } = await ask('GET', `?catalogId=1&${query}`);
    return (body.data as Category[]).map(({ name }) => name);
  };
  const change = async ({ categoryKey }: Category, fields: object) => {
    const { version } = (await ask('GET', `/${categoryKey}`)).found;
    return ask('PUT', `/${categoryKey}`, { version, ...fields });
  };

  it('adds each once, below another, and lists them as a tree', async () => {
    const kitchen = await add('Kitchen');
    await add('Garden');
    await add('<b>Pans</b>', kitchen.categoryId);
    expect(await list('q=KITCHEN')).toEqual(['Kitchen', 'Kitchen > <b>Pans</b>']);
    const again = await ask('POST', '', { catalogId: 1, nameEn: '<b>PANS</b>', parent: 'kitchen' });
    expect([again.status, again.fields]).toEqual([409, ['nameEn']]);
    expect((await ask('POST', '', { catalogId: 1 })).fields).toEqual(['nameEn']);
    expect((await ask('POST', '', { catalogId: 1, nameEn: 'X', parent: '77' })).fields).toEqual(['parent']);
    expect((await ask('POST', '', { catalogId: 9, nameEn: 'X' })).status).toBe(404);
    for (const wrong of ['1-999', '9-1', 'x']) expect((await ask('GET', `/${wrong}`)).status).toBe(404);
  });

  it('renames and moves one, unless somebody else has changed it', async () => {
    const tools = await add('Tools');
    const hammers = await add('Hammers', tools.categoryId);
    await add('Saws', tools.categoryId);
    const drills = await add('Drills', tools.categoryId);
    const moved = await change(drills, { nameEs: 'Taladros', position: '1' });
    expect(moved.found).toMatchObject({ nameEs: 'Taladros', position: '1', name: 'Tools > Drills' });
    expect(await list('q=tools')).toEqual(['Tools', 'Tools > Drills', 'Tools > Hammers', 'Tools > Saws']);
    const { version } = hammers;
    expect((await ask('PUT', `/${hammers.categoryKey}`, { version, nameEn: 'X' })).code).toBe('changedMeanwhile');
    expect((await change(tools, { parent: drills.categoryId })).fields).toEqual(['parent']);
    expect((await change(hammers, { position: '0' })).fields).toEqual(['position']);
    expect((await change(hammers, { parent: drills.categoryId })).found.name).toBe('Tools > Drills > Hammers');
  });

  it('refuses more than 20 levels, also of those below one that is moved', async () => {
    const levels = [await add('Level 1')];
    for (let level = 2; level <= 20; level += 1) levels.push(await add(`Level ${level}`, levels.at(-1)?.categoryId));
    expect(levels.at(-1)?.name).toMatch(/^Level 1 > Level 2 > .* > Level 20$/);
    const deeper = await ask('POST', '', { catalogId: 1, nameEn: 'X', parent: levels.at(-1)?.categoryId });
    expect([deeper.status, deeper.fields]).toEqual([422, ['parent']]);
    const top = await add('Top');
    const [first] = levels as [Category];
    expect((await change(first, { parent: top.categoryId })).fields).toEqual(['parent']);
    expect((await change(first, { nameEn: 'Level one' })).status).toBe(200);
  });

  it('says how many items one has, takes it away, and puts it back', async () => {
    const { db } = office.shop.database;
    const { stock_category_id } = await db
      .selectFrom('stock_items')
      .select('stock_category_id')
      .where('catalog_id', '=', 1)
      .where('code', '=', 'A-101')
      .executeTakeFirstOrThrow();
    const address = `/1-${stock_category_id}`;
    const { found } = await ask('GET', address);
    expect(found).toMatchObject({ items: expect.any(Number) as number, deleted: false });
    expect((await ask('DELETE', address)).found).toMatchObject({ deleted: true, position: '' });
    expect(await list('deleted=true')).toContain(found.name);
    expect(await list('')).not.toContain(found.name);
    expect((await change(found, { deleted: false })).found).toMatchObject({ deleted: false });
    const rows = await db
      .selectFrom('changes')
      .select(['operation', 'before', 'after'])
      .where('subject', '=', `category ${stock_category_id} in catalogue 1`)
      .execute();
    expect(rows.toSorted((one, other) => one.operation.localeCompare(other.operation))).toEqual([
      { operation: 'removeCategory', before: '{"deleted":false}', after: '{"deleted":true}' },
      { operation: 'updateCategory', before: '{"deleted":true}', after: '{"deleted":false}' },
    ]);
  });
});
