import type { FastifyInstance } from 'fastify';

export type BackgroundWork = {
  /** Begins work that an answer does not wait for; the process does not stop before it is done. */
  begin: (name: string, work: () => Promise<void>) => void;
};

export const createBackgroundWork = (app: FastifyInstance): BackgroundWork => {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return {
    begin: (name, work) => {
      const done = work()
        .catch((error: unknown) => app.log.error({ err: error, work: name }, 'background work failed'))
        .finally(() => running.delete(done));
      running.add(done);
    },
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
