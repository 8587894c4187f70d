const seconds = [2, 5, 10, 20, 40, 60, 120, 300];
const longest = 900;

/**
 * How long to wait before a leg is asked for again. The service may want more; a date in its answer is read against a
 * clock that may be years off, so that what it wants has a limit.
 */
export const pauseAfter = ({
  attempts,
  retryAfter = 0,
}: {
  attempts: number;
  retryAfter?: number | undefined;
}): number => {
  const own = seconds[Math.min(Math.max(attempts, 1), seconds.length) - 1] ?? longest;
  return Math.max(own, Math.min(retryAfter, longest)) * 1000;
};
