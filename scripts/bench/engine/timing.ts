export const timed = <Result>(work: () => Result): { time: number; result: Result } => {
  const from = performance.now();
  const result = work();
  return { time: performance.now() - from, result };
};

/** The value below which this share of the times lies; NaN without times, so that no budget is met by accident. */
export const percentile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
};

export const median = (times: readonly number[]): number => percentile(times, 0.5);
