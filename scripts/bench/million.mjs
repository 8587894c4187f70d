/** Like engineThread, but with a million items, which takes minutes and two gigabytes of memory. */
export const bench = async () => {
  const { measureSizes } = await import('./engineThread/measureSizes.mjs');
  return measureSizes([1_000_000], 1);
};
