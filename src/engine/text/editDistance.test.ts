import fc from 'fast-check';

import { editDistance } from './editDistance';

const word = fc.string({ unit: fc.constantFrom(...'abc'.split('')), maxLength: 7 });

describe('editDistance', () => {
  it.each([
    ['kt1042', 'kt1042', 0],
    ['kt1042', 'kt1024', 1],
    ['kt1042', 'kt142', 1],
    ['kt1042', 'kt10x42', 1],
    ['kt1042', 'tk1024', 2],
    ['kt1042', 'zz9999', 3],
    ['', 'ab', 2],
  ])('counts the edits between %p and %p', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
  });

  it('compares words of any length, in any order', () => {
    for (const length of [60, 70, 150, 500, 2000, 40]) {
      const one = 'a'.repeat(length);
      expect(editDistance(one, `b${one.slice(2)}b`, 2)).toBe(2);
      expect(editDistance(one, 'b'.repeat(length), length)).toBe(length);
    }
  });

  it('is symmetric, zero for equal words only, and capped at the limit plus one', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, maxDistance) => {
        const distance = editDistance(one, other, maxDistance);
        expect(editDistance(other, one, maxDistance)).toBe(distance);
        expect(distance === 0).toBe(one === other);
        expect(distance).toBeLessThanOrEqual(maxDistance + 1);
        expect(distance).toBe(Math.min(editDistance(one, other, 20), maxDistance + 1));
      }),
      { numRuns: 500 },
    );
  });
});
