const name = 'medida.orderPad';

/** One tab at a time puts the pad into the cart. Null where another one is at it. */
export const whileNoOtherTab = <Result>(work: () => Promise<Result>): Promise<Result | null> => {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  if (!locks) return work();
  return locks.request(name, { ifAvailable: true }, async (lock) => (lock ? await work() : null));
};
