import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { builtServerFolder } from '../support/preparedFiles';

export type ServerProcess = {
  port: number;
  kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<{ code: number | null; signal: string | null }>;
};

export type BuiltServer = {
  /** The directory of medida.config.json. */
  folder: string;
  /** `onSpawn` receives the process before it is ready. */
  start: (environment: Record<string, string>, onSpawn?: (child: ChildProcess) => void) => Promise<ServerProcess>;
  /** The program behind the npm commands. */
  commandLine: string;
  /** Runs an npm command to its end. */
  runCommand: (
    args: string[],
    environment: Record<string, string>,
    onSpawn?: (child: ChildProcess) => void,
  ) => Promise<{ code: number | null; output: string; errors: string }>;
  /** For a start that is expected to fail. */
  runToEnd: (environment: Record<string, string>) => Promise<{ code: number | null; errors: string }>;
  /** After each test: what a failed one left running would have the database. */
  killRunning: () => Promise<void>;
  remove: () => Promise<void>;
};

const root = process.cwd();

/** The files that the server expects next to itself. */
const linkSurroundings = async (folder: string) => {
  for (const name of ['node_modules', 'server/node_modules', 'server/films', 'server/pictures', 'server/demo']) {
    if (existsSync(join(root, name))) await symlink(join(root, name), join(folder, name), 'junction');
  }
};

const readPort = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    const output: string[] = [];
    const readLines = (stream: NodeJS.ReadableStream | null) => {
      if (!stream) return;
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        const port = /ready at http:\/\/localhost:(\d+)/.exec(line)?.[1];
        if (port !== undefined) resolve(Number(port));
      });
    };
    readLines(child.stdout);
    readLines(child.stderr);
    child.once('close', () => reject(new Error(`the server ended before it was ready: ${output.join('\n')}`)));
    child.once('error', reject);
  });

const readOutput = (child: ChildProcess) =>
  new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    let [output, errors] = ['', ''];
    child.stdout?.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr?.on('data', (part: Buffer) => (errors += part.toString()));
    child.once('close', (code) => resolve({ code, output, errors }));
  });

/** The production bundles of the services and their commands, in a folder of their own. The engine is off: its lists are loaded before the port opens. */
export const copyServer = async (): Promise<BuiltServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'medida-built-'));
  const outdir = join(folder, 'server', 'dist');
  await mkdir(join(folder, 'server'));
  await cp(builtServerFolder, outdir, { recursive: true });
  await linkSurroundings(folder);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'medida.config.json'), '{ "application": { "services": { "engine": "" } } }');
  const running = new Set<ChildProcess>();
  const end = (child: ChildProcess, signal: NodeJS.Signals) =>
    new Promise<{ code: number | null; signal: string | null }>((resolve) => {
      child.once('close', (code, endedBy) => resolve({ code, signal: endedBy }));
      child.kill(signal);
    });
  const killRunning = async () => {
    for (const child of running) await end(child, 'SIGKILL');
  };
  const launch = (environment: Record<string, string>, args = ['main.js']) => {
    const [program = '', ...rest] = args;
    const child = spawn(process.execPath, [join(outdir, program), ...rest], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: '0',
        RENDER_PAGES: 'false',
        ...environment,
      },
    });
    running.add(child);
    child.once('close', () => running.delete(child));
    return child;
  };
  return {
    folder,
    commandLine: join(outdir, 'commandLine.js'),
    runCommand: (args, environment, onSpawn) => {
      const child = launch(environment, ['commandLine.js', ...args]);
      onSpawn?.(child);
      return readOutput(child);
    },
    runToEnd: (environment) => readOutput(launch(environment)),
    start: async (environment, onSpawn) => {
      const child = launch(environment);
      onSpawn?.(child);
      return { port: await readPort(child), kill: (signal) => end(child, signal) };
    },
    killRunning,
    remove: async () => {
      await killRunning();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
