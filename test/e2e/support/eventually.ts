import { setTimeout as wait } from 'node:timers/promises';

/** Repeats the check until it passes; its last error is thrown. */
export const eventually = async (check: () => void | Promise<void>, patienceMs = 30_000) => {
  for (const end = Date.now() + patienceMs; ;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(100);
    }
  }
};
