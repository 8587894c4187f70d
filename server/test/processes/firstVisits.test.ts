import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

import { languages } from '@/shared/i18n/languages';

import { readServerConfig } from '../../src/config/serverConfig';
import type { WritePage } from '../../src/rendering/pageWriter';
import { startServer } from '../../src/startServer';
import { createBuiltRoot } from '../support/builtPage';

let built: Awaited<ReturnType<typeof createBuiltRoot>>;

beforeEach(async () => {
  built = await createBuiltRoot();
  for (const method of ['log', 'warn', 'error'] as const) jest.spyOn(console, method).mockReturnValue(undefined);
});

afterEach(() => built.remove());

const start = (started: Promise<void>, writePage: WritePage) => {
  const environment = { PORT: '0', LOG_LEVEL: 'silent', DEMO: 'false', DATA_DIR: `${built.root}/data` };
  const config = readServerConfig({ rootDirectory: built.root, environment, file: {} });
  return startServer(config, { startPageThreads: () => ({ started, writePage }) });
};

describe('before the port opens', () => {
  it('a page in every language has been rendered from loaded lists', async () => {
    const rendered: unknown[] = [];
    let beginRendering: () => void = () => undefined;
    const canRender = new Promise<void>((resolve) => (beginRendering = resolve));
    const starting = start(canRender, async ({ engine }, { language }) => {
      rendered.push([language, (await engine(language)).status().state]);
      return { kind: 'redirect', to: '/' };
    });
    expect(await Promise.race([starting, pause(1000)])).toBeUndefined();
    beginRendering();
    const server = await starting;
    expect(rendered).toEqual(languages.map((language) => [language, 'ready']));
    await server.stop();
  });

  it('at most a minute passes', async () => {
    const clock = { isRunning: true };
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    const starting = start(new Promise(() => undefined), () => new Promise(() => undefined)).finally(() => {
      clock.isRunning = false;
    });
    while (clock.isRunning) {
      jest.advanceTimersByTime(1000);
      await nextTurn();
    }
    jest.useRealTimers();
    const server = await starting;
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    await server.stop();
  });
});
