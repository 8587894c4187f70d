import { finished } from 'node:stream';

import type { FastifyInstance, FastifyReply } from 'fastify';

export type BackgroundWork = {
  /** Begins work that no answer waits for; the process does not stop before it is done. */
  begin: (name: string, work: () => Promise<void>) => void;
  /** Begins it when the answer is out, or its connection gone: nothing that it costs can be seen in the answer. */
  beginAfterAnswer: (reply: FastifyReply, name: string, work: () => Promise<void>) => void;
};

export const createBackgroundWork = (app: FastifyInstance): BackgroundWork => {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  const begin: BackgroundWork['begin'] = (name, work) => {
    const done = work()
      .catch((error: unknown) => app.log.error({ err: error, work: name }, 'background work failed'))
      .finally(() => running.delete(done));
    running.add(done);
  };
  return {
    begin,
    beginAfterAnswer: (reply, name, work) =>
      begin(name, async () => {
        await new Promise<void>((resolve) => {
          finished(reply.raw, () => resolve());
        });
        await work();
      }),
  };
};

const hour = 3_600_000;

/** Every process does it; doing it twice does no harm. */
export const registerHousekeeping = (
  app: FastifyInstance,
  background: BackgroundWork,
  { removeExpired }: { removeExpired: () => Promise<void> },
) => {
  const timer = setInterval(() => background.begin('housekeeping', removeExpired), hour);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
  });
};
