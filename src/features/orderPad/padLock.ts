import { withLock } from '@/shared/lib/webLocks';

const name = 'medida.orderPad';

/** One tab at a time puts the pad into the cart. Null where another one is at it. */
export const whileNoOtherTab = <Result>(work: () => Promise<Result>): Promise<Result | null> =>
  withLock<Result | null>(name, { ifAvailable: true }, (isOurs) => (isOurs ? work() : null));
