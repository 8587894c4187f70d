import readline from 'node:readline';

import { readOptions } from '../process/commandOptions.mjs';
import { binary, inRoot } from '../process/paths.mjs';
import { freePort, readPort, requireFreePort } from '../process/port.mjs';
import { startService } from '../process/processes.mjs';
import { install } from '../setup/install.mjs';

const logLines = (name, child) => {
  for (const stream of [child.stdout, child.stderr]) {
    readline.createInterface({ input: stream }).on('line', (line) => console.log(`${name} | ${line}`));
  }
  return child;
};

const startPart = (name, args, env) =>
  logLines(name, startService(args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } }));

/** Of the application, or of the office. */
const startPage = (name, config, port, servicesPort) =>
  startPart(name, [binary('webpack-cli'), 'serve', '--mode', 'development', '--config-name', config], {
    PORT: String(port),
    SERVICES_PORT: servicesPort,
  });

const help = `npm run dev

Runs the application with hot reload, and restarts the services when their code changes, until Ctrl-C. With OFFICE_PORT,
the office too.

Example: PORT=8080 npm run dev`;

/** Runs the application with hot reload and the services with restart on change; if one exits, so do the others. */
export const run = async (args) => {
  if (!readOptions(args, { help })) return;
  const port = readPort(process.env, inRoot('medida.config.json'));
  await requireFreePort(port);
  await install();
  const servicesPort = String(process.env.SERVICES_PORT || (await freePort()));
  const officePort = process.env.OFFICE_PORT;
  const officeServicesPort = officePort ? String(await freePort()) : '';
  const services = startPart(
    'services',
    [binary('tsx'), 'watch', '--include=./adapter.*', '--clear-screen=false', 'server/src/main.ts'],
    {
      PORT: servicesPort,
      ALLOWED_ORIGINS: process.env.ALLOWED_ORIGINS || `http://localhost:${port}`,
      MEDIDA_DEV: '1',
      OFFICE_PORT: officeServicesPort,
    },
  );
  const pages = [startPage('app     ', 'shop', port, servicesPort)];
  if (officePort) pages.push(startPage('office  ', 'office', officePort, officeServicesPort));
  const { code } = await Promise.race([services, ...pages].map(({ ended }) => ended));
  process.exitCode = code;
};
