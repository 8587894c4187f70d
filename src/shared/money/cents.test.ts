import { divideCents, multiplyAmount, sumAmounts, toCents, writeAmount } from './cents';

it.each([
  [4.9, 490],
  [1.005, 100],
  [0.29, 29],
  [0, 0],
])('%p is %p cents', (amount, cents) => {
  expect(toCents(amount)).toBe(cents);
});

it('adds amounts without drifting', () => {
  expect(sumAmounts([0.1, 0.2])).toBe(0.3);
  expect(sumAmounts(Array.from({ length: 1000 }, () => 0.1))).toBe(100);
  expect(sumAmounts([])).toBe(0);
});

it('multiplies amounts without drifting', () => {
  expect(multiplyAmount(4.9, 3)).toBe(14.7);
});

it.each([
  [149, 2, 75],
  [100, 3, 33],
])('divides %p cents by %p into %p each', (cents, count, each) => {
  expect(divideCents(cents, count)).toBe(each);
});

it('writes amounts with two decimals', () => {
  expect([4.9, 12, 1234.5].map(writeAmount)).toEqual(['4.90', '12.00', '1234.50']);
});
