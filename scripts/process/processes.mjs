import { spawn } from 'node:child_process';
import fs from 'node:fs';

import { root } from './paths.mjs';

const running = new Set();
const closers = new Set();
const forever = new Promise(() => undefined);
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

/** Starts a long-running script. */
export const startService = (args, { stdio, ...options }) =>
  start(process.execPath, ['--import', endWithParent, ...args], { stdio: [...stdio, 'ipc'], ...options });

/** Signals a child, kills it after a while, and waits until it has exited. */
export const stop = async (child, signal = 'SIGTERM') => {
  if (!running.has(child)) return;
  signalTo(child, signal);
  const insist = setTimeout(() => signalTo(child, 'SIGKILL'), graceMilliseconds);
  await child.ended;
  clearTimeout(insist);
};

/**
 * Runs a command to completion; its output is captured, and written to `log` if given.
 * Once this process is being stopped it never settles: a deliberate stop is not a failure to report.
 */
export const run = async (command, args, { log, onOutput, ...options } = {}) => {
  if (stoppingSince > 0) return forever;
  const file = log && fs.createWriteStream(log);
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const chunks = [];
  const keep = (chunk) => {
    chunks.push(chunk);
    file?.write(chunk);
    onOutput?.(String(chunk));
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const { code, error } = await child.ended;
  if (stoppingSince > 0) return forever;
  if (error) keep(Buffer.from(`${error.message}\n`));
  if (file) await new Promise((resolve) => file.end(resolve));
  return { code, output: Buffer.concat(chunks).toString() };
};

export const runNode = (args, options) => run(process.execPath, args, options);

/** Registers cleanup to run before this process exits, for any reason. */
export const beforeExit = (close) => {
  closers.add(close);
  return () => closers.delete(close);
};

export const closeAll = async () => {
  for (const close of [...closers].reverse()) {
    closers.delete(close);
    await close();
  }
  await Promise.all([...running].map((child) => stop(child)));
};

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

// npm forwards the Ctrl-C that the terminal already sent to every process: one key press arrives twice.
const echoMilliseconds = 1000;

/** A shell between npm and this process dies from a signal without forwarding it: a new parent means exit. */
const whenNpmIsGone = (end) => {
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
      if (Date.now() - stoppingSince > echoMilliseconds) process.exit(exitCodes[signal]);
      return;
    }
    stoppingSince = Date.now();
    Promise.all([...running].map((child) => stop(child, signal)))
      .then(closeAll)
      .finally(() => process.exit(process.exitCode ?? exitCodes[signal]));
  };
  for (const signal of Object.keys(exitCodes)) process.on(signal, () => end(signal));
  whenNpmIsGone(() => end('SIGTERM'));
  process.on('exit', () => {
    for (const child of running) signalTo(child, 'SIGKILL');
  });
};
