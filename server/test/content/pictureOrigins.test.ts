import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Command, executeCommand } from '../../src/commands/defineCommand';
import { contentCommand } from '../../src/content/contentCommand';
import { importCommand } from '../../src/import/importCommand';
import { createBuiltRoot } from '../support/builtPage';
import { createTestApp, type TestApp } from '../support/testApp';

describe('pictures on other origins', () => {
  let built: Awaited<ReturnType<typeof createBuiltRoot>>;
  let shop: TestApp;
  let printed: string[];

  beforeEach(async () => {
    built = await createBuiltRoot();
    shop = await createTestApp('sqlite', {
      rootDirectory: built.root,
      environment: { PICTURE_ORIGINS: 'https://pictures.example https://cdn.example:8443' },
      application: { services: { blob: 'https://files.example/medida' } },
    });
    printed = [];
  });

  afterEach(async () => {
    await shop.close();
    await built.remove();
  });

  const put = (name: string, ...lines: string[]) =>
    writeFileSync(join(shop.database.dataDirectory, name), lines.join('\n'));

  const run = (command: Command, ...args: string[]) => {
    const { databaseUrl, dataDirectory } = shop.database;
    return executeCommand(command, args, {
      config: { ...shop.config, databaseUrl, dataDirectory },
      directory: dataDirectory,
      print: (line) => void printed.push(line),
    });
  };

  const getFaults = () => printed.filter((line) => line.startsWith('  '));

  it('are allowed in pages if the configuration names them', async () => {
    const { headers } = await shop.call('GET', '/en', { headers: { accept: 'text/html' } });
    expect(String(headers['content-security-policy'])).toContain(
      ";img-src 'self' data: https://files.example https://pictures.example https://cdn.example:8443;",
    );
  });

  it('are imported for items and categories from these alone', async () => {
    put(
      'categories.csv',
      'nameEn,image',
      'Pans,https://cdn.example:8443/pans.png',
      'Pots,https://cdn.example/pots.png',
    );
    put(
      'items.csv',
      'code,nameEn,image',
      'P-1,Pan,https://pictures.example/p-1.webp?w=400',
      'P-2,Pot,https://files.example/p-2.webp',
      'P-3,Lid,https://elsewhere.example/p-3.webp',
      'P-4,Lid,http://pictures.example/p-4.webp',
      'P-5,Lid,/etc/passwd',
      'P-6,Lid,https://',
    );
    const args = ['items.csv', '--catalog', '1', '--categories', 'categories.csv'];
    await expect(run(importCommand, ...args)).rejects.toThrow('5 lines cannot be imported');
    expect(getFaults()).toEqual([
      expect.stringMatching(
        /^ {2}categories\.csv, line 3, image: .* is at https:\/\/cdn\.example, from where .*PICTURE_ORIGINS/,
      ),
      expect.stringMatching(/^ {2}items\.csv, line 4, image: .* is at https:\/\/elsewhere\.example, from where /),
      '  items.csv, line 5, image: "http://pictures.example/p-4.webp" is not an address that starts with https://',
      '  items.csv, line 6, image: "/etc/passwd" is not in the blob storage',
      '  items.csv, line 7, image: "https://" is not an address that starts with https://',
    ]);
    await run(importCommand, ...args, '--skip-bad');
    const images = await shop.database.db.selectFrom('stock_items').select('image_name').orderBy('position').execute();
    expect(images.map(({ image_name }) => image_name)).toEqual([
      'https://pictures.example/p-1.webp?w=400',
      'https://files.example/p-2.webp',
    ]);
  });

  it('are imported for content from these alone', async () => {
    const banner = (slug: string, imageUrl: string) => [
      `- { slug: ${slug}, imageUrl: '${imageUrl}', es: { title: A }, en: { title: A }, zh: { title: A } }`,
    ];
    const good = [
      ...banner('a', 'https://pictures.example/a.webp'),
      ...banner('b', 'https://files.example/b.webp'),
      ...banner('c', '/media/c.webp'),
    ];
    put(
      'banners.yaml',
      ...good,
      ...banner('d', 'https://elsewhere.example/d.webp'),
      ...banner('e', 'http://pictures.example/e.webp'),
      ...banner('f', '/etc/passwd'),
    );
    put(
      'videos.yaml',
      "- { slug: v, url: 'http://films.example/v.mp4', es: { title: V }, en: { title: V }, zh: { title: V } }",
    );
    await expect(run(contentCommand, 'import', '.')).rejects.toThrow('4 lines cannot be read');
    expect(getFaults()).toEqual([
      expect.stringMatching(/^ {2}banners\.yaml, line 4, imageUrl: .* is at https:\/\/elsewhere\.example, from where /),
      expect.stringMatching(/^ {2}banners\.yaml, line 5, imageUrl: .* must be in files\/, or start with https:\/\//),
      expect.stringMatching(/^ {2}banners\.yaml, line 6, imageUrl: "\/etc\/passwd" must be in files\//),
      '  videos.yaml, line 1, url: "http://films.example/v.mp4" must be in files/, or start with https://',
    ]);
    put('videos.yaml', '');
    put('banners.yaml', ...good);
    await run(contentCommand, 'import', '.');
    expect(printed.at(-1)).toMatch(/^Done: wrote 3 changes/);
  });

  it('are configured as secure origins', async () => {
    await expect(
      createTestApp('sqlite', {
        rootDirectory: built.root,
        environment: { PICTURE_ORIGINS: 'http://pictures.example' },
      }),
    ).rejects.toThrow('PICTURE_ORIGINS is "http://pictures.example" but must be origins such as https://');
  });
});
