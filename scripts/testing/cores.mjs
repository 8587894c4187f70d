import os from 'node:os';

export const cores = Math.max(1, os.availableParallelism());
