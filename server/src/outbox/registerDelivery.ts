import type { FastifyInstance, FastifyReply } from 'fastify';
import { Gauge, type Registry } from 'prom-client';

import type { BackgroundWork } from '../backgroundWork';
import { nameCommands } from '../commands/nameCommands';
import type { OutboxRepository } from '../repositories/outboxRepository';
import { type Channel, createDelivery } from './delivery';

/** Sends what is due once the response is on its way. */
export type DeliverAfter = (reply: FastifyReply) => void;

type DeliveryParts = {
  outbox: OutboxRepository;
  channels: Channel[];
  /** Whether no other process sends from this database. */
  isAlone: boolean;
  background: BackgroundWork;
  registry: Registry;
  now: () => number;
};

// How often to look for retries, and for entries added by commands.
const intervalMs = 5000;

const registerGauge = (registry: Registry, outbox: OutboxRepository) =>
  new Gauge({
    name: 'medida_outbox_entries',
    help: 'Mails and webhooks that wait to be sent, and those that were given up',
    labelNames: ['state'],
    // Every process counts the same entries.
    aggregator: 'max',
    registers: [registry],
    async collect() {
      this.reset();
      // Without the database, which /readyz reports, the other metrics are still useful.
      const counts = await outbox.count().catch(() => undefined);
      if (!counts) return;
      const { waiting, failed } = counts;
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'failed' }, failed);
    },
  });

export const registerDelivery = (app: FastifyInstance, parts: DeliveryParts): DeliverAfter => {
  const { outbox, channels, isAlone, background, registry, now } = parts;
  const deliveries = channels.map((channel) => ({
    isInUse: channel.isInUse,
    ...createDelivery({
      outbox,
      channel,
      now,
      onFailure: ({ id, kind, attempts }, error, isGivenUp) =>
        app.log.warn(
          { err: error, entry: id, kind, attempts },
          isGivenUp
            ? nameCommands(`could not send; it waits for "npm run outbox -- retry ${id}"`)
            : 'could not send; will retry later',
        ),
    }),
  }));
  const startAll = () => deliveries.forEach(({ deliver }) => background.start('delivery', deliver));
  registerGauge(registry, outbox);
  let timer: NodeJS.Timeout;
  // Not earlier: a service that cannot listen must not send, and would use up attempts at every restart.
  app.addHook('onListen', async () => {
    // Releases the claims of a killed process; if this fails, the entries are due after a quarter of an hour.
    if (isAlone)
      await outbox
        .releaseClaims(now())
        .catch((error: unknown) => app.log.warn({ err: error }, 'could not release the entries of the outbox'));
    timer = setInterval(startAll, intervalMs);
    timer.unref();
    startAll();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    for (const { stop } of deliveries) stop();
    // Removes entries that were sent while the database did not respond.
    startAll();
  });
  const inUse = deliveries.filter(({ isInUse }) => isInUse);
  return (reply) => inUse.forEach(({ deliver }) => background.startAfterResponse(reply, 'delivery', deliver));
};
