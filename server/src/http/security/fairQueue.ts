import { Refusal, tooManyRequests } from '../responses/refusal';

export type Turn = {
  /** One task per group runs at a time; the groups take turns. */
  group: string;
  /** Known groups alternate with all unknown groups together, so that no number of unknown ones can hold them up. */
  isKnown: boolean;
  /** A task that has not started by then never does. */
  signal?: AbortSignal;
};

export type FairQueue = <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result>;

type Waiter = { start: () => void; refuse: (reason: unknown) => void };

type Group = { name: string; isRunning: boolean; waiters: Waiter[] };

type Lane = Map<string, Group>;

type FairQueueOptions = { maxRunning: number; maxPerGroup: number; maxWaiting: number };

const retryAfter = 5;
const tooBusy = () => new Refusal(503, 'unavailable', {}, { 'retry-after': String(retryAfter) });

const countWaiters = (lane: Lane) => [...lane.values()].reduce((count, { waiters }) => count + waiters.length, 0);

const findLongestGroup = (lane: Lane) =>
  [...lane.values()].sort((one, other) => other.waiters.length - one.waiters.length)[0];

/** Runs at most `maxRunning` tasks at once, one per group. `maxWaiting` applies to known and unknown groups separately. */
export const createFairQueue = ({ maxRunning, maxPerGroup, maxWaiting }: FairQueueOptions): FairQueue => {
  const known: Lane = new Map();
  const unknown: Lane = new Map();
  let lanes: [Lane, Lane] = [known, unknown];
  let free = maxRunning;

  const startNext = () => {
    for (const lane of lanes) {
      const next = [...lane.values()].find(({ isRunning, waiters }) => !isRunning && waiters.length > 0);
      if (!next) continue;
      lanes = lane === known ? [unknown, known] : [known, unknown];
      next.isRunning = true;
      free -= 1;
      next.waiters.shift()?.start();
      return;
    }
  };
  const finish = (lane: Lane, group: Group) => {
    group.isRunning = false;
    // Move the group to the end of the lane, behind those that arrived in the meantime.
    lane.delete(group.name);
    if (group.waiters.length > 0) lane.set(group.name, group);
    free += 1;
    startNext();
  };
  const makeRoom = (lane: Lane, group: Group) => {
    if (group.waiters.length >= maxPerGroup) throw tooManyRequests(retryAfter);
    if (countWaiters(lane) < maxWaiting) return;
    // Drop the last task of the longest group, so that a group that fills the lane keeps nobody else out.
    const longest = findLongestGroup(lane);
    if (!longest || longest.waiters.length <= group.waiters.length + 1) throw tooBusy();
    longest.waiters.pop()?.refuse(tooBusy());
  };

  const leave = (lane: Lane, group: Group, waiter: Waiter, reason: unknown) => {
    const index = group.waiters.indexOf(waiter);
    if (index < 0) return;
    group.waiters.splice(index, 1);
    if (group.waiters.length === 0 && !group.isRunning) lane.delete(group.name);
    waiter.refuse(reason);
  };

  return async (turn, work) => {
    const { signal } = turn;
    signal?.throwIfAborted();
    const lane = turn.isKnown ? known : unknown;
    const group = lane.get(turn.group) ?? { name: turn.group, isRunning: false, waiters: [] };
    if (free === 0 || group.isRunning) makeRoom(lane, group);
    lane.set(turn.group, group);
    await new Promise<void>((start, refuse) => {
      const waiter = { start, refuse };
      group.waiters.push(waiter);
      signal?.addEventListener('abort', () => leave(lane, group, waiter, signal.reason), { once: true });
      if (free > 0) startNext();
    });
    try {
      return await work();
    } finally {
      finish(lane, group);
    }
  };
};
