import { webLocks } from '@/shared/lib/webLocks';

const name = 'medida.orderPad';

/** One tab at a time puts the pad into the cart. Null where another one is at it. */
export const whileNoOtherTab = <Result>(work: () => Promise<Result>): Promise<Result | null> => {
  const locks = webLocks();
  if (!locks) return work();
  return locks.request(name, { ifAvailable: true }, async (lock) => (lock ? await work() : null));
};
