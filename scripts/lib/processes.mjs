import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { root } from './paths.mjs';

const running = new Set();
const closers = new Set();
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

/** Starts a command as the head of a process group of its own, so that whatever it starts can be stopped with it. */
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

export const startNode = (args, options) => start(process.execPath, args, options);

/** Asks a child to end, insists after a while, and waits until it has. */
export const stop = async (child, signal = 'SIGTERM') => {
  if (!running.has(child)) return;
  signalTo(child, signal);
  const insist = setTimeout(() => signalTo(child, 'SIGKILL'), graceMilliseconds);
  await child.ended;
  clearTimeout(insist);
};

/** Runs a command to its end; what it prints is kept, in a file too when one is named. */
export const run = async (command, args, { log, onOutput, ...options } = {}) => {
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
  if (error) keep(Buffer.from(`${error.message}\n`));
  if (file) await new Promise((resolve) => file.end(resolve));
  return { code, output: Buffer.concat(chunks).toString() };
};

export const runNode = (args, options) => run(process.execPath, args, options);

/** Registers work that must be done before this process ends, whatever ends it. */
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

// npm passes on the Ctrl-C that the terminal has sent to everyone already: the same key press arrives twice.
const echoMilliseconds = 1000;

/** Passes a signal on to every child, waits for them, and ends; a second Ctrl-C ends at once. */
export const stopOnSignals = (onSignal = (signal) => Promise.all([...running].map((child) => stop(child, signal)))) => {
  let stoppingSince = 0;
  for (const signal of Object.keys(exitCodes)) {
    process.on(signal, () => {
      if (stoppingSince > 0) {
        if (Date.now() - stoppingSince > echoMilliseconds) process.exit(exitCodes[signal]);
        return;
      }
      stoppingSince = Date.now();
      Promise.resolve(onSignal(signal))
        .then(closeAll)
        .finally(() => process.exit(exitCodes[signal]));
    });
  }
  process.on('exit', () => {
    for (const child of running) signalTo(child, 'SIGKILL');
  });
};
