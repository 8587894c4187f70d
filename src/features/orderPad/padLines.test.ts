import { aStockItem } from '@/../test/support/builders/aCatalogue';
import { getQuantityRule } from '@/shared/lib/quantityRule';

import { checkRows, getTotal } from './padLines';

const item = { ...aStockItem(), catalogId: 1, key: '1:101', categoryId: null };
const rows = (...quantities: string[]) => quantities.map((quantity, id) => ({ id: `${id}`, code: 'WS-440', quantity }));
const checkQuantities = (...quantities: string[]) =>
  checkRows(rows(...quantities), { 'WS-440': { state: 'found', items: [item], parent: null } }, 'en', getQuantityRule);

it.each([
  [['5', '6'], [4.9, 4.9], 53.9],
  [['5', '7'], [4.2, 4.2], 50.4],
  [['12', 'two'], [4.2, 4.2], 50.4],
])('prices lines of one item by their combined quantity: %j', (quantities, prices, total) => {
  const lines = checkQuantities(...quantities);
  expect(lines.map(({ price }) => price)).toEqual(prices);
  expect(getTotal(lines)).toBe(total);
});

describe('of an item that is sold from 48, in steps of 24', () => {
  const ruled = { ...item, minimumQuantity: 48, quantityStep: 24 };
  const check = (quantities: string[], present = 0) =>
    checkRows(
      rows(...quantities),
      { 'WS-440': { state: 'found', items: [ruled], parent: null } },
      'en',
      (each, more = 0) => getQuantityRule(each, present + more),
    );

  it.each([
    [['50'], 0, [[48, 72]]],
    [['24', '24'], 0, [null, null]],
    [
      ['24', '30'],
      0,
      [
        [18, 42],
        [24, 48],
      ],
    ],
    [['24'], 48, [null]],
    [['50'], 22, [null]],
  ])('offers what makes %j with %i in the cart a quantity that is sold', (quantities, present, allowed) => {
    const lines = check(quantities, present);
    expect(lines.map(({ fault }) => fault)).toEqual(
      allowed.map((each) => each && { reason: 'notAllowed', allowed: each }),
    );
    expect(lines.map(({ state }) => state)).toEqual(allowed.map((each) => (each ? 'badNumber' : 'ready')));
  });

  it('leaves lines that are on their way to the cart alone', () => {
    const sent = { id: 'sent', code: 'WS-440', quantity: '50', target: 50 };
    const codes = { 'WS-440': { state: 'found', items: [ruled], parent: null } } as const;
    expect(
      checkRows([sent], { ...codes, 'WS-440': { ...codes['WS-440'], items: [ruled] } }, 'en', getQuantityRule),
    ).toMatchObject([{ state: 'unsettled', fault: null }]);
  });
});

it.each([
  ['1.000', { reason: 'ambiguous', readings: [1, 1000] }],
  ['99999999', { reason: 'tooLarge' }],
  ['two', { reason: 'invalid' }],
])('rejects the quantity %j with the reason', (text, fault) => {
  expect(checkQuantities(text)).toMatchObject([{ state: 'badNumber', quantity: null, fault }]);
});
