/** Measures the services' own engine: the memory it adds, the delays its rebuilds cause, and how fast it answers. */
export const bench = async () => {
  const { measureSizes } = await import('./engineThread/measureSizes.mjs');
  return measureSizes([1_200, 100_000], 5);
};
