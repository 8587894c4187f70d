const steps = [1, 2, 2.5, 5, 10];

/** The round number that a scale ends at: no bar is higher, and half of it is round enough to be written. */
export const chartTop = (values: readonly number[]): number => {
  const highest = Math.max(0, ...values);
  if (highest === 0) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(highest));
  return (steps.find((step) => step * magnitude >= highest) ?? 10) * magnitude;
};
