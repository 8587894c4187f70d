/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { act, renderHook } from '@testing-library/react';

import { useSecondsLeft } from './useSubmission';

describe('a wait', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-03-02T10:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  const start = (seconds: number) => {
    const { result } = renderHook(useSecondsLeft);
    act(() => result.current.waitFor(seconds));
    return result;
  };
  const jump = (ms: number) => {
    jest.setSystemTime(Date.now() + ms);
    act(() => jest.advanceTimersByTime(1000));
  };

  it('counts down and ends', () => {
    const wait = start(60);
    act(() => jest.advanceTimersByTime(10_000));
    expect(wait.current.secondsLeft).toBe(50);
    act(() => jest.advanceTimersByTime(50_000));
    expect(wait.current.secondsLeft).toBe(0);
  });

  it('ends on time when the machine slept through it', () => {
    const wait = start(60);
    jump(3_600_000);
    expect(wait.current.secondsLeft).toBe(0);
  });

  it('never gets longer when the clock is set back', () => {
    const wait = start(60);
    jump(-365 * 24 * 3_600_000);
    expect(wait.current.secondsLeft).toBeLessThanOrEqual(60);
    act(() => jest.advanceTimersByTime(61_000));
    expect(wait.current.secondsLeft).toBe(0);
  });
});
