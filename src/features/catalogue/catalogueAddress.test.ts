import fc from 'fast-check';
import { matchPath } from 'react-router';

import { sortOrderNames } from '@/engine/query/sortOrders';
import { getCategoryId, toCategoryPlace } from '@/shared/routing/catalogueAddresses';
import { paths } from '@/shared/routing/paths';

import {
  type CatalogueAddress,
  catalogueHref,
  readCatalogueAddress,
  readOriginList,
  toCatalogQuery,
  wholeCatalogue,
  withChange,
} from './catalogueAddress';

const patterns = [paths.catalogue, paths.category, paths.subcategory, paths.subcategory2].map(({ path }) => path);

const read = (href: string) => {
  const { pathname, search } = new URL(href, 'http://localhost');
  const match = patterns.map((pattern) => matchPath(pattern, pathname)).find(Boolean);
  return readCatalogueAddress(match?.params ?? {}, search);
};

const anyFields: fc.Arbitrary<CatalogueAddress> = fc.record({
  category: fc.option(
    fc
      .record({ name: fc.string(), depth: fc.nat(5), id: fc.nat(9999), catalog: fc.nat(9) })
      .map(({ name, depth, id, catalog }) => toCategoryPlace({ categoryId: `${catalog}:${id}`, name, depth })),
  ),
  text: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
  isLiteral: fc.boolean(),
  offers: fc.boolean(),
  recent: fc.boolean(),
  isBought: fc.boolean(),
  inStock: fc.boolean(),
  catalogId: fc.option(fc.nat(999)),
  features: fc.dictionary(
    fc.stringMatching(/^[a-z0-9-]{1,9}$/),
    fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,9}$/), { minLength: 1, maxLength: 3 }),
    { maxKeys: 3, noNullPrototype: true },
  ),
  price: fc.option(
    fc
      .record({ from: fc.option(fc.nat(99)), to: fc.option(fc.integer({ min: 10_000, max: 99_999 })) })
      .map(({ from, to }) => ({ from: from === null ? null : from / 4, to: to === null ? null : to / 100 }))
      .filter(({ from, to }) => from !== null || to !== null),
  ),
  sort: fc.constantFrom(...sortOrderNames),
  isTable: fc.boolean(),
  isPriceList: fc.boolean(),
  page: fc.integer({ min: 1, max: 999 }),
});

const anyAddress = anyFields.map((address) => ({
  ...address,
  isLiteral: address.isLiteral && address.text !== '',
}));

it('round-trips every state through its URL', () => {
  fc.assert(fc.property(anyAddress, (address) => expect(read(catalogueHref('en', address))).toEqual(address)));
});

it.each([
  ['/en/catalogo', {}],
  [
    '/en/catalogo/3?q=%20bolt%20&sort=price-desc&view=table',
    { page: 3, text: 'bolt', sort: 'price-desc', isTable: true },
  ],
  ['/en/catalogo?q=bolt&prices=1', { text: 'bolt', isPriceList: true }],
  [
    '/en/catalogo?where=material.steel_material.brass_brand.nube_x_a.b.c_material.steel&price=2.5-10',
    { features: { material: ['steel', 'brass'], brand: ['nube'] }, price: { from: 2.5, to: 10 } },
  ],
  [
    '/en/catalogo?where=constructor.name&price=-10',
    { features: { constructor: ['name'] }, price: { from: null, to: 10 } },
  ],
  ['/en/catalogo?where=%3Cscript%3E.a&price=20-10', {}],
  ['/en/catalogo?price=-', {}],
  ['/en/catalogo/-1?sort=worst&offers=yes&catalog=x', {}],
  ['/en/catalogo/0?new=1&offers=1&catalog=2', { recent: true, offers: true, catalogId: 2 }],
  ['/en/subcategory/tornillos-1-5/2', { category: { segment: 'tornillos-1-5', depth: 1 }, page: 2 }],
])('parses %s', (href, parsed) => {
  expect(read(href)).toEqual({ ...wholeCatalogue, ...parsed });
});

it('resets to the first page when a filter changes', () => {
  expect(withChange({ ...wholeCatalogue, page: 4 }, { offers: true })).toMatchObject({ offers: true, page: 1 });
  expect(withChange({ ...wholeCatalogue, page: 4 }, { page: 5 })).toMatchObject({ page: 5 });
});

it.each([
  ['screws-1-5', '1:5'],
  ['m8-2-12-1-5', '1:5'],
  ['螺丝-2-7', '2:7'],
  ['1-5', '1:5'],
  ['screws', null],
  ['screws-5', null],
])('parses the category id in %s', (segment, categoryId) => {
  expect(getCategoryId({ segment, depth: 0 })).toBe(categoryId);
});

it('queries an unknown category when the URL has no valid one', () => {
  expect(toCatalogQuery({ ...wholeCatalogue, category: { segment: 'screws', depth: 0 } }, 24).categoryId).toBe(
    'screws',
  );
});

it('builds the engine query from the URL', () => {
  const address = read('/en/category/screws-1-5/2?q=bolt&new=1&catalog=2&sort=price-desc');
  expect(toCatalogQuery(address, 48)).toEqual({
    text: 'bolt',
    categoryId: '1:5',
    recent: true,
    catalogIds: [2],
    isGrouped: true,
    sort: 'price-desc',
    page: 2,
    pageSize: 48,
  });
});

it('queries what the client bought before, or lets it break ties between search results', () => {
  const bought = ['1:5', '2:7'];
  const query = (href: string, keys?: string[]) => toCatalogQuery(read(href), 24, keys);
  expect(query('/en/catalogo?bought=1', bought)).toMatchObject({ preferred: bought, onlyPreferred: true });
  expect(query('/en/catalogo?q=bolt', bought)).toMatchObject({ text: 'bolt', preferred: bought });
  for (const href of ['/en/catalogo?q=bolt', '/en/catalogo?q=bolt&sort=name', '/en/catalogo'])
    expect(query(href, bought)).not.toHaveProperty('onlyPreferred');
  for (const href of ['/en/catalogo?q=bolt&sort=name', '/en/catalogo'])
    expect(query(href, bought)).not.toHaveProperty('preferred');
  expect(query('/en/catalogo?bought=1')).not.toHaveProperty('onlyPreferred');
});

it('reads the list stored in a history entry', () => {
  const list = { ...wholeCatalogue, text: 'bolt', catalogId: 2, category: { segment: 'screws-1-5', depth: 1 } };
  expect(readOriginList({ list })).toEqual(list);
});

it.each([
  null,
  undefined,
  'list',
  {},
  { list: null },
  { list: {} },
  { list: { ...wholeCatalogue, sort: 'worst' } },
  { list: { ...wholeCatalogue, page: '2' } },
  { list: { ...wholeCatalogue, catalogId: 'two' } },
  { list: { ...wholeCatalogue, category: { segment: 5, depth: 0 } } },
])('reads no list from %p', (state) => {
  expect(readOriginList(state)).toBeNull();
});
