import { spawn } from 'node:child_process';
import fs from 'node:fs';

import { root } from './paths.mjs';

const running = new Set();
const cleanups = new Set();
const never = new Promise(() => undefined);
let stoppingSince = 0;
const endWithParent = new URL('./endWithParent.mjs', import.meta.url).href;
const graceMilliseconds = 8000;
const ownGroup = process.platform !== 'win32';

const signalTo = (child, signal) => {
  try {
    if (ownGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

/** Starts a command as the leader of a new process group, so that everything it starts can be stopped with it. */
export const start = (command, args, options = {}) => {
  const child = spawn(command, args, { cwd: root, detached: ownGroup, windowsHide: true, ...options });
  running.add(child);
  child.ended = new Promise((resolve) => {
    child.once('error', (error) => {
      running.delete(child);
      resolve({ code: 127, signal: null, error });
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 1, signal });
    });
  });
  return child;
};

// The same as in docs/medida.service, which explains them.
const allocation = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '4194304', MALLOC_TRIM_THRESHOLD_: '4194304' };
const garbageCollection = ['--max-semi-space-size=4', '--no-concurrent-marking'];

/** Starts a long-running script. */
export const startService = (args, { stdio, env, ...options }) =>
  start(process.execPath, [...garbageCollection, '--import', endWithParent, ...args], {
    stdio: [...stdio, 'ipc'],
    env: { ...allocation, ...env },
    ...options,
  });

/** Signals a child and waits until it has exited; kills it if that takes too long. */
export const stop = async (child, signal = 'SIGTERM') => {
  if (!running.has(child)) return;
  signalTo(child, signal);
  const killTimer = setTimeout(() => signalTo(child, 'SIGKILL'), graceMilliseconds);
  await child.ended;
  clearTimeout(killTimer);
};

/**
 * Runs a command to completion; its output is captured, and written to `log` if given.
 * Never settles once this process is being stopped: a deliberate stop is not a failure to report.
 */
export const run = async (command, args, { log, onOutput, ...options } = {}) => {
  if (stoppingSince > 0) return never;
  const file = log && fs.createWriteStream(log);
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const chunks = [];
  const capture = (chunk) => {
    chunks.push(chunk);
    file?.write(chunk);
    onOutput?.(String(chunk));
  };
  child.stdout?.on('data', capture);
  child.stderr?.on('data', capture);
  const { code, error } = await child.ended;
  if (stoppingSince > 0) return never;
  if (error) capture(Buffer.from(`${error.message}\n`));
  if (file) await new Promise((resolve) => file.end(resolve));
  return { code, output: Buffer.concat(chunks).toString() };
};

export const runNode = (args, options) => run(process.execPath, args, options);

/** Registers cleanup to run before this process exits, for any reason. */
export const beforeExit = (cleanup) => {
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
};

export const closeAll = async () => {
  for (const cleanup of [...cleanups].reverse()) {
    cleanups.delete(cleanup);
    await cleanup();
  }
  await Promise.all([...running].map((child) => stop(child)));
};

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

// The terminal sends Ctrl-C to every process, and npm forwards it as well, so one key press arrives twice.
const repeatMilliseconds = 1000;

/** A shell between npm and this process dies of a signal without forwarding it: a new parent means that npm is gone. */
const onNpmExit = (end) => {
  if (!process.env.npm_lifecycle_event || !ownGroup) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 250);
  watch.unref();
};

/** Forwards a signal to every child, waits for them, and exits; a second Ctrl-C exits at once. */
export const stopOnSignals = () => {
  const end = (signal) => {
    if (stoppingSince > 0) {
      if (Date.now() - stoppingSince > repeatMilliseconds) process.exit(exitCodes[signal]);
      return;
    }
    stoppingSince = Date.now();
    // The services would reload on SIGHUP.
    const forwarded = signal === 'SIGHUP' ? 'SIGTERM' : signal;
    Promise.all([...running].map((child) => stop(child, forwarded)))
      .then(closeAll)
      .finally(() => process.exit(process.exitCode ?? exitCodes[signal]));
  };
  for (const signal of Object.keys(exitCodes)) process.on(signal, () => end(signal));
  onNpmExit(() => end('SIGTERM'));
  process.on('exit', () => {
    for (const child of running) signalTo(child, 'SIGKILL');
  });
};
