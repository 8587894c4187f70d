/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { act, renderHook } from '@testing-library/react';

import { useSecondsLeft } from './useSubmission';

describe('a wait', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-03-02T10:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  const start = (seconds: number) => {
    const wait = { startedAt: Date.now(), seconds };
    const onEnd = jest.fn();
    const { result } = renderHook(() => useSecondsLeft(wait, onEnd));
    return { result, onEnd };
  };
  const jump = (ms: number) => {
    jest.setSystemTime(Date.now() + ms);
    act(() => jest.advanceTimersByTime(1000));
  };

  it('counts down and ends', () => {
    const { result, onEnd } = start(60);
    expect(result.current).toBe(60);
    act(() => jest.advanceTimersByTime(10_000));
    expect(result.current).toBe(50);
    expect(onEnd).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(50_000));
    expect(onEnd).toHaveBeenCalled();
  });

  it('ends on time when the machine slept through it', () => {
    const { onEnd } = start(60);
    jump(3_600_000);
    expect(onEnd).toHaveBeenCalled();
  });

  it('never gets longer when the clock is set back', () => {
    const { result, onEnd } = start(60);
    jump(-365 * 24 * 3_600_000);
    expect(result.current).toBeLessThanOrEqual(60);
    act(() => jest.advanceTimersByTime(61_000));
    expect(onEnd).toHaveBeenCalled();
  });

  it('is shown in full by a replay that starts after its end', () => {
    const wait = { startedAt: Date.now() - 86_400_000, seconds: 60 };
    const { result } = renderHook(() => useSecondsLeft(wait, () => undefined));
    act(() => jest.advanceTimersByTime(1000));
    expect(result.current).toBe(60);
  });
});
