/** Measures the services' own engine: what it adds to their memory, what its rebuilds delay, and how fast it answers. */
export const bench = async () => {
  const { measureSizes } = await import('./engineThread/measureSizes.mjs');
  return measureSizes([1_200, 100_000], 5);
};
