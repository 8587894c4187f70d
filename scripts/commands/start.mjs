import fs from 'node:fs';

import { build } from '../build/build.mjs';
import { readOptions } from '../process/commandOptions.mjs';
import { inRoot } from '../process/paths.mjs';
import { readPort, requireFreePort } from '../process/port.mjs';
import { startService } from '../process/processes.mjs';
import { install } from '../setup/install.mjs';

const help = `npm start

Installs what is missing, builds what is stale, and serves the application with its services until Ctrl-C.
The environment and medida.config.json configure it: see docs/services.md.

Example: PORT=8080 npm start`;

/** Installs what is missing, then serves the application and the services until stopped. */
export const run = async (args) => {
  if (!readOptions(args, { help })) return;
  const port = readPort(process.env, inRoot('medida.config.json'));
  await requireFreePort(port);
  await install();
  await build();
  // Node before 22.18 cannot load it by itself.
  const loader = fs.existsSync(inRoot('adapter.ts')) && !process.features.typescript ? ['--import', 'tsx'] : [];
  const server = startService([...loader, inRoot('server', 'dist', 'main.js')], {
    stdio: ['inherit', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { code } = await server.ended;
  process.exitCode = code;
};
