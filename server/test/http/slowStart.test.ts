import { setImmediate as nextTurn } from 'node:timers/promises';

import { createApp } from '../../src/app';
import { readServerConfig } from '../../src/config/serverConfig';
import { createTestDatabase } from '../support/testDatabase';

describe('the application', () => {
  it('starts no matter how slow the clock says it is', async () => {
    const database = await createTestDatabase('sqlite');
    const environment = { LOG_LEVEL: 'silent', DATA_DIR: database.dataDirectory };
    const config = readServerConfig({ rootDirectory: process.cwd(), environment, file: {} });
    const clock = { isRunning: true };
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    const starting = createApp({ config, database }).finally(() => {
      clock.isRunning = false;
    });
    while (clock.isRunning) {
      jest.advanceTimersByTime(11_000);
      await nextTurn();
    }
    jest.useRealTimers();
    const app = await starting;
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
    await database.drop();
  });
});
