import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ContentRecord } from '@/contracts/office';

import { contentCommand } from '../../src/content/contentCommand';
import { fillShop } from '../support/builders';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

const texts = (of: (language: string) => object) => ({ es: of('es'), en: of('en'), zh: of('zh') });

describe.each(engines)('content in the office on %s', (engine) => {
  let office: TestOffice;
  let folder: string;
  let headers: Record<string, string>;

  beforeAll(async () => {
    office = await createTestOffice(engine, {
      environment: { PUBLIC_URL: 'https://shop.example', TIME_ZONE: 'Europe/Madrid' },
    });
    await fillShop(office.shop.database.db);
    folder = mkdtempSync(join(tmpdir(), 'medida-office-'));
    ({ headers } = await office.signIn('catalogue', 'luz@shop.example'));
  });

  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await office.close();
  });

  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', address: string, body?: object, language = 'en') => {
    const given = { ...headers, 'x-language': language };
    const response = await office.call(method, address, { headers: given, ...(body && { body }) });
    const { data = [], ...rest } = response.body as {
      data?: ContentRecord[];
      code?: string;
      errors?: Record<string, string>;
    };
    return { status: response.status, record: data[0]!, data, ...rest };
  };
  const read = async (contentId: string) => (await send('GET', `/content/${contentId}`)).record;
  const update = async (contentId: string, change: object) =>
    send('PUT', `/content/${contentId}`, { ...(await read(contentId)), contentId: undefined, ...onlyBody(change) });
  const onlyBody = (change: object) => ({ kind: undefined, slug: undefined, link: undefined, ...change });
  const list = async (query: string) => {
    const { data } = await send('GET', `/content?${query}`);
    return (data as unknown as { slug: string; state: string }[]).map(({ slug, state }) => `${slug} ${state}`);
  };
  const show = async (address: string, language = 'en') =>
    (await office.shop.call('GET', `/services/public/publics/${address}`, { headers: { 'x-language': language } })).body
      .data;
  const listChanges = async (subject: string) => {
    const { db } = office.shop.database;
    const rows = await db
      .selectFrom('changes')
      .selectAll()
      .where('subject', '=', subject)
      .orderBy('changed_at')
      .execute();
    return rows.map(({ operation, changed_by: by, channel, before, after }) => ({
      operation: `${operation} ${by} ${channel}`,
      before: JSON.parse(before ?? 'null') as object | null,
      after: JSON.parse(after ?? 'null') as object | null,
    }));
  };
  const addBanner = (slug: string, shared: object = {}) =>
    send('POST', '/content', {
      kind: 'banner',
      slug,
      shared,
      ...texts((language) => ({ title: `${slug} ${language}` })),
    });

  it('lists every kind with its fields, and what was not written yet', async () => {
    const kinds = (await send('GET', '/contentKinds')).data as unknown as { kind: string; translated: object[] }[];
    expect(kinds.find(({ kind }) => kind === 'about')?.translated).toEqual([
      { name: 'title', type: 'text', isRequired: false },
      { name: 'body', type: 'html', isRequired: false },
    ]);
    expect(await list('kind=about')).toEqual(['about missing']);
    expect(await read('about:about')).toMatchObject({
      link: 'https://shop.example/en/about',
      shared: { imageUrl: '' },
      es: { title: '', body: '' },
    });
  });

  it('writes a page in three languages, which the shop shows', async () => {
    const written = await update('about:about', {
      shared: { imageUrl: '/media/house.webp' },
      ...texts((language) => ({ title: `House ${language}`, body: '<p>Since <b>1950</b></p>' })),
    });
    expect([written.status, written.record.zh]).toEqual([200, { title: 'House zh', body: '<p>Since <b>1950</b></p>' }]);
    expect(await show('about', 'zh')).toMatchObject({ title: 'House zh', imageUrl: '/media/house.webp' });
    expect(await listChanges('content about about')).toMatchObject([
      { operation: 'addContent luz@shop.example office', before: null, after: { 'es.title': 'House es' } },
    ]);
  });

  it('refuses what an import refuses, at each field and in the language of the request', async () => {
    const { version } = await read('about:about');
    const bad = {
      version,
      shared: { imageUrl: 'files/absent.webp', other: 'x' },
      ...texts(() => ({ title: 'Casa', body: '<p onclick="alert(1)">Hola</p>' })),
    };
    const { status, errors } = await send('PUT', '/content/about:about', bad, 'es');
    expect(status).toBe(422);
    expect(errors).toMatchObject({
      'shared.imageUrl': '"absent.webp" no está guardado: elija el archivo de nuevo',
      'es.body': expect.stringContaining('El atributo onclick') as string,
      'zh.body': expect.stringContaining('no está permitido') as string,
    });
    for (const tag of ['<p lang=x"dir=" onclick=alert(1)>', '<p/onclick=alert(1)>', "<p lang='x'onclick=alert(1)>"]) {
      const hidden = { ...bad, shared: {}, es: { title: 'Casa', body: `${tag}Hola</p>` } };
      expect((await send('PUT', '/content/about:about', hidden)).errors?.['es.body']).toContain('is not allowed');
    }
    const script = { ...bad, shared: {}, es: { body: '<script>alert(1)</script>' } };
    expect((await send('PUT', '/content/about:about', script)).errors?.['es.body']).toContain(
      '<script> is not allowed',
    );
    expect(await show('about')).toMatchObject({ title: 'House en' });
  });

  it('overwrites nothing that somebody has changed meanwhile', async () => {
    const seen = (await read('about:about')).version;
    writeFileSync(join(folder, 'about.yaml'), 'es: { title: Casa }\nen: { title: Home }\nzh: { title: 家 }\n');
    await office.run(contentCommand, 'import', folder, '--by', 'noa');
    const late = await update('about:about', { version: seen, ...texts(() => ({ title: 'Late' })) });
    expect([late.status, late.code]).toEqual([409, 'changedMeanwhile']);
    expect((await listChanges('content about about')).at(-1)).toMatchObject({
      operation: 'updateContent noa command',
      before: { 'en.title': 'House en', imageUrl: '/media/house.webp' },
      after: { 'en.title': 'Home', imageUrl: null },
    });
  });

  it('adds entries, keeps their order and their ids, and removes them', async () => {
    for (const slug of ['one', 'two', 'three']) expect((await addBanner(slug)).status).toBe(200);
    const again = await addBanner('two');
    expect([again.status, again.errors]).toEqual([409, { slug: 'There is already an entry two' }]);
    expect((await addBanner('Two words')).errors?.slug).toContain('small letters');
    expect(
      (await send('POST', '/content', { kind: 'banner', slug: 'x', es: {}, en: {}, zh: {} })).errors,
    ).toMatchObject({
      'es.title': 'Is missing',
    });
    await update(
      'banner:one',
      texts(() => ({ title: 'First' })),
    );
    expect(await show('banners')).toMatchObject([
      { bannerId: 1, title: 'First' },
      { bannerId: 2, title: 'two en' },
      { bannerId: 3, title: 'three en' },
    ]);
    expect((await send('DELETE', '/content/banner:one')).record.en.title).toBe('First');
    expect(await list('kind=banner')).toEqual(['two shown', 'three shown']);
    for (const unknown of ['banner:one', 'banner:two:x', 'nothing:x', 'about:x'])
      expect([unknown, (await send('GET', `/content/${unknown}`)).status]).toEqual([unknown, 404]);
    expect((await send('DELETE', '/content/about:about')).status).toBe(404);
    expect((await listChanges('content banner one')).at(-1)).toMatchObject({
      operation: 'removeContent luz@shop.example office',
      before: { 'en.title': 'First' },
      after: null,
    });
    expect((await update('banner:three', { position: 1 })).record.position).toBe(1);
    expect(await list('kind=banner')).toEqual(['three shown', 'two shown']);
    expect(await show('banners')).toMatchObject([{ title: 'three en' }, { title: 'two en' }]);
    expect((await listChanges('content banner three')).at(-1)).toMatchObject({
      before: { order: 2 },
      after: { order: 1 },
    });
    expect(await listChanges('content banner two')).toHaveLength(1);
    const { version } = await read('banner:two');
    await update('banner:two', { position: 1 });
    const late = await update('banner:two', { version, position: 2 });
    expect(late.code).toBe('changedMeanwhile');
    for (let count = 3; count <= 20; count += 1) await addBanner(`more-${count}`);
    expect((await addBanner('last')).code).toBe('contentFull');
    for (let count = 3; count <= 20; count += 1) await send('DELETE', `/content/banner:more-${count}`);
  });

  it('shows banners and offers from their first day to their last, in the time zone of the shop', async () => {
    const { clock } = office.shop;
    const start = Date.parse('2030-03-04T12:00:00Z');
    const goTo = async (moment: number) => {
      clock.now = moment;
      ({ headers } = await office.signIn('catalogue'));
    };
    await goTo(start);
    await addBanner('week', { from: '2030-03-05', until: '2030-03-06' });
    const offer = { kind: 'offer', slug: 'deal', ...texts(() => ({ title: 'Deal' })) };
    const shared = { items: 'A-102\n', from: '2030-03-05', until: '2030-03-06' };
    expect((await send('POST', '/content', { ...offer, shared })).record.shared).toMatchObject({ items: 'A-102' });
    const isShown = async () => {
      const [banners, offers, layout] = await Promise.all(['banners', 'offers', 'layout'].map((each) => show(each)));
      const one = await office.shop.call('GET', '/services/public/publics/offer/slug?slug=deal');
      const emptyScreens = (layout as { emptyScreens?: string[] }).emptyScreens ?? [];
      return [(banners as object[]).length, (offers as object[]).length, one.status, emptyScreens.includes('offers')];
    };
    expect(await isShown()).toEqual([2, 0, 404, true]);
    expect(await list('q=week')).toEqual(['week planned']);
    clock.now = Date.parse('2030-03-04T22:59:59Z');
    expect(await isShown()).toEqual([2, 0, 404, true]);
    clock.now += 1000;
    expect(await isShown()).toEqual([3, 1, 200, false]);
    expect(JSON.stringify(await show('banners'))).not.toContain('2030');
    expect(await list('q=week')).toEqual(['week shown']);
    await goTo(Date.parse('2030-03-06T23:00:00Z'));
    expect(await isShown()).toEqual([2, 0, 404, true]);
    expect(await list('q=week')).toEqual(['week over']);
    const reversed = await update('banner:week', { shared: { from: '2030-03-05', until: '2030-03-04' } });
    expect(reversed.errors).toMatchObject({ 'shared.until': 'The last day is before the first one' });
    expect((await update('banner:week', { shared: { from: '5/3/2030' } })).errors).toHaveProperty(['shared.from']);
  });

  it('changes synonyms, and says which line is wrong', async () => {
    expect(
      (
        await update(
          'synonyms:synonyms',
          texts(() => ({ groups: 'balde = cubo\npan = sartén' })),
        )
      ).status,
    ).toBe(200);
    expect(await show('synonyms', 'es')).toEqual([{ words: ['balde', 'cubo'] }, { words: ['pan', 'sartén'] }]);
    const wrong = await update('synonyms:synonyms', { es: { groups: 'balde = cubo\npan' } });
    expect(wrong.errors?.['es.groups']).toContain('Line 2');
    await update('synonyms:synonyms', { es: { groups: 'balde = cubo' } });
    expect((await listChanges('content synonyms-es')).at(-1)).toMatchObject({
      before: { groups: ['pan = sartén'] },
      after: { groups: [] },
    });
  });

  it('changes the tax and the links, and never leaves the shop without a tax', async () => {
    const shared = { tax: '8.25', facebook: 'https://social.example/shop', putAllPriceZero: 'false' };
    expect((await update('environments:environments', { shared })).record.shared).toMatchObject({
      ...shared,
      twitter: '',
    });
    expect(await show('system/environments?names[]=tax')).toEqual({ tax: '8.25' });
    const wrong = { tax: '', facebook: 'javascript:alert(1)', twitter: 'x' };
    const { errors } = await update('environments:environments', { shared: wrong });
    expect(Object.keys(errors ?? {}).sort()).toEqual(['shared.facebook', 'shared.tax', 'shared.twitter']);
    expect((await listChanges('content environments')).at(-1)?.after).toMatchObject({ tax: '8.25' });
  });

  it('stores pictures and films whose content is what their name says', async () => {
    const add = (name: string, content: string) =>
      send('POST', '/contentFiles', { name, content: Buffer.from(content, 'latin1').toString('base64') });
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script><path d="M0 0h1v1z"/></svg>';
    const { record, ...rest } = await add('C:\\Pictures\\Spring 1.svg', svg);
    expect(rest).toMatchObject({ status: 200 });
    const { address } = record as unknown as { address: string };
    expect(address).toMatch(/^files\/[\w-]+\.[0-9a-f]{10}\.svg$/);
    const page = '<html><script>alert(1)</script></html>';
    const refused = [await add('page.png', page), await add('page.html', page), await add('a.svg', page)];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect((await update('banner:two', { shared: { imageUrl: address } })).status).toBe(200);
    const file = await office.shop.call('GET', `/services/blob/Content/${address.slice('files/'.length)}`);
    expect([file.status, file.text.includes('<script')]).toEqual([200, false]);
    const film = await add('Spring.MP4', '\0\0\0\u0018ftypisom');
    const { address: url } = film.record as unknown as { address: string };
    expect([film.status, url]).toEqual([200, expect.stringMatching(/^files\/Spring\.[0-9a-f]{10}\.mp4$/)]);
    expect((await add('a.webm', page)).status).toBe(422);
    const addVideo = (shared: object) =>
      send('POST', '/content', { kind: 'video', slug: 'film', shared, ...texts(() => ({ title: 'Film' })) });
    expect((await addVideo({ url: address })).errors).toHaveProperty(['shared.url']);
    expect((await addVideo({ url })).record.shared).toMatchObject({ url });
    mkdirSync(join(folder, 'out'));
    await office.run(contentCommand, 'export', join(folder, 'out', 'content'));
    const [line] = await office.run(contentCommand, 'import', join(folder, 'out', 'content'));
    expect(line).toBe('Nothing has changed.');
  });
});
