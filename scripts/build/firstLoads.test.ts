import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { languages } from '../../src/shared/i18n/languages';
import { chunkFilesName, getScreen, screenNames } from '../../src/shared/routing/screens';
import { listFirstLoads } from './firstLoads';

const dist = mkdtempSync(path.join(tmpdir(), 'medida-first-loads-'));

const texts = languages.map((language) => `locale-${language}`);
const lazy = ['footer', 'item-rail', 'home-sections', 'related-items', 'contact-form'];
const chunks = [
  ...screenNames.map((name) => getScreen(name).chunk),
  'catalogue-engine',
  'catalogue',
  ...lazy,
  ...texts,
];

beforeAll(() => {
  const write = (name: string, content: string) => writeFileSync(path.join(dist, name), content);
  write('index.html', '<script id="runtime-config"></script><script defer src="/assets/main.js"></script>');
  write(chunkFilesName, JSON.stringify(Object.fromEntries(chunks.map((name) => [name, [`${name}.js`]]))));
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const findFirstLoad = (name: string) => listFirstLoads(dist).find(({ screen }) => screen === name);

it('lists the screen and its texts', () => {
  expect(findFirstLoad('home')).toEqual({
    screen: 'home',
    start: ['assets/main.js'],
    firstView: ['assets/main.js', ...['home.js', 'footer.js', 'item-rail.js', 'home-sections.js', 'locale-es.js']],
  });
});

it('adds the engine and its worker where the screen lists items', () => {
  const added = ['catalogue-engine.js', 'catalogue.js'];
  expect(findFirstLoad('catalogue')?.firstView).toEqual(expect.arrayContaining(added));
  expect(findFirstLoad('contact')?.firstView).not.toEqual(expect.arrayContaining(added));
});

it('leaves private screens out', () => {
  expect(findFirstLoad('dashboard')).toBeUndefined();
  expect(findFirstLoad('login')).toBeDefined();
});
