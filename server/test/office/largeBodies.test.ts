import { setImmediate as turn } from 'node:timers/promises';
import fastify from 'fastify';

import { registerLargeBodies } from '../../src/office/largeBodies';

it('holds large bodies of two people at once, and one of each', async () => {
  const app = fastify();
  registerLargeBodies(app, ({ headers }) => String(headers.from));
  const running: string[] = [];
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  for (const [path, bodyLimit] of [
    ['/film', 28 * 2 ** 20],
    ['/text', 2 ** 20],
  ] as const)
    app.post(path, { bodyLimit }, async ({ headers }) => {
      running.push(String(headers.from));
      if (path === '/film') await gate;
      return 'stored';
    });
  const send = (path: string, from: string) =>
    app.inject({ method: 'POST', url: path, headers: { from }, payload: { content: 'x' } });
  const films = Promise.all(['ana', 'ana', 'luz', 'eva'].map((from) => send('/film', from)));
  expect((await send('/text', 'leo')).statusCode).toBe(200);
  for (let index = 0; index < 50; index += 1) await turn();
  expect(running.toSorted()).toEqual(['ana', 'leo', 'luz']);
  open();
  expect((await films).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  await app.close();
});
