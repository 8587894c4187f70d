import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startApp } from './app';

/** Builds the demo data once; the application of every test file starts with a copy. */
export default async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'medida-e2e-data-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const app = await startApp({ DATA_DIR: dataDir });
  await app.stop();
  process.env.E2E_DATA_DIR = dataDir;
};
