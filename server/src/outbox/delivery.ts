import { getErrorMessage } from '../errors';
import type { OutboxEntry, OutboxKind, OutboxRepository } from '../repositories/outboxRepository';

const minute = 60_000;
const hour = 60 * minute;

/** After each failure; after the last, two and a half days in all, the entry waits for the operator. */
const pauses = [1, 2, 5, 15, 30, 60, 120, 240, 480, 720, 960, 960].map((minutes) => minutes * minute);

// After a crash others may take over what was claimed.
const claimMs = hour / 4;
const claimedAtOnce = 10;

/** What is delivered one after the other; a slow webhook does not hold up mails. */
export type Channel = {
  kinds: readonly OutboxKind[];
  send: (entry: OutboxEntry) => Promise<void>;
};

type DeliveryParts = {
  outbox: OutboxRepository;
  channels: Channel[];
  now: () => number;
  onFailure: (entry: OutboxEntry, error: unknown) => void;
};

export type Delivery = {
  /** Sends what is due; resolves once nothing is, or the first attempt of a channel has failed. */
  deliver: () => Promise<void>;
  /** Sends nothing after what is being sent at the moment. */
  stop: () => void;
};

export const createDelivery = ({ outbox, channels, now, onFailure }: DeliveryParts): Delivery => {
  let isStopped = false;
  const settleFailure = async (entry: OutboxEntry, error: unknown) => {
    onFailure(entry, error);
    const pause = pauses[entry.attempts - 1];
    const message = getErrorMessage(error);
    await (pause === undefined
      ? outbox.fail(entry.id, message, now())
      : outbox.postpone(entry.id, message, now() + pause));
  };

  /** False if there may be more that is due, but nothing should be sent at the moment. */
  const sendClaimed = async ({ send }: Channel, claimed: OutboxEntry[]) => {
    const sent: string[] = [];
    const rest = [...claimed];
    try {
      for (let entry = rest.shift(); entry; entry = isStopped ? undefined : rest.shift()) {
        try {
          await send(entry);
          sent.push(entry.id);
        } catch (error) {
          await settleFailure(entry, error);
          return false;
        }
      }
      return true;
    } finally {
      await outbox.remove(sent);
      await outbox.release(
        rest.map(({ id }) => id),
        now(),
      );
    }
  };

  const deliverChannel = async (channel: Channel) => {
    while (!isStopped) {
      const claimed = await outbox.claim(channel.kinds, claimedAtOnce, now(), now() + claimMs);
      if (claimed.length === 0 || !(await sendClaimed(channel, claimed))) return;
    }
  };

  const running = new Map<Channel, Promise<void>>();
  const again = new Set<Channel>();
  const start = (channel: Channel): Promise<void> => {
    const present = running.get(channel);
    if (present) {
      again.add(channel);
      return present;
    }
    const run = async () => {
      do {
        again.delete(channel);
        await deliverChannel(channel);
      } while (again.has(channel));
    };
    const done = run().finally(() => running.delete(channel));
    running.set(channel, done);
    return done;
  };
  return {
    deliver: async () => {
      await Promise.all(channels.map(start));
    },
    stop: () => {
      isStopped = true;
    },
  };
};
