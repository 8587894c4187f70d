import { createInProcessEngine } from '@/engine/host/inProcessEngine';

import { aCategory, aStockItem } from '../../../test/support/builders/aCatalogue';
import { aLoadRequest, anEnvelope, someListService } from '../../../test/support/builders/someCatalogueServices';
import { withOtherLanguages } from '../../src/engine/otherLanguages';

const openEngine = async (...names: string[]) => {
  const items = names.map((name, at) =>
    aStockItem({
      stockItemId: at + 1,
      name,
      code: `C-${at + 1}`,
      additionalCode: null,
      price: at + 1,
      stockCategoryId: 1,
    }),
  );
  const { fetch } = someListService({
    '/items/1': anEnvelope(items),
    '/categories/1': anEnvelope([aCategory({ stockCategoryId: 1, name: names[0] ?? '' })]),
    '/items/2': anEnvelope([]),
    '/categories/2': anEnvelope([]),
  });
  const engine = createInProcessEngine({ fetch });
  await engine.load(aLoadRequest());
  return engine;
};

const open = async () => {
  const [own, spanish, chinese] = await Promise.all([
    openEngine('Frying pan', 'Hammer', 'Claw hammer', 'Saw'),
    openEngine('Sartén', 'Martillo', 'Martillo de uña', 'Sierra'),
    openEngine('煎锅', '锤子', '羊角锤', '锯'),
  ]);
  const others = [
    { language: 'es' as const, engine: spanish },
    { language: 'zh' as const, engine: chinese },
  ];
  const openOthers = jest.fn(async () => others);
  return { engine: withOtherLanguages(own, openOthers), openOthers };
};

const names = (items: readonly { name: string | null }[]) => items.map(({ name }) => name);

it('finds items by their names in another language, says which, and shows them in its own', async () => {
  const { engine } = await open();
  const page = await engine.request('query', { text: 'martillo', isGrouped: true });
  expect(names(page.items)).toEqual(['Hammer', 'Claw hammer']);
  expect(page).toMatchObject({ total: 2, facets: { categories: { '1:1': 2 } } });
  expect(page.reading).toMatchObject({ language: 'es', corrected: null, parts: [] });
  expect((await engine.request('query', { text: '羊角锤' })).reading?.language).toBe('zh');
});

it('filters, sorts and steps through them like through others', async () => {
  const { engine } = await open();
  const price = { from: 3, to: null };
  expect(names((await engine.request('query', { text: 'martillo', price })).items)).toEqual(['Claw hammer']);
  expect(names((await engine.request('query', { text: 'martillo', sort: 'price-desc' })).items)).toEqual([
    'Claw hammer',
    'Hammer',
  ]);
  const bought = { preferred: ['1:3', '1:4'], onlyPreferred: true };
  expect(names((await engine.request('query', { text: 'martillo', ...bought })).items)).toEqual(['Claw hammer']);
  const list = await engine.request('priceList', { query: { text: 'martillo' }, from: 0, count: 9 });
  expect(names(list.items)).toEqual(['Hammer', 'Claw hammer']);
  expect(await engine.request('neighbours', { query: { text: 'martillo' }, reference: { key: '1:2' } })).toMatchObject({
    position: 1,
    total: 2,
  });
});

it('suggests them', async () => {
  const { engine } = await open();
  const limits = { items: 1, categories: 2 };
  const { items, ...suggestions } = await engine.request('suggest', { text: 'martillo', ...limits });
  expect(names(items)).toEqual(['Hammer']);
  expect(suggestions).toMatchObject({ total: 2, texts: [], language: 'es' });
});

it('is a last resort: for nothing that its own language finds, and no literal search', async () => {
  const { engine, openOthers } = await open();
  expect((await engine.request('query', { text: 'hammer' })).reading?.language).toBeNull();
  expect((await engine.request('query', { text: 'martillo', isLiteral: true })).total).toBe(0);
  expect((await engine.request('suggest', { text: 'saw', items: 1, categories: 0 })).language).toBeNull();
  await engine.request('query', {});
  expect(openOthers).not.toHaveBeenCalled();
});

it('corrects what no language has', async () => {
  const { engine } = await open();
  expect((await engine.request('query', { text: 'hamer' })).reading).toMatchObject({
    corrected: 'Hammer',
    language: null,
  });
});
