import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';

import { describePage, getTitle, namelessCategory } from './describePage';

const described = {
  config: aRuntimeConfig({ author: 'Talleres Ruiz', siteTitle: 'Productos hechos a medida' }),
  origin: 'https://shop.example',
  language: 'en' as const,
  screen: 'home' as const,
  subject: { tags: [{ name: 'keywords', content: 'screws, valves' }] },
  addresses: { es: '/es', en: '/en', zh: '/zh' },
  getText: () => undefined,
};

it('includes the author and the tags that a screen gives', () => {
  const metas = describePage(described)
    .map(({ attributes }) => attributes)
    .filter(({ name }) => name === 'author' || name === 'keywords');
  expect(metas).toEqual([
    { name: 'author', content: 'Talleres Ruiz' },
    { name: 'keywords', content: 'screws, valves' },
  ]);
});

it('uses a placeholder for a category without a name', () => {
  const getText = (id: string) => (id === namelessCategory ? 'Unnamed category' : 'Home');
  const trail = [{ categoryId: '1-7', name: '', depth: 1 }];
  const page = { ...described, screen: 'catalogue' as const, subject: { title: 'Valves', trail }, getText };
  const data = describePage(page).map(({ text }) => text ?? '');
  expect(data.join()).toContain('"position":3,"name":"Unnamed category"');
});

it('uses the title of the screen, or the default one', () => {
  expect(getTitle(described).title).toBe('Productos hechos a medida');
  expect(getTitle({ ...described, subject: { title: 'Brands' } }).title).toBe('Brands · Medida');
});

it('offers the variants of an item with variants, from the lowest of their prices', () => {
  const item = { name: 'Pan', code: 'PAN', isParent: true, price: 20, bestPrice: null, quantityBestPrice: null };
  const page = { ...described, screen: 'stockItem' as const, subject: { title: 'Pan', item } };
  const texts = describePage(page).map(({ text }) => text ?? '');
  expect(texts.join()).toContain('{"@type":"AggregateOffer","lowPrice":"20.00","priceCurrency":"USD"');
});
