import { aStockItem } from '@/../test/support/builders/aCatalogue';
import { aSnapshot, someLists } from '@/../test/support/builders/aSnapshot';

import { createBrandCounter } from './brandItems';

const pan = aStockItem({ stockItemId: 1, name: 'Álba pan', isParent: true });
const small = aStockItem({ stockItemId: 2, name: 'Alba pan, 20 cm', stockItemParentId: 1 });
const large = aStockItem({ stockItemId: 3, name: 'Alba pan, 28 cm', stockItemParentId: 1 });
const lid = aStockItem({ stockItemId: 4, name: 'Lid for Alba' });
const olmo = aStockItem({ stockItemId: 5, name: 'Olmo mug' });

const value = (key: string, name: string, ...stockItemIds: number[]) => ({ key, name, stockItemIds });
const snapshot = aSnapshot({
  ...someLists(1, [pan, small, large, lid, olmo]),
  features: [
    { key: 'line', name: 'Line', values: [value('alba', 'Alba', 5)] },
    { key: 'brand', name: 'Brand', values: [value('alba', 'ALBA', 1, 2, 3), value('vega', 'Vega')] },
  ],
});

const count = (...names: string[]) => names.map(createBrandCounter(snapshot, names));

it('counts the products of a brand by the feature that names most of the brands', () => {
  expect(count('Alba', 'Vega')).toEqual([
    { products: 1, feature: { key: 'brand', value: 'alba' } },
    { products: 0, feature: { key: 'brand', value: 'vega' } },
  ]);
});

it('searches for a brand that no feature names', () => {
  expect(count('Olmo', 'None')).toEqual([
    { products: 1, feature: null },
    { products: 0, feature: null },
  ]);
});
