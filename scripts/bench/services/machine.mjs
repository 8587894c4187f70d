import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const writes = 100;

/** The machine's load, and the disk's latency for a small durable write: a lower bound for an acknowledged order. */
export const describeMachine = (folder) => {
  const file = fs.openSync(path.join(folder, 'probe'), 'w');
  const times = Array.from({ length: writes }, () => {
    const from = performance.now();
    fs.writeSync(file, Buffer.alloc(4096));
    fs.fsyncSync(file);
    return performance.now() - from;
  }).sort((one, other) => one - other);
  fs.closeSync(file);
  const [load] = os.loadavg();
  const latency = `a write reaches the disk in ${times[writes / 2].toFixed(1)} ms, p99 ${times[writes - 1].toFixed(1)} ms`;
  return `${os.availableParallelism()} cores, load ${load.toFixed(1)}; ${latency}`;
};
