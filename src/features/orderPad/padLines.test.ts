import { aStockItem } from '@/../test/support/builders/aCatalogue';

import { checkRows, getTotal } from './padLines';

const item = { ...aStockItem(), catalogId: 1, key: '1:101', categoryId: null };
const rows = (...quantities: string[]) => quantities.map((quantity, id) => ({ id: `${id}`, code: 'WS-440', quantity }));
const checkQuantities = (...quantities: string[]) =>
  checkRows(rows(...quantities), { 'WS-440': { state: 'found', items: [item], parent: null } }, 'en');

it.each([
  [['5', '6'], [4.9, 4.9], 53.9],
  [['5', '7'], [4.2, 4.2], 50.4],
  [['12', 'two'], [4.2, 4.2], 50.4],
])('prices lines of one item by their combined quantity: %j', (quantities, prices, total) => {
  const lines = checkQuantities(...quantities);
  expect(lines.map(({ price }) => price)).toEqual(prices);
  expect(getTotal(lines)).toBe(total);
});

it.each([
  ['1.000', { reason: 'ambiguous', readings: [1, 1000] }],
  ['99999999', { reason: 'tooLarge' }],
  ['two', { reason: 'invalid' }],
])('rejects the quantity %j with the reason', (text, fault) => {
  expect(checkQuantities(text)).toMatchObject([{ state: 'badNumber', quantity: null, fault }]);
});
