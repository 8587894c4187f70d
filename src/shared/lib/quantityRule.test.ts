import fc from 'fast-check';

import {
  findAllowed,
  getQuantityRule,
  maxQuantity,
  roundDownByRule,
  roundUpByRule,
  stepByRule,
  toNearestAllowed,
} from './quantityRule';

it.each([
  [{}, { least: 1, step: 1 }],
  [{ minimumQuantity: 48 }, { least: 48, step: 1 }],
  [{ quantityStep: 24 }, { least: 24, step: 24 }],
  [
    { minimumQuantity: 48, quantityStep: 24 },
    { least: 48, step: 24 },
  ],
  [
    { minimumQuantity: 50, quantityStep: 24 },
    { least: 72, step: 24 },
  ],
  [
    { minimumQuantity: 0, quantityStep: 0 },
    { least: 1, step: 1 },
  ],
  [
    { minimumQuantity: -6, quantityStep: 1.5 },
    { least: 1, step: 1 },
  ],
  [
    { minimumQuantity: 1e9, quantityStep: 1e9 },
    { least: 1, step: 1 },
  ],
  [
    { minimumQuantity: 999_999, quantityStep: 500_000 },
    { least: 500_000, step: 500_000 },
  ],
])('reads %j', (item, rule) => {
  expect(getQuantityRule(item)).toEqual(rule);
});

const inSteps = { minimumQuantity: 48, quantityStep: 24 };

it.each([
  [0, 48],
  [24, 24],
  [48, 24],
  [50, 22],
  [72, 24],
])('adds to %i at least %i', (present, least) => {
  expect(getQuantityRule(inSteps, present)).toEqual({ least, step: 24 });
});

it.each([
  [50, [48, 72]],
  [71, [48, 72]],
  [47, [48]],
  [1, [48]],
  [999_999, [999_984]],
  [48, null],
  [72, null],
])('answers %i with %j', (quantity, allowed) => {
  expect(findAllowed(getQuantityRule(inSteps), quantity)).toEqual(allowed);
});

it.each([
  [50, 48],
  [60, 72],
  [71, 72],
  [1, 48],
  [999_999, 999_984],
  [48, 48],
])('takes for %i the nearest, %i', (quantity, nearest) => {
  expect(toNearestAllowed(getQuantityRule(inSteps), quantity)).toBe(nearest);
});

it.each([
  [1, 48],
  [49, 72],
  [72, 72],
])('rounds %i up to %i', (quantity, allowed) => {
  expect(roundUpByRule(getQuantityRule(inSteps), quantity)).toBe(allowed);
});

it.each([
  [0, 0],
  [47, 0],
  [48, 48],
  [71, 48],
  [100, 96],
])('of %i left, %i can be ordered', (left, allowed) => {
  expect(roundDownByRule(getQuantityRule(inSteps), left)).toBe(allowed);
});

const count = fc.integer({ min: 1, max: 2000 });

it('offers and steps to nothing but what it allows', () => {
  fc.assert(
    fc.property(
      count,
      count,
      fc.nat(2000),
      fc.integer({ min: 1, max: maxQuantity }),
      (minimum, step, present, typed) => {
        const rule = getQuantityRule({ minimumQuantity: minimum, quantityStep: step }, present);
        const offered = findAllowed(rule, typed) ?? [typed];
        for (const quantity of [...offered, stepByRule(rule, typed, 1), stepByRule(rule, typed, -1)]) {
          expect((present + quantity) % step).toBe(0);
          expect(present + quantity).toBeGreaterThanOrEqual(minimum);
          expect(quantity).toBeLessThanOrEqual(maxQuantity);
        }
      },
    ),
  );
});
