import { setTimeout as pause } from 'node:timers/promises';

import { Failure } from './failure.mjs';

export const respondsOk = async (url) => {
  try {
    return (await fetch(url)).ok;
  } catch {
    // Not listening yet.
    return false;
  }
};

/** Polls until a process is ready; fails with the message if it exits first or the time runs out. */
export const waitUntilReady = async (child, isReady, message, { everyMs = 50, withinMs = Infinity } = {}) => {
  const deadline = Date.now() + withinMs;
  const ended = child.ended.then(() => true);
  while (!(await isReady())) {
    const hasEnded = await Promise.race([ended, pause(everyMs)]);
    if (hasEnded || Date.now() > deadline) throw new Failure(message);
  }
};
