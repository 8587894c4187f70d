import fs from 'node:fs';

import { logFile } from '../../process/paths.mjs';
import { freePort } from '../../process/port.mjs';
import { beforeExit, startService, stop } from '../../process/processes.mjs';
import { respondsOk, waitUntilReady } from '../../process/readiness.mjs';

const megabyte = 1e6;

/** Starts a script, waits until the URL responds, and reports how long that took. */
export const startMeasured = async (script, { env = {}, path = '/readyz' } = {}) => {
  const port = await freePort();
  const log = logFile('bench-services.log');
  const output = fs.openSync(log, 'a');
  const from = performance.now();
  const child = startService([script], {
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: undefined,
      METRICS_ADDRESSES: undefined,
      METRICS_TOKEN: undefined,
      ...env,
    },
  });
  fs.closeSync(output);
  const close = async () => {
    forget();
    await stop(child);
  };
  const forget = beforeExit(() => stop(child));
  const url = `http://127.0.0.1:${port}`;
  const message = `${script} did not start; its output is in ${log}`;
  await waitUntilReady(child, () => respondsOk(`${url}${path}`), message, { everyMs: 10 });
  return { url, startedIn: performance.now() - from, close };
};

export const toEnvironment = ({ databaseUrl, dataDirectory, tokenSecret }) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDirectory,
  TOKEN_SECRET: tokenSecret,
});

/** The resident memory that the process reports, in megabytes. */
export const readMemory = async ({ url }) => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / megabyte;
};
