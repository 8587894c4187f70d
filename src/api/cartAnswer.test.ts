import { aStockItem } from '@/../test/support/builders/aCatalogue';
import { cartOf } from './cartAnswer';

const line = { shoppingCartId: 1, quantity: 15, price: 4.9 };
const read = (...data: unknown[]) => cartOf({ isSuccessful: true, data }, undefined, { catalogId: 2 });
const anItem = (overrides: object) => ({ ...aStockItem(), shoppingCarts: [line], ...overrides });

it('reads what the contract describes as it is, and says whose catalogue it is', () => {
  expect(read(anItem({})).items).toEqual([{ ...aStockItem(), catalogId: 2, shoppingCarts: [line] }]);
  expect(read(anItem({ shoppingCarts: [] })).items[0]?.shoppingCarts).toEqual([]);
});

it.each([-5, 'twelve', 1e300, NaN, {}, undefined])('takes a price of %p for none', (price) => {
  const [item] = read(anItem({ price, bestPrice: price, shoppingCarts: [{ ...line, price }] })).items;
  expect(item).toMatchObject({ price: null, bestPrice: null, shoppingCarts: [{ quantity: 15, price: null }] });
});

it('reads prices that are written as text', () => {
  expect(read(anItem({ price: '12.50' })).items[0]?.price).toBe(12.5);
});

it.each([
  ['no item', null],
  ['an item without an id', anItem({ stockItemId: 'x' })],
  ['an item without lines', anItem({ shoppingCarts: undefined })],
  ['a line that is none', anItem({ shoppingCarts: [7] })],
  ['a line without a number', anItem({ shoppingCarts: [{ ...line, shoppingCartId: null }] })],
  ['a quantity that is text', anItem({ shoppingCarts: [{ ...line, quantity: 'many' }] })],
  ['a negative quantity', anItem({ shoppingCarts: [{ ...line, quantity: -1 }] })],
])('fails for %s, because it would be ordered unseen', (_, item) => {
  expect(() => read(anItem({}), item)).toThrow('unreadable');
});
