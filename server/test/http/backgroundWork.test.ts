import Fastify from 'fastify';

import { createBackgroundWork } from '../../src/backgroundWork';

describe('work that no response waits for', () => {
  it('starts after the response, and finishes before the process stops', async () => {
    const app = Fastify();
    const background = createBackgroundWork(app);
    const events: string[] = [];
    app.get('/', async (_request, reply) => {
      background.startAfterResponse(reply, 'test', async () => {
        events.push(reply.raw.writableEnded ? 'started after the response' : 'started before the response');
        await new Promise((resolve) => setTimeout(resolve, 50));
        events.push('done');
      });
      await new Promise((resolve) => setTimeout(resolve, 50));
      return 'response';
    });
    expect((await app.inject('/')).payload).toBe('response');
    await app.close();
    expect(events).toEqual(['started after the response', 'done']);
  });

  it('is logged when it fails', async () => {
    const app = Fastify();
    const background = createBackgroundWork(app);
    const logged = jest.spyOn(app.log, 'error');
    background.start('test', () => Promise.reject(new Error('failed')));
    await app.close();
    expect(logged).toHaveBeenCalledWith({ err: expect.any(Error) as Error, work: 'test' }, expect.any(String));
  });
});
