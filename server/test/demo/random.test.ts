import { createRandom } from '../../demo/random';

const sequence = (seed: number, name: string) => {
  const random = createRandom(seed, name);
  return Array.from({ length: 20 }, () => random.next());
};

describe('the seeded random numbers', () => {
  it('repeat for the same seed and name', () => {
    expect(sequence(7, 'items')).toEqual(sequence(7, 'items'));
  });

  it('differ by seed and by name', () => {
    expect(sequence(7, 'items')).not.toEqual(sequence(8, 'items'));
    expect(sequence(7, 'items')).not.toEqual(sequence(7, 'orders'));
  });

  it('include both ends of a range and nothing beyond', () => {
    const random = createRandom(3);
    const drawn = new Set(Array.from({ length: 400 }, () => random.int(2, 5)));
    expect([...drawn].sort()).toEqual([2, 3, 4, 5]);
  });

  it('shuffle without losing or repeating elements', () => {
    const numbers = Array.from({ length: 30 }, (_, index) => index);
    const shuffled = createRandom(1).shuffle(numbers);
    expect(shuffled).not.toEqual(numbers);
    expect([...shuffled].sort((one, other) => one - other)).toEqual(numbers);
  });

  it('refuse to pick from an empty list', () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError);
  });
});
