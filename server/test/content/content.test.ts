import type { ContentKind } from '../../src/repositories/contentRepository';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const place = '/services/public/publics';

describe.each(engines)('public content on %s', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp(engine);
    const { db } = shop.database;
    const document = (kind: ContentKind, slug: string, language: string, position: number, body: object) => ({
      account_id: 1,
      kind,
      slug,
      language,
      position,
      body: JSON.stringify(body),
    });
    const term = (language: string, termId: number, title: string) =>
      document('term', String(termId), language, 3 - termId, { termId, title, body: 'Text' });
    const line = { productLineId: 4, name: 'Desk', summary: null, body: 'Long', imageUrl: null, stockCategoryIds: [5] };
    const offer = {
      offerId: 1,
      slug: 'año/nuevo',
      title: 'Offer',
      body: '',
      imageUrl: null,
      catalogId: null,
      stockItemIds: [],
    };
    await db
      .insertInto('content')
      .values([
        term('en', 1, 'Sale'),
        term('en', 2, 'Delivery'),
        term('es', 1, 'Venta'),
        { ...term('en', 3, 'Of another account'), account_id: 2 },
        document('productLine', '4', 'en', 1, line),
        document('offer', 'año/nuevo', 'en', 1, offer),
      ])
      .execute();
    await db
      .insertInto('environments')
      .values([
        { account_id: 1, name: 'tax', value: '16' },
        { account_id: 1, name: 'facebook', value: 'https://social.example/medida' },
        { account_id: 2, name: 'tax', value: '99' },
      ])
      .execute();
  });

  afterAll(() => shop.close());

  const get = (address: string, language = 'en') =>
    shop.call('GET', `${place}${address}`, { headers: { 'x-language': language } });
  const titles = async (language: string) =>
    ((await get('/terms', language)).body.data as { title: string }[]).map(({ title }) => title);

  it('is returned in its order and in the request language', async () => {
    expect(await titles('en')).toEqual(['Delivery', 'Sale']);
    expect(await titles('es')).toEqual(['Venta']);
  });

  it('falls back to English if untranslated', async () => {
    expect(await titles('zh')).toEqual(['Delivery', 'Sale']);
  });

  it('returns an empty list or document if there is none', async () => {
    expect((await get('/banners')).body).toEqual({ isSuccessful: true, message: null, data: [] });
    for (const address of ['/about', '/contact', '/layout']) expect((await get(address)).status).toBe(200);
  });

  it('lists the screens without content in the layout', async () => {
    expect((await get('/layout')).body.data).toMatchObject({ emptyScreens: ['about', 'brands', 'videos'] });
  });

  it('returns a product line in full only when it is fetched by itself', async () => {
    expect((await get('/product-line')).body.data).toEqual([expect.objectContaining({ productLineId: 4, body: null })]);
    expect((await get('/product-line/read?id=4')).body.data).toEqual([
      expect.objectContaining({ productLineId: 4, body: 'Long' }),
    ]);
    expect((await get('/product-line/read?id=5')).status).toBe(404);
    expect((await get('/product-line/read')).status).toBe(400);
  });

  it('finds an offer by its slug', async () => {
    expect((await get(`/offer/slug?slug=${encodeURIComponent('año/nuevo')}`)).body.data).toHaveLength(1);
    expect((await get('/offer/slug?slug=none')).status).toBe(404);
    expect((await get('/offer/slug')).status).toBe(400);
  });

  it('returns the requested environments, once or repeated, and all of them without names', async () => {
    const read = async (query: string) => (await get(`/system/environments${query}`)).body.data;
    expect(await read('?names[]=tax')).toEqual({ tax: '16' });
    expect(await read('?names%5B%5D=tax&names%5B%5D=facebook&names[]=none')).toEqual({
      tax: '16',
      facebook: 'https://social.example/medida',
    });
    expect(await read('')).toEqual({ tax: '16', facebook: 'https://social.example/medida' });
    expect(await read('?names[]=__proto__')).toEqual({});
  });

  it('is revalidated, and not sent again while unchanged', async () => {
    const first = await get('/terms');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await shop.call('GET', `${place}/terms`, {
      headers: { 'x-language': 'en', 'if-none-match': String(first.headers.etag) },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers).not.toHaveProperty('content-security-policy');
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('returns the sign-in address', async () => {
    expect((await shop.call('GET', '/services/public/oauth/login')).body.data).toEqual([{ url: '/login' }]);
  });
});

describe.each(engines)('the contact form on %s', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp(engine);
  });

  afterAll(() => shop.close());

  const message = { name: 'Ana Ruiz', email: 'ana@buyer.example', message: 'Do you deliver on Saturdays?' };
  const send = (body: object, from = '203.0.113.1') =>
    shop.call('POST', `${place}/contact`, { body, from, headers: { 'x-language': 'es' } });

  it('stores a message, with or without optional fields', async () => {
    const response = await send({ ...message, subject: 'Sábado' });
    expect(response.body).toEqual({
      isSuccessful: true,
      message: 'Gracias por su mensaje: le responderemos pronto',
      data: [],
    });
    const [stored] = await shop.database.db.selectFrom('contact_messages').selectAll().execute();
    expect(stored).toMatchObject({
      ...message,
      subject: 'Sábado',
      phone: '',
      company: '',
      language: 'es',
      account_id: 1,
    });
  });

  it.each([
    ['no address', { ...message, email: 'ana' }],
    ['nothing in it', { ...message, message: '' }],
    ['a field that is not known', { ...message, isAdmin: true }],
    ['a number for a name', { ...message, name: 5 }],
  ])('rejects a message with %s', async (_what, body) => {
    expect((await send(body)).status).toBe(400);
  });

  it('accepts ten messages per address in fifteen minutes', async () => {
    for (let sent = 0; sent < 10; sent += 1) expect((await send(message, '198.51.100.7')).status).toBe(200);
    const refused = await send(message, '198.51.100.7');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
  });
});
