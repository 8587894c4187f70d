import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { type BuiltServer, copyServer } from '../kill/builtServer';

const directory = mkdtempSync(join(tmpdir(), 'medida-start-'));

let built: BuiltServer;

beforeAll(async () => {
  built = await copyServer();
}, 240_000);

afterEach(() => built.killRunning());

afterAll(async () => {
  await built.remove();
  rmSync(directory, { recursive: true, force: true });
});

describe('a start', () => {
  it('of a single process survives a reload signal', async () => {
    let errors = '';
    let started: ChildProcess | undefined;
    const server = await built.start({ DATA_DIR: join(directory, 'single'), DEMO: 'false' }, (child) => {
      started = child;
      child.stderr?.on('data', (part: Buffer) => (errors += part.toString()));
    });
    started?.kill('SIGHUP');
    while (!errors.includes('SIGHUP is ignored with WORKERS=1')) await wait(20);
    expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
    await server.kill('SIGTERM');
  }, 120_000);

  it('fails with one line if another process starts on the same data directory at the same moment', async () => {
    const environment = { DATA_DIR: join(directory, 'shared'), DEMO: 'false' };
    const starts = await Promise.allSettled([built.start(environment), built.start(environment)]);
    const [winner] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    const reasons = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
    expect(reasons).toEqual([
      expect.stringMatching(
        /before it was ready: The database in \S+ is in use by (process \d+|another process): .*\.$/,
      ),
    ]);
    expect((await fetch(`http://127.0.0.1:${winner?.port}/readyz`)).status).toBe(200);
    await winner?.kill('SIGTERM');
  }, 240_000);

  it.each([
    [{ PORT: 'many' }, /^PORT is "many" but must be a whole number[^\n]+\n$/],
    [{ DATA_DIR: process.execPath }, /^Cannot use the data directory \S+ \(EEXIST: [^\n]+\n$/],
  ])('with %j fails with one line, without a stack', async (environment, line) => {
    const { code, errors } = await built.runToEnd(environment);
    expect(errors).toMatch(line);
    expect(code).toBe(1);
  });
});
