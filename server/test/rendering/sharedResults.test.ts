import type { RenderPage } from '@/app/rendering/pageVisit';
import { renderPage } from '@/app/rendering/renderPage';

import { raiseDataVersions } from '../../src/db/dataVersions';
import { fillShop } from '../support/builders';
import { createBuiltRoot } from '../support/builtPage';
import { loadScreens, readStateAddress } from '../support/renderedPages';
import { createTestApp, type TestApp } from '../support/testApp';

let shop: TestApp;
let built: Awaited<ReturnType<typeof createBuiltRoot>>;
let asked: string[];

/** Notes what each page requests from the services and the engines. */
const noting =
  (changes: Partial<Parameters<RenderPage>[0]> = {}): RenderPage =>
  (services, visit) =>
    renderPage(
      {
        ...services,
        ...changes,
        fetch: (input, init) => {
          asked.push(input instanceof Request ? input.url : input.toString());
          return services.fetch(input, init);
        },
        engine: (language) => {
          asked.push(`engine ${language}`);
          return services.engine(language);
        },
      },
      visit,
    );

const open = async (render: RenderPage) => {
  shop = await createTestApp('sqlite', { renderPage: render, rootDirectory: built.root });
  await fillShop(shop.database.db);
};

beforeAll(loadScreens);

beforeEach(async () => {
  asked = [];
  built = await createBuiltRoot();
});

afterEach(async () => {
  await shop.close();
  await built.remove();
});

/** What the page at an address requests. */
const visit = async (path: string, headers: Record<string, string> = {}) => {
  asked = [];
  const { status, text } = await shop.call('GET', path, { headers: { accept: 'text/html', ...headers } });
  expect(status).toBe(200);
  return { text, asked };
};

it('starts a page with the results of earlier ones, and requests only the others', async () => {
  await open(noting());
  expect((await visit('/en/catalogo')).asked).toContain('engine en');
  expect((await visit('/en/catalogo?from=mail')).asked).toEqual([]);
  const { asked: byContact } = await visit('/en/contact');
  expect(byContact).toEqual([expect.stringContaining('/contact')]);
  expect((await visit('/es/contact')).asked.length).toBeGreaterThan(1);
});

it('gives a page the same state, whichever pages were rendered before it', async () => {
  await open(noting());
  const addresses = ['/en/contact', '/en', '/en/stock/screw/101', '/en/offers'];
  const states: (string | undefined)[] = [];
  for (const address of addresses) states.push(readStateAddress((await visit(address)).text));
  const other = await shop.another();
  const others: (string | undefined)[] = [];
  for (const address of addresses.toReversed()) {
    const { text } = await other.call('GET', address, { headers: { accept: 'text/html' } });
    others.unshift(readStateAddress(text));
  }
  expect(others).toEqual(states);
  await other.close();
});

it('requests everything again for a forced read, and once the data has changed', async () => {
  await open(noting());
  const { asked: first } = await visit('/en/brands');
  expect((await visit('/en/brands?again=1')).asked).toEqual([]);
  expect((await visit('/en/brands?again=2', { 'cache-control': 'no-cache' })).asked).toEqual(first);
  await raiseDataVersions(shop.database.db, [1]);
  shop.clock.now += 1000;
  expect((await visit('/en/brands?again=3')).asked).toEqual(first);
});

it('shares nothing while the engine lacks current lists', async () => {
  await open(noting({ hasCurrentLists: async () => false }));
  await visit('/en/catalogo');
  expect((await visit('/en/catalogo?from=mail')).asked).toContain('engine en');
});

it('starts over when there are too many results', async () => {
  await open(noting());
  await visit('/en/brands');
  for (let page = 0; page < 60; page += 1) await visit(`/en/catalogo?q=screw${page}`);
  expect((await visit('/en/brands?again=1')).asked).toContainEqual(expect.stringContaining('/brands'));
}, 30_000);
