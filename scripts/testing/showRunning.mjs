import { seconds } from '../process/progress.mjs';

const lineEvery = 10_000;

/** Shows which stages are running. */
export const showRunning = () => {
  const startedAt = new Map();
  const terminal = process.stdout.isTTY;
  const clear = () => terminal && process.stdout.write('\r\x1b[2K');
  const draw = () => {
    if (startedAt.size === 0) return;
    const text = [...startedAt].map(([name, from]) => `${name} ${seconds(Date.now() - from)}`).join(', ');
    if (terminal) process.stdout.write(`\r\x1b[2K  running: ${text}`);
    else console.log(`  running: ${text}`);
  };
  const timer = setInterval(draw, terminal ? 200 : lineEvery);
  return {
    add: (name) => startedAt.set(name, Date.now()),
    remove: (name) => {
      startedAt.delete(name);
      clear();
    },
    end: () => {
      clearInterval(timer);
      clear();
    },
  };
};
