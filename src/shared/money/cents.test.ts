import { sumAmounts, toCents } from './cents';

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
