import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { languages } from '@/shared/i18n/languages';

import { removeDemo } from '../../demo/removeDemo';
import { seedDatabase } from '../../demo/seedDatabase';
import { executeCommand } from '../../src/commands/defineCommand';
import { contentCommand } from '../../src/content/contentCommand';
import { createListRequests } from '../../src/engine/listRequests';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

describe.each(engines)('synonyms on %s', (engine) => {
  let shop: TestApp;
  let folder: string;
  let printed: string[];

  beforeEach(async () => {
    shop = await createTestApp(engine);
    folder = mkdtempSync(join(tmpdir(), 'medida-synonyms-'));
    printed = [];
  });

  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await shop.close();
  });

  const run = (...args: string[]) => {
    const { databaseUrl, dataDirectory } = shop.database;
    return executeCommand(contentCommand, args, {
      config: { ...shop.config, databaseUrl, dataDirectory },
      directory: folder,
      print: (line) => void printed.push(line),
    });
  };
  const read = (language: string) => readFileSync(join(folder, `synonyms-${language}.txt`), 'utf8');
  const put = (language: string, ...lines: string[]) =>
    writeFileSync(join(folder, `synonyms-${language}.txt`), lines.join('\n'));

  /** As an engine requests them. */
  const get = async (language: (typeof languages)[number], headers: Record<string, string> = {}) => {
    const createRequest = await createListRequests(process.cwd(), shop.config.runtime);
    const request = createRequest({ language });
    return shop.call('GET', request.synonymsUrl ?? '', { headers: { ...request.headers, ...headers } });
  };
  const readGroups = async (language: (typeof languages)[number]) => {
    const { status, body } = await get(language);
    expect(status).toBe(200);
    return (body.data as { words: string[] }[]).map(({ words }) => words);
  };

  it('are imported for each language, served in that language only, and revalidated', async () => {
    put('es', '\uFEFF# Limpieza', '', 'balde = cubo=cubeta', '  bote  de\tbasura =Basurero ', 'lápiz = lapicero');
    put('zh', '玻璃杯＝水杯');
    await run('import', '.');
    expect(printed).toEqual([
      '  + synonyms-es.txt: balde = cubo = cubeta',
      '  + synonyms-es.txt: bote de basura = Basurero',
      '  + synonyms-es.txt: lápiz = lapicero',
      '  + synonyms-zh.txt: 玻璃杯 = 水杯',
      expect.stringMatching(/^Done: wrote 4 changes to /),
    ]);
    expect(await readGroups('es')).toEqual([
      ['balde', 'cubo', 'cubeta'],
      ['bote de basura', 'Basurero'],
      ['lápiz', 'lapicero'],
    ]);
    expect(await readGroups('en')).toEqual([]);
    expect(await readGroups('zh')).toEqual([['玻璃杯', '水杯']]);
    const { etag = '' } = (await get('es')).headers;
    expect((await get('es', { 'if-none-match': String(etag) })).status).toBe(304);
  });

  it('change, are reordered and are removed', async () => {
    put('en', 'bin = trash can', 'pen = biro');
    await run('import', '.');
    printed = [];
    put('en', 'pen = biro', 'bin = trash can', '# The same groups');
    await run('import', '.');
    put('en', 'pen = ballpoint', 'bin = trash can');
    await run('import', '.');
    put('en', '# None');
    await run('import', '.');
    expect(printed.filter((line) => line.startsWith(' '))).toEqual([
      '  ~ synonyms-en.txt: the groups (order)',
      '  + synonyms-en.txt: pen = ballpoint',
      '  - synonyms-en.txt: pen = biro',
      '  - synonyms-en.txt: pen = ballpoint',
      '  - synonyms-en.txt: bin = trash can',
    ]);
    expect(await readGroups('en')).toEqual([]);
  });

  it('are refused by line and reason', async () => {
    put('es', '# Una', 'balde', 'cubo =', 'lápiz = LAPIZ', `corto = ${'l'.repeat(101)}`, 'a = !');
    put('en', 'bin = trash can', 'x = y\u0007', 'Trash can = Bin', Array.from('abcdefghijklmnopqrstu').join('='));
    writeFileSync(join(folder, 'synonyms-zh.txt'), Buffer.from('a = b\ncaño = tubo', 'latin1'));
    await expect(run('import', '.')).rejects.toThrow('Nothing was written: 9 lines cannot be read.');
    expect(printed).toEqual([
      '  synonyms-es.txt, line 2: a line has two words or more, as in: balde = cubo = cubeta',
      '  synonyms-es.txt, line 3: nothing is on one side of an equals sign: write the words of a line as in: balde = cubo = cubeta',
      '  synonyms-es.txt, line 4: "LAPIZ" appears twice; case and accents make no difference',
      `  synonyms-es.txt, line 5: "${'l'.repeat(101)}" is longer than 100 characters`,
      '  synonyms-es.txt, line 6: "!" has no letter or digit',
      '  synonyms-en.txt, line 2: contains a control character',
      '  synonyms-en.txt, line 3: is the same group as in line 1',
      '  synonyms-en.txt, line 4: has more than 20 words',
      '  synonyms-zh.txt, line 2: the file is not in UTF-8: save it with this encoding',
    ]);
    expect(await readGroups('en')).toEqual([]);
  });

  it('come with the demo in every language, are exported, and stay after it where imported', async () => {
    await seedDatabase(shop.database.db, { ...shop.config.runtime, rootDirectory: process.cwd(), items: 1 });
    for (const language of languages) expect((await readGroups(language)).length).toBeGreaterThan(4);
    const exported = await readGroups('es');
    await run('export', '.');
    expect(read('es')).toContain(`\n${exported[0]?.join(' = ')}\n`);
    await run('import', '.');
    expect(printed.at(-1)).toBe('Nothing has changed.');
    for (const language of ['en', 'zh']) rmSync(join(folder, `synonyms-${language}.txt`));
    put('es', read('es'), 'propio = nuestro');
    await run('import', '.');
    await removeDemo(shop.database.db);
    expect(await readGroups('es')).toEqual([...exported, ['propio', 'nuestro']]);
    expect(await readGroups('en')).toEqual([]);
  });
});
