const seconds = [2, 5, 10, 20, 40, 60, 120, 300];
const longest = 900;

/**
 * Pause before a leg is retried. The service may request a longer one; because a date in its response is compared with
 * a clock that may be years off, that request is capped.
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
