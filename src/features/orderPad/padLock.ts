import { withLock } from '@/shared/lib/webLocks';

const name = 'medida.orderPad';

/** Only one tab at a time may add the pad to the cart. Null when another tab holds the lock. */
export const whileNoOtherTab = <Result>(work: () => Promise<Result>): Promise<Result | null> =>
  withLock<Result | null>(name, { ifAvailable: true }, (isOurs) => (isOurs ? work() : null));
