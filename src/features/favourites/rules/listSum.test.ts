import { getLineCents, listCents } from './listSum';

const screw = { price: 4.9, bestPrice: 4.2, quantityBestPrice: 12 };
const noPrice = { price: null, bestPrice: null, quantityBestPrice: null };

it.each([
  [1, 490],
  [11, 5390],
  [12, 5040],
])('prices %p pieces at the unit price for that quantity', (quantity, cents) => {
  expect(getLineCents({ quantity }, screw)).toBe(cents);
});

it('sums only items that are for sale', () => {
  const lines = [1, 2, 3, 4].map((stockItemId) => ({ catalogId: 1, stockItemId, quantity: 3 }));
  const items = { '1:1': screw, '1:2': noPrice, '1:3': null };
  expect(getLineCents({ quantity: 3 }, noPrice)).toBeNull();
  expect(getLineCents({ quantity: 3 }, undefined)).toBeNull();
  expect(listCents(lines, items)).toBe(1470);
});
