import type { PriceListItem } from '@/api/priceListApi';

import { toPriceListRow } from './priceListCsv';

const texts = {
  priceOnRequest: 'Price on request',
  namelessCategory: 'Unnamed category',
  nameUnit: (unit: string) => `one ${unit}`,
};

const item: PriceListItem = {
  key: '1:101',
  code: 'WS-440',
  additionalCode: '7501',
  name: 'Wood screw',
  path: ['Fixings', '', 'Screws'],
  price: 4.9,
  bestPrice: 4.2,
  quantityBestPrice: 12,
};

it.each<[name: string, changes: Partial<PriceListItem>, row: string[]]>([
  [
    'the price break',
    {},
    ['WS-440', '7501', 'Wood screw', 'Fixings / Unnamed category / Screws', '4.9', '12', '4.2', '', '', '', ''],
  ],
  [
    'no break',
    { bestPrice: null, path: ['Fixings'] },
    ['WS-440', '7501', 'Wood screw', 'Fixings', '4.9', '', '', '', '', '', ''],
  ],
  [
    'no price, which excludes a better one',
    { price: null, path: [] },
    ['WS-440', '7501', 'Wood screw', '', 'Price on request', '', '', '', '', '', ''],
  ],
  [
    'an item without codes and name',
    { code: null, additionalCode: null, name: null, path: [], bestPrice: null },
    ['', '', '', '', '4.9', '', '', '', '', '', ''],
  ],
  [
    'how it is packed and sold',
    { bestPrice: null, path: [], unit: 'box', minimumQuantity: 4, quantityStep: 2, packSize: 6 },
    ['WS-440', '7501', 'Wood screw', '', '4.9', '', '', 'one box', '4', '2', '6'],
  ],
])('writes %s', (_name, changes, row) => {
  expect(toPriceListRow({ ...item, ...changes }, texts)).toEqual(row);
});
