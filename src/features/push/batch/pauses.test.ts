import { pauseAfter } from './pauses';

it('grows up to a maximum', () => {
  const pauses = Array.from({ length: 12 }, (_, index) => pauseAfter({ attempts: index + 1 }) / 1000);
  expect(pauses).toEqual([2, 5, 10, 20, 40, 60, 120, 300, 300, 300, 300, 300]);
});

it('respects Retry-After, up to a limit', () => {
  expect(pauseAfter({ attempts: 1, retryAfter: 30 })).toBe(30_000);
  expect(pauseAfter({ attempts: 8, retryAfter: 30 })).toBe(300_000);
  expect(pauseAfter({ attempts: 1, retryAfter: 63_072_000 })).toBe(900_000);
});
