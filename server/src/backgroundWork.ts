import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

export type BackgroundWork = {
  /** Starts work that no response waits for; the process does not exit before it is done. */
  begin: (name: string, work: () => Promise<void>) => void;
  /**
   * Starts the work once the response is sent or the connection is lost, so that its cost cannot affect response times.
   */
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

/** Every process runs it; running it twice is harmless. */
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
