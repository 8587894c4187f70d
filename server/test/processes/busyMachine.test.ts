import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { type BuiltServer, copyServer } from '../kill/builtServer';

const directory = mkdtempSync(join(tmpdir(), 'medida-busy-'));

let built: BuiltServer;

beforeAll(async () => {
  built = await copyServer();
}, 240_000);

afterEach(() => built.killRunning());

afterAll(async () => {
  await built.remove();
  rmSync(directory, { recursive: true, force: true });
});

/** Limits a process to an eighth of the time, as on a machine whose processor is busy. */
const throttle = (child: ChildProcess) => {
  let isOver = false;
  const takeTurns = async () => {
    while (!isOver) {
      child.kill('SIGSTOP');
      await wait(350);
      child.kill('SIGCONT');
      await wait(50);
    }
  };
  const turns = takeTurns();
  return async () => {
    isOver = true;
    await turns;
  };
};

it('starts on a busy machine, however long it takes', async () => {
  let unthrottle: (() => Promise<void>) | undefined;
  const server = await built.start({ DATA_DIR: directory, DEMO: 'false' }, (child) => {
    unthrottle = throttle(child);
  });
  await unthrottle?.();
  expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
  await server.kill('SIGTERM');
}, 240_000);
