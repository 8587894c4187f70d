import { Refusal } from '../http/refusal';

export type FewAtOnce = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The rest waits its turn; where too much waits already, a caller is better told so than kept. */
export const createFewAtOnce = ({ running, waiting }: { running: number; waiting: number }): FewAtOnce => {
  const queue: (() => void)[] = [];
  let free = running;
  const enter = () => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) throw new Refusal(503, 'unavailable', {}, { 'retry-after': '5' });
    return new Promise<void>((resolve) => {
      queue.push(resolve);
    });
  };
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
