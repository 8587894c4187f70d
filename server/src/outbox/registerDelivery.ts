import type { FastifyInstance, FastifyReply } from 'fastify';
import { Gauge, type Registry } from 'prom-client';

import type { BackgroundWork } from '../backgroundWork';
import type { OutboxRepository } from '../repositories/outboxRepository';
import { type Channel, createDelivery } from './delivery';

/** Sends what is due once the response is on its way. */
export type DeliverAfter = (reply: FastifyReply) => void;

type DeliveryParts = {
  outbox: OutboxRepository;
  channels: Channel[];
  background: BackgroundWork;
  registry: Registry;
  now: () => number;
};

// Retries, and what commands have entered.
const intervalMs = 5000;

export const registerDelivery = (app: FastifyInstance, parts: DeliveryParts): DeliverAfter => {
  const { outbox, channels, background, registry, now } = parts;
  const { deliver, stop } = createDelivery({
    outbox,
    channels,
    now,
    onFailure: ({ id, kind, attempts }, error) =>
      app.log.warn({ err: error, entry: id, kind, attempts }, 'could not send; it is tried again later'),
  });
  new Gauge({
    name: 'medida_outbox_entries',
    help: 'Mails and webhooks that wait to be sent, and those that were given up',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      // Without the database, which /readyz reports, the other metrics are still of use.
      const counts = await outbox.count().catch(() => undefined);
      if (!counts) return;
      const { waiting, failed } = counts;
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'failed' }, failed);
    },
  });
  const timer = setInterval(() => background.start('delivery', deliver), intervalMs);
  timer.unref();
  app.addHook('onReady', async () => background.start('delivery', deliver));
  app.addHook('preClose', async () => {
    clearInterval(timer);
    stop();
  });
  return (reply) => background.startAfterResponse(reply, 'delivery', deliver);
};
