import { aLeg } from '@/../test/support/builders/aLeg';

import { getRetryPause } from './retryPause';

const pauseAfter = (attempts: number, retryAfter?: number) => {
  const error = { kind: 'timeout', status: 0, statusText: '', url: '', retryAfter } as const;
  const leg = aLeg({ state: 'unknown', attempts, error });
  return getRetryPause([{ id: 'batch', clientId: 7, legs: [leg] }]);
};

it('grows up to a maximum', () => {
  const pauses = Array.from({ length: 12 }, (_, index) => (pauseAfter(index + 1) ?? 0) / 1000);
  expect(pauses).toEqual([2, 5, 10, 20, 40, 60, 120, 300, 300, 300, 300, 300]);
});

it('respects Retry-After, up to a limit', () => {
  expect(pauseAfter(1, 30)).toBe(30_000);
  expect(pauseAfter(8, 30)).toBe(300_000);
  expect(pauseAfter(1, 63_072_000)).toBe(900_000);
});

it('waits for a request in flight, and not at all once every leg is final', () => {
  const batch = { id: 'batch', clientId: 7 };
  expect(getRetryPause([{ ...batch, legs: [aLeg({ state: 'sending' }), aLeg({ state: 'unknown' })] }])).toBe(60_000);
  expect(getRetryPause([{ ...batch, legs: [aLeg({ state: 'rejected' })] }])).toBeNull();
});
