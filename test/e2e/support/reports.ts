import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { RunningApp } from './app';

const run = promisify(execFile);

/** What `npm run reports` prints for the running services. */
export const runReports = async ({ dataDir }: RunningApp, ...args: string[]) => {
  const environment = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await run(process.execPath, ['server/dist/commandLine.js', 'reports', ...args], {
    env: environment,
    maxBuffer: 10_000_000,
  });
  return stdout;
};
