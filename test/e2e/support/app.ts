import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type RunningApp = {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
  restart: () => Promise<void>;
  output: () => string;
};

const root = path.join(__dirname, '../../..');

// Below the ephemeral port range and separate per worker, so that a free port stays free.
let candidate = 10_000 + ((process.pid * 7) % 20_000);

const isFree = async (port: number) => {
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
  } catch {
    return false; // Somebody listens there.
  }
  probe.close();
  await once(probe, 'close');
  return true;
};

export const freePort = async () => {
  do candidate += 1;
  while (!(await isFree(candidate)));
  return candidate;
};

const isReady = async (url: string) => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false; // Nothing listens yet.
  }
};

type Environment = Record<string, string>;

/** Further variables, or what makes them for the address of the application. */
export type GivenEnvironment = Environment | ((url: string) => Promise<Environment>);

/** The real build with the real services, on its own port and database. */
export const startApp = async (given: GivenEnvironment = {}): Promise<RunningApp> => {
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'medida-e2e-'));
  const url = `http://localhost:${port}`;
  const environment = typeof given === 'function' ? await given(url) : given;
  const { E2E_DATA_DIR: demoData } = { ...process.env, ...environment };
  if (demoData) await cp(demoData, dataDir, { recursive: true });
  let printed = '';

  const launch = async () => {
    const child = spawn(process.execPath, ['server/dist/main.js'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...environment },
    });
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const deadline = Date.now() + 120_000;
    while (!(await isReady(`${url}/readyz`))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`the application did not start:\n${printed}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return child;
  };

  let child = await launch();
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return {
    url,
    dataDir,
    output: () => printed,
    stop: async () => {
      await end();
      await rm(dataDir, { recursive: true, force: true });
    },
    restart: async () => {
      await end();
      child = await launch();
    },
  };
};
