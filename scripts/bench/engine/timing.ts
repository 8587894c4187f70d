export const timed = <Result>(work: () => Result): { time: number; result: Result } => {
  const from = performance.now();
  const result = work();
  return { time: performance.now() - from, result };
};

export const percentile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

export const median = (times: readonly number[]): number => percentile(times, 0.5);
