import fc from 'fast-check';

import { atOnce } from '../host/steps';
import { orderBy } from './itemOrder';

describe('orderBy', () => {
  it('sorts any number of items stably, with missing values last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 1, max: 50 }), (length, spread) => {
        const values = Array.from({ length }, (_, at) => (at % 7 === 3 ? null : (at * 7919) % spread));
        const { positions, known } = atOnce(orderBy(values, (one, other) => one - other));
        const withValue = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
        const expected = withValue.sort((one, other) => one.value - other.value).map(({ at }) => at);
        const without = values.flatMap((value, at) => (value === null ? [at] : []));
        expect(known).toBe(expected.length);
        expect([...positions]).toEqual([...expected, ...without]);
      }),
      { numRuns: 20 },
    );
  });
});
