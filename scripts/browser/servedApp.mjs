import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Failure } from '../process/failure.mjs';
import { inRoot, logFile } from '../process/paths.mjs';
import { freePort } from '../process/port.mjs';
import { beforeExit, startService, stop } from '../process/processes.mjs';

const isReady = async (url) => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    // Not listening yet.
    return false;
  }
};

/** Serves the built application and its services on a separate port and database until this process ends. */
export const serveApp = async (env = {}) => {
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'medida-served-'));
  beforeExit(() => fs.rmSync(folder, { recursive: true, force: true }));
  const log = logFile('served.log');
  const output = fs.openSync(log, 'w');
  const server = startService([inRoot('server', 'dist', 'main.js')], {
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: undefined,
      PORT: String(port),
      DATA_DIR: folder,
      ...env,
    },
  });
  fs.closeSync(output);
  beforeExit(() => stop(server));
  const url = `http://localhost:${port}`;
  const ended = server.ended.then(() => true);
  while (!(await isReady(url))) {
    if (await Promise.race([ended, pause(50)]))
      throw new Failure(`The application did not start; its output is in ${log}`);
  }
  return { url };
};
