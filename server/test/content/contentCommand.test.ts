import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { languages } from '@/shared/i18n/languages';

import { removeDemo } from '../../demo/removeDemo';
import { seedDatabase } from '../../demo/seedDatabase';
import { executeCommand } from '../../src/commands/defineCommand';
import { contentCommand } from '../../src/content/contentCommand';
import { fillFolder } from '../../src/content/fillFolder';
import { storeFiles, svgFile } from '../../src/repositories/fileStore';
import { anItem } from '../support/builders';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

describe.each(engines)('npm run content on %s', (engine) => {
  let shop: TestApp;
  let folder: string;
  let printed: string[];

  beforeEach(async () => {
    shop = await createTestApp(engine);
    folder = mkdtempSync(join(tmpdir(), 'medida-content-'));
    printed = [];
  });

  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await shop.close();
  });

  const seed = () =>
    seedDatabase(shop.database.db, { ...shop.config.runtime, rootDirectory: process.cwd(), items: 30 });
  const run = (...args: string[]) => {
    const { databaseUrl, dataDirectory } = shop.database;
    return executeCommand(contentCommand, args, {
      config: { ...shop.config, databaseUrl, dataDirectory },
      directory: folder,
      print: (line) => void printed.push(line),
    });
  };
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const put = (name: string, ...lines: string[]) => writeFileSync(join(folder, name), lines.join('\n'));
  const edit = (name: string, from: string | RegExp, to: string) => put(name, read(name).replace(from, to));
  const get = async (address: string, language = 'en') =>
    (await shop.call('GET', `/services/public/publics/${address}`, { headers: { 'x-language': language } })).body.data;

  it('exports files that an import finds unchanged, even after a change', async () => {
    await seed();
    await run('export', '.');
    expect(readdirSync(folder).sort()).toEqual(
      ['about', 'banners', 'brands', 'contact', 'environments', 'layout', 'offers', 'product-lines', 'terms', 'videos']
        .map((name) => `${name}.yaml`)
        .concat('files', ...languages.map((language) => `synonyms-${language}.txt`))
        .sort(),
    );
    await run('import', '.');
    expect(printed.at(-1)).toBe('Nothing has changed.');
    edit('about.yaml', 'title: About us', 'title: Our house');
    await run('import', '.', '--dry-run');
    expect(printed.slice(-2)).toEqual([
      '  ~ about.yaml: about (en.title)',
      'Nothing was written. There would be 1 change.',
    ]);
    expect(await get('about')).toMatchObject({ title: 'About us' });
    await run('import', '.');
    expect(await get('about')).toMatchObject({ title: 'Our house' });
    expect(await get('about', 'es')).toMatchObject({ title: 'Sobre nosotros' });
    const before = readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .map(read);
    await expect(run('export', '.')).rejects.toThrow(/layout\.yaml exists: choose another folder/);
    await run('export', '.', '--force');
    expect(
      readdirSync(folder)
        .filter((name) => name.endsWith('.yaml'))
        .map(read),
    ).toEqual(before);
  });

  it('adds, changes, reorders and removes entries of a list, with their pictures', async () => {
    await seed();
    await run('export', '.');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    mkdirSync(join(folder, 'files'), { recursive: true });
    // As macOS stores it.
    put('files/Our picturé.svg'.normalize('NFD'), svg);
    const texts = '{ title: Lamp days, body: "<p>All <b>lamps</b></p>" }';
    put(
      'offers.yaml',
      '- slug: lamp-days',
      '  imageUrl: files/Our picturé.svg',
      '  catalogId: 1',
      `  es: ${texts}`,
      `  en: ${texts}`,
      `  zh: ${texts}`,
    );
    await run('import', '.');
    expect(printed).toContain('  + offers.yaml: lamp-days');
    expect(printed.filter((line) => line.startsWith('  - offers.yaml')).length).toBeGreaterThan(0);
    const [offer, ...others] = (await get('offers')) as { imageUrl: string; body: string; slug: string }[];
    expect(others).toEqual([]);
    expect(offer).toMatchObject({ slug: 'lamp-days', body: '<p>All <b>lamps</b></p>', catalogId: 1 });
    expect(offer?.imageUrl).toMatch(/^Content\/Our-picture\.[0-9a-f]{10}\.svg$/);
    expect((await shop.call('GET', `/services/blob/${offer?.imageUrl ?? ''}`)).text).toBe(svg);
  });

  it('fills an empty shop, with only some of the files', async () => {
    put('environments.yaml', 'tax: 8.25', 'facebook: https://social.example/sol', 'twitter:');
    put(
      'terms.yaml',
      ...[1, 2].flatMap((slug) => [
        `- slug: ${slug}`,
        ...['es', 'en', 'zh'].map((language) => `  ${language}: { title: Terms ${slug} }`),
      ]),
    );
    await run('import', '.');
    expect(printed).toEqual([
      '  + terms.yaml: 1',
      '  + terms.yaml: 2',
      '  + environments.yaml: tax',
      '  + environments.yaml: facebook',
      expect.stringMatching(/^Done: wrote 4 changes to /),
    ]);
    expect(await get('terms')).toMatchObject([
      { termId: 1, title: 'Terms 1', body: '' },
      { termId: 2, title: 'Terms 2' },
    ]);
    expect(await get('system/environments')).toEqual({ tax: '8.25', facebook: 'https://social.example/sol' });
  });

  it('keeps what the company has imported when the demo is removed', async () => {
    await seed();
    await run('export', '.');
    rmSync(join(folder, 'offers.yaml'));
    edit('contact.yaml', /phone: .*/, "phone: '+1 555 0199'");
    await run('import', '.');
    await removeDemo(shop.database.db);
    expect(await get('contact')).toMatchObject({ phone: '+1 555 0199' });
    expect(await get('brands')).not.toEqual([]);
    expect(await get('offers')).toEqual([]);
    expect(await get('system/environments')).toMatchObject({ tax: '16' });
  });

  it('names every fault by file and line, and writes nothing', async () => {
    await seed();
    put(
      'about.yaml',
      'imageUrl: files/none.svg',
      'es: { title: Hola, body: "<script>x</script>" }',
      'en:',
      '  titel: Hello',
    );
    put(
      'banners.yaml',
      '- slug: One Two',
      '  es: { title: "" }',
      '  en: { title: A, linkUrl: "javascript:x" }',
      '  zh: { title: A }',
      '- es: { title: A }',
      '  en: { title: A }',
      '  zh: { title: A }',
    );
    put('terms.yaml', '- slug: 1', '  es: [', '');
    put(
      'offers.yaml',
      '- slug: a',
      '  items: [NONE]',
      '  es: { title: A, body: "<a href=\'javascript:x\'>x</a>" }',
      '  en: { title: A, body: <p onclick="x">x</p> }',
      '  zh: { title: A }',
    );
    put('environments.yaml', 'tax: much', 'facebok: https://x.example', 'instagram: javascript:x');
    await expect(run('import', '.')).rejects.toThrow(/^Nothing was written: \d+ lines cannot be read\.$/);
    expect(printed).toEqual(
      [
        '  about.yaml, line 1, imageUrl: files/none.svg does not exist',
        '  about.yaml, line 1, zh: the texts in this language are missing',
        expect.stringMatching(/^ {2}about\.yaml, line 2, es\.body: the tag <script> is not allowed: use p, /),
        expect.stringMatching(/^ {2}about\.yaml, line 4: "titel" is not known\. Did you mean title\? Use title, body$/),
        '  banners.yaml, line 1, slug: must be made of small letters, digits and hyphens, as in autumn-offers',
        '  banners.yaml, line 2, es.title: is missing',
        '  banners.yaml, line 3, en.linkUrl: "javascript:x" must start with https:// or /',
        '  banners.yaml, line 5, slug: is missing',
        '  offers.yaml, line 2, items: there is no item "NONE"',
        expect.stringMatching(/^ {2}offers\.yaml, line 3, es\.body: the link /),
        expect.stringMatching(
          /^ {2}offers\.yaml, line 4, en\.body: the attribute onclick of <p onclick="x"> is not allowed/,
        ),
        expect.stringMatching(/^ {2}terms\.yaml, line \d: /),
        '  environments.yaml, line 1, tax: "much" is not a percentage from 0 to 100, such as 16 or 8.25',
        expect.stringMatching(/^ {2}environments\.yaml, line 2: "facebok" is not known\. Did you mean facebook\?/),
        '  environments.yaml, line 3, instagram: "javascript:x" must start with https://',
      ].map((line) => line as string),
    );
    expect(await get('about')).toMatchObject({ title: 'About us' });
  });

  it('exports an empty shop as files that an import finds unchanged', async () => {
    await run('export', 'new');
    expect(read('new/layout.yaml')).toContain('en:\n  aside_title:\n');
    await run('import', 'new');
    expect(printed.at(-1)).toBe('Nothing has changed.');
  });

  it('exports the pictures in use, and leaves out items that are no longer in the catalogue', async () => {
    await seed();
    await shop.database.db.updateTable('stock_items').set({ deleted: 1 }).execute();
    await storeFiles(shop.database.db, [svgFile('Content', 'unused', '<svg/>')]);
    await run('export', '.');
    expect(readdirSync(join(folder, 'files')).filter((name) => name.startsWith('unused'))).toEqual([]);
    expect(read('offers.yaml')).toContain('items: []');
    await run('import', '.');
    expect(printed).toContain('  ~ offers.yaml: kitchen-at-full-heat (items)');
  });

  it('reads numbers as they are written, and texts that are given once', async () => {
    await shop.database.db
      .insertInto('stock_items')
      .values(anItem({ code: '007' }))
      .execute();
    put('contact.yaml', 'phone: 0155501', 'es: &texts { title: 2026 }', 'en: *texts', 'zh: *texts');
    put('offers.yaml', '- slug: a', '  items: [007]', ...languages.map((language) => `  ${language}: { title: 1.50 }`));
    await run('import', '.');
    expect(await get('contact', 'zh')).toMatchObject({ phone: '0155501', title: '2026' });
    expect(await get('offers')).toMatchObject([{ title: '1.50', stockItemIds: [anItem().stock_item_id] }]);
    await run('export', '.', '--force');
    await run('import', '.');
    expect(printed.at(-1)).toBe('Nothing has changed.');
  });

  it('names the faults of files, lists and encodings', async () => {
    mkdirSync(join(folder, 'files', 'folder.svg'), { recursive: true });
    put('files/large.svg', `<svg>${' '.repeat(1024 * 1024)}</svg>`);
    put('files/text.png', 'text');
    put('files/text.mp4', 'text');
    const texts = languages.map((language) => `  ${language}: { title: A }`);
    put(
      'videos.yaml',
      '- slug: v',
      '  posterUrl: files/folder.svg',
      '  url: files/text.mp4',
      '  youtubeId: https://videos.example/1',
      ...texts,
    );
    put('about.yaml', 'imageUrl: files/text.png', 'es: { body: "<p>A <b" }', 'en: { title: { a: 1 } }', 'zh: {}');
    put('brands.yaml', '- slug: a', '  logoUrl: files/text.mp4', ...languages.map((each) => `  ${each}: { name: A }`));
    put('banners.yaml', ...Array.from({ length: 21 }, (_, index) => [`- slug: b-${index}`, ...texts]).flat());
    put('product-lines.yaml', '- slug: 1', '  imageUrl: files/large.svg', '  es: { name: "A\\u0007" }');
    put('layout.yaml', 'es: {}', 'es: {}');
    writeFileSync(join(folder, 'terms.yaml'), Buffer.from('- slug: 1\n  # Año', 'latin1'));
    await expect(run('import', '.')).rejects.toThrow(/^Nothing was written: /);
    expect(printed).toEqual([
      '  layout.yaml, line 2: this key appears twice',
      '  about.yaml, line 1, imageUrl: "text.png" has content that does not match its extension',
      '  about.yaml, line 2, es.body: the tag <b has no ">"',
      '  about.yaml, line 3, en.title: {"a":1} is not text',
      '  banners.yaml, line 81: only 20 entries are shown',
      '  brands.yaml, line 2, logoUrl: "text.mp4" is not a supported picture: use .svg, .png, .jpg, .jpeg, .webp, .avif, .gif',
      '  videos.yaml, line 2, posterUrl: "folder.svg" is not a file',
      '  videos.yaml, line 3, url: "text.mp4" has content that does not match its extension',
      '  videos.yaml, line 4, youtubeId: "https://videos.example/1" is not the id of a video, as in aqz-KE-bpKQ',
      '  product-lines.yaml, line 1, en: the texts in this language are missing',
      '  product-lines.yaml, line 1, zh: the texts in this language are missing',
      '  product-lines.yaml, line 2, imageUrl: "large.svg" is larger than 1 MB',
      '  product-lines.yaml, line 3, es.name: contains a control character',
      '  terms.yaml, line 2: the file is not in UTF-8: save it with this encoding',
    ]);
  });

  it('leaves the folder as it was if the export fails', async () => {
    put('about.yaml', 'mine');
    const fill = (name: string) =>
      fillFolder(join(folder, name), async (draft) => {
        writeFileSync(join(draft, 'about.yaml'), 'half');
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      });
    for (const name of ['.', 'new'])
      await expect(fill(name)).rejects.toThrow(/^The disk of .* is full\. Nothing was changed\.$/);
    expect(readdirSync(folder)).toEqual(['about.yaml']);
    expect(read('about.yaml')).toBe('mine');
    await expect(run('export', 'about.yaml')).rejects.toThrow(/about\.yaml is not a folder\.$/);
  });

  it('writes each of two concurrent imports as a whole', async () => {
    const names = ['one', 'two'];
    for (const name of names) {
      mkdirSync(join(folder, name));
      const texts = languages.map((language) => `  ${language}: { title: ${name} }`);
      put(`${name}/terms.yaml`, ...[1, 2, 3].flatMap((slug) => [`- slug: ${slug}`, ...texts]));
    }
    await Promise.all(names.map((name) => run('import', name)));
    const titles = ((await get('terms')) as { title: string }[]).map(({ title }) => title);
    expect(names.map((name) => [name, name, name])).toContainEqual(titles);
  });

  it('refuses a file that does not fit into memory', async () => {
    put('about.yaml');
    truncateSync(join(folder, 'about.yaml'), 2 ** 29);
    await expect(run('import', '.')).rejects.toThrow(/^Cannot read about\.yaml: it is larger than 512 MB/);
  });

  it('refuses a folder without content', async () => {
    await expect(run('import', '.')).rejects.toThrow(/has none of the files layout\.yaml, /);
    await expect(run('import', 'none')).rejects.toThrow(/^There is no folder \S+none\.$/);
  });
});
