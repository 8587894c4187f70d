import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

export type BackgroundWork = {
  /** Starts work that no response waits for; closing the app waits for it. */
  start: (name: string, work: () => Promise<void>) => void;
  /**
   * Starts the work once the response is sent or the connection is lost, so that its cost cannot affect response times.
   */
  startAfterResponse: (reply: FastifyReply, name: string, work: () => Promise<void>) => void;
};

export const createBackgroundWork = (app: FastifyInstance): BackgroundWork => {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  const start: BackgroundWork['start'] = (name, work) => {
    const done = work()
      .catch((error: unknown) => app.log.error({ err: error, work: name }, 'background work failed'))
      .finally(() => running.delete(done));
    running.add(done);
  };
  return {
    start,
    startAfterResponse: (reply, name, work) =>
      start(name, async () => {
        await new Promise<void>((resolve) => {
          finished(reply.raw, () => resolve());
        });
        await work();
      }),
  };
};

const hour = 3_600_000;

/** Every process runs all of it, one without waiting for the other; running it twice is harmless. */
export const registerHousekeeping = (
  app: FastifyInstance,
  background: BackgroundWork,
  work: Record<string, () => Promise<void>>,
) => {
  const startAll = () => Object.entries(work).forEach(([name, run]) => background.start(name, run));
  const timer = setInterval(startAll, hour);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
  });
};
