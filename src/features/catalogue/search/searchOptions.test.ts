import { moveActive } from './searchOptions';

it('moves from the field through all options and back to the field', () => {
  const down = [0, 1, 2, 3].reduce<number[]>((path) => [...path, moveActive(1, path.at(-1) ?? -1, 3)], []);
  expect(down).toEqual([0, 1, 2, -1]);
  expect(moveActive(-1, -1, 3)).toBe(2);
  expect(moveActive(-1, 0, 3)).toBe(-1);
  expect(moveActive(1, -1, 0)).toBe(-1);
});
