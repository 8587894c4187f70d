import { createRestartPauses } from '../../src/processes/primary';

it('pauses longer after each failure, and starts over after a quiet minute', () => {
  let now = 0;
  const nextPause = createRestartPauses(() => now);
  const pauses = Array.from({ length: 9 }, () => {
    const pause = nextPause();
    now += pause;
    return pause;
  });
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  now += 60_000;
  expect(nextPause()).toBe(500);
});
