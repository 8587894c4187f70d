import { build } from '../build/build.mjs';
import { report } from '../process/failure.mjs';
import { inRoot } from '../process/paths.mjs';
import { parsePort, requireFreePort } from '../process/port.mjs';
import { closeAll, startService, stopOnSignals } from '../process/processes.mjs';
import { install } from '../setup/install.mjs';

/** Installs what is missing, then serves the application and the services until stopped. */
export const start = async () => {
  stopOnSignals();
  try {
    const port = parsePort(process.env.PORT || '3000', 'PORT');
    await requireFreePort(port);
    await install();
    await build();
    const server = startService([inRoot('server', 'dist', 'main.js')], {
      stdio: ['inherit', 'inherit', 'inherit'],
      env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
    });
    const { code } = await server.ended;
    process.exitCode = code;
  } catch (error) {
    process.exitCode = report(error);
  } finally {
    await closeAll();
  }
};
