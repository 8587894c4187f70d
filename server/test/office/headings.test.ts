import { fillShop } from '../support/builders';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

type Heading = Record<'headingKey' | 'version' | 'nameEs' | 'nameEn' | 'nameZh' | 'position', string> & {
  features: number;
  items: object[];
};

describe.each(engines)('headings of features in the office on %s', (engine) => {
  let office: TestOffice;
  let session: { headers: Record<string, string> };

  beforeEach(async () => {
    office = await createTestOffice(engine);
    await fillShop(office.shop.database.db);
    session = await office.signIn('catalogue', 'cata@shop.example');
    await office.shop.database.db.deleteFrom('header_features').execute();
    await office.shop.database.db.deleteFrom('item_features').execute();
  });

  afterEach(() => office.close());

  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', address: string, body?: object) => {
    const answer = await office.call(method, address, { ...session, ...(body && { body }) });
    const [found] = (answer.body.data ?? []) as [Heading];
    const { code, message, errors = {} } = answer.body;
    return { ...answer, found, code, message, fields: Object.keys(errors as object) };
  };
  const add = async (nameEn: string, names: object = {}) =>
    (await send('POST', '/feature-headings', { catalogId: 1, nameEn, ...names })).found;
  const list = async (query = '') => {
    const { body } = await send('GET', `/feature-headings?catalogId=1&${query}`);
    return (body.data as Heading[]).map(({ nameEn }) => nameEn);
  };
  const change = async ({ headingKey }: Heading, fields: object) => {
    const { version } = (await send('GET', `/feature-headings/${headingKey}`)).found;
    return send('PUT', `/feature-headings/${headingKey}`, { version, ...fields });
  };
  /** An empty heading is none. */
  const setHeading = async (heading: string) => {
    const { version } = (await send('GET', '/items/1-101/features')).found;
    const features = [{ heading, nameEn: 'Length', valueEn: '4 m' }];
    const saved = await send('PUT', '/items/1-101/features', { version, features });
    if (saved.status !== 200) throw new Error(saved.text);
  };

  it('adds each once, under all of its names, and names what is missing', async () => {
    const sizes = await add('Sizes', { nameEs: 'Medidas' });
    expect(sizes).toMatchObject({ nameEs: 'Medidas', nameEn: 'Sizes', nameZh: 'Sizes', position: '1', features: 0 });
    expect(await add('<b>Power</b>')).toMatchObject({ nameZh: '<b>Power</b>', position: '2' });
    expect(await list('q=MEDI')).toEqual(['Sizes']);
    const again = await send('POST', '/feature-headings', { catalogId: 1, nameEs: ' sizes ' });
    expect([again.status, again.code, again.fields]).toEqual([409, 'headingExists', ['nameEn']]);
    expect((await send('POST', '/feature-headings', { catalogId: 1 })).fields).toEqual(['nameEn']);
    const long = await send('POST', '/feature-headings', { catalogId: 1, nameZh: 'x'.repeat(301) });
    expect([long.status, long.fields]).toEqual([422, ['nameZh']]);
    expect((await send('POST', '/feature-headings', { catalogId: 9, nameEn: 'X' })).status).toBe(404);
    for (const wrong of ['1-999', '9-1', 'x'])
      for (const method of ['GET', 'DELETE'] as const)
        expect((await send(method, `/feature-headings/${wrong}`)).status).toBe(404);
  });

  it('renames and moves one, unless somebody else has changed it', async () => {
    const [one, two, three] = [await add('One'), await add('Two'), await add('Three')];
    const moved = await change(three, { nameEs: 'Tres', position: '1' });
    expect(moved.found).toMatchObject({ nameEs: 'Tres', nameEn: 'Three', position: '1' });
    expect(await list()).toEqual(['Three', 'One', 'Two']);
    const stale = await send('PUT', `/feature-headings/${one.headingKey}`, { version: one.version, nameEn: 'X' });
    expect([stale.status, stale.code]).toEqual([409, 'changedMeanwhile']);
    expect((await change(two, { nameZh: 'TRES' })).code).toBe('headingExists');
    expect((await change(two, { position: '0' })).fields).toEqual(['position']);
    expect((await change(two, { position: '99', nameEn: 'Second' })).found).toMatchObject({ position: '3' });
  });

  it('shows what is below one, in the shop too, and is removed once nothing is', async () => {
    const sizes = await add('Sizes');
    await setHeading('SIZES');
    await change(sizes, { nameEn: 'Dimensions', nameEs: 'Medidas' });
    const { found } = await send('GET', `/feature-headings/${sizes.headingKey}`);
    expect(found).toMatchObject({ features: 1, items: [{ itemId: '1-101', code: 'A-101' }] });
    const item = (await send('GET', '/items/1-101/features')).found;
    expect(item).toMatchObject({ features: [{ heading: 'Dimensions' }] });
    const used = await send('DELETE', `/feature-headings/${sizes.headingKey}`);
    expect([used.status, used.code, used.message]).toEqual([
      409,
      'headingInUse',
      '1 feature is below the heading Dimensions: give them another one, or none, first. Nothing was changed',
    ]);
    await setHeading('');
    expect((await send('DELETE', `/feature-headings/${sizes.headingKey}`)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('records who changed what, and lets concurrent changes follow each other', async () => {
    const names = ['One', 'Two', 'Three', 'Four'];
    await Promise.all(names.map((name) => add(name)));
    expect((await list()).toSorted()).toEqual(names.toSorted());
    const [first] = await send('GET', '/feature-headings?catalogId=1').then(({ body }) => body.data as [Heading]);
    await change(first, { nameZh: '尺寸' });
    await send('DELETE', `/feature-headings/${first.headingKey}`);
    const rows = await office.shop.database.db
      .selectFrom('changes')
      .select(['operation', 'changed_by', 'before', 'after'])
      .where('subject', '=', `feature heading ${first.headingKey.slice(2)} in catalogue 1`)
      .execute();
    const by = { changed_by: 'cata@shop.example' };
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        { ...by, operation: 'addFeatureHeading', before: null, after: JSON.stringify({ nameEn: first.nameEn }) },
        {
          ...by,
          operation: 'updateFeatureHeading',
          before: JSON.stringify({ nameZh: first.nameEn }),
          after: '{"nameZh":"尺寸"}',
        },
        expect.objectContaining({ ...by, operation: 'removeFeatureHeading', after: null }),
      ]),
    );
  });
});
