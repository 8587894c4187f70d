import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { build } from 'esbuild';

export type ServerProcess = {
  port: number;
  kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<{ code: number | null; signal: string | null }>;
};

export type BuiltServer = {
  start: (environment: Record<string, string>) => Promise<ServerProcess>;
  remove: () => Promise<void>;
};

const root = process.cwd();

/** What the server looks for beside itself. */
const linkSurroundings = async (folder: string) => {
  for (const name of ['src', 'node_modules', join('server', 'node_modules')]) {
    if (existsSync(join(root, name))) await symlink(join(root, name), join(folder, name), 'junction');
  }
};

const portOf = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    const said: string[] = [];
    const listenTo = (stream: NodeJS.ReadableStream | null) => {
      if (!stream) return;
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        const port = /ready at http:\/\/localhost:(\d+)/.exec(line)?.[1];
        if (port !== undefined) resolve(Number(port));
      });
    };
    listenTo(child.stdout);
    listenTo(child.stderr);
    child.once('exit', () => reject(new Error(`the server ended before it was ready: ${said.join('\n')}`)));
    child.once('error', reject);
  });

/** The server as it is delivered, built into a folder of its own, so that no build has to come first. */
export const buildServer = async (): Promise<BuiltServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'medida-built-'));
  await mkdir(join(folder, 'server'), { recursive: true });
  await linkSurroundings(folder);
  const outfile = join(folder, 'server', 'dist', 'main.mjs');
  await build({
    entryPoints: [join(root, 'server', 'src', 'main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    packages: 'external',
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  });
  const running = new Set<ChildProcess>();
  const end = (child: ChildProcess, signal: NodeJS.Signals) =>
    new Promise<{ code: number | null; signal: string | null }>((resolve) => {
      child.once('close', (code, endedBy) => {
        running.delete(child);
        resolve({ code, signal: endedBy });
      });
      child.kill(signal);
    });
  return {
    start: async (environment) => {
      const child = spawn(process.execPath, [outfile], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...environment },
      });
      running.add(child);
      return { port: await portOf(child), kill: (signal) => end(child, signal) };
    },
    remove: async () => {
      for (const child of running) await end(child, 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
