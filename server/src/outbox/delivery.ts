import { getErrorMessage } from '../errors';
import { maxPauseMs, type OutboxEntry, type OutboxKind, type OutboxRepository } from '../repositories/outboxRepository';

/** The pause after each failure. After the last, two and a half days in all, the entry waits for the operator. */
const pauses = [
  ...[1, 2, 5, 15, 30, 60, 120, 240, 480, 720].map((minutes) => minutes * 60_000),
  maxPauseMs,
  maxPauseMs,
];

/** Retrying would not help: the entry waits for the operator at once. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError';
}

/** Entries that are sent one after the other. Each channel has its own delivery, so a slow webhook delays no mails. */
export type Channel = {
  kinds: readonly OutboxKind[];
  /** Whether entries are still added, and not just left from an earlier configuration. */
  isInUse: boolean;
  send: (entry: OutboxEntry) => Promise<void>;
};

type DeliveryParts = {
  outbox: OutboxRepository;
  channel: Channel;
  now: () => number;
  onFailure: (entry: OutboxEntry, error: unknown, isGivenUp: boolean) => void;
};

export type Delivery = {
  /** Sends what is due; resolves once nothing is, or after a failure that will be retried. */
  deliver: () => Promise<void>;
  /** Stops after the entry that is being sent. */
  stop: () => void;
};

/** Sends one entry at a time, so that a killed process leaves at most one that may or may not have been sent. */
export const createDelivery = ({ outbox, channel, now, onFailure }: DeliveryParts): Delivery => {
  let isStopped = false;
  /** Sent, but still in the outbox, because the database did not respond. */
  const sent = new Set<string>();

  const removeSent = async () => {
    for (const id of sent) {
      await outbox.remove(id);
      sent.delete(id);
    }
  };

  const settleFailure = async (entry: OutboxEntry, error: unknown) => {
    const isFinal = error instanceof UndeliverableError;
    const pause = isFinal ? undefined : pauses[entry.attempts - 1];
    onFailure(entry, error, pause === undefined);
    const message = getErrorMessage(error);
    await (pause === undefined ? outbox.fail(entry, message, now()) : outbox.postpone(entry, message, now() + pause));
    return isFinal;
  };

  /** False if nothing else should be sent at the moment. */
  const sendNext = async () => {
    const entry = await outbox.claim(channel.kinds, now());
    if (!entry) return false;
    try {
      await channel.send(entry);
    } catch (error) {
      return settleFailure(entry, error);
    }
    sent.add(entry.id);
    await removeSent();
    return true;
  };

  let running: Promise<void> | undefined;
  let isWanted = false;
  const run = async () => {
    while (isWanted) {
      isWanted = false;
      // Before the next claim, which might otherwise take one of them.
      await removeSent();
      while (!isStopped && (await sendNext()));
    }
  };
  return {
    deliver: () => {
      isWanted = true;
      running ??= run().finally(() => {
        running = undefined;
      });
      return running;
    },
    stop: () => {
      isStopped = true;
    },
  };
};
