import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { inRoot, logFile } from '../process/paths.mjs';
import { freePort } from '../process/port.mjs';
import { beforeExit, startService, stop } from '../process/processes.mjs';
import { respondsOk, waitUntilReady } from '../process/readiness.mjs';

/**
 * Serves a built application and its services on a separate port and database until this process ends. `root` may be
 * another checkout.
 */
export const serveApp = async (env = {}, root = inRoot()) => {
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'medida-served-'));
  beforeExit(() => fs.rmSync(folder, { recursive: true, force: true }));
  const log = logFile('served.log');
  const output = fs.openSync(log, 'w');
  const server = startService([path.join(root, 'server', 'dist', 'main.js')], {
    cwd: root,
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
  const message = `The application did not start; its output is in ${log}`;
  await waitUntilReady(server, () => respondsOk(`${url}/readyz`), message);
  return { url };
};
