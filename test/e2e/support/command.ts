import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { RunningApp } from './app';

const run = promisify(execFile);

/** What a command such as `npm run orders` prints for the running services. */
export const runCommand = async ({ dataDir }: RunningApp, name: string, ...args: string[]) => {
  const environment = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await run(process.execPath, ['server/dist/commandLine.js', name, ...args], {
    env: environment,
    maxBuffer: 10_000_000,
  });
  return stdout;
};
