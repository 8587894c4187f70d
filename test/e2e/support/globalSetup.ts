import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startApp } from './app';

/** Builds the demo data, a copy of which every application starts with, and starts the application of `sharedApp`. */
export default async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'medida-e2e-data-'));
  const seeded = await startApp({ DATA_DIR: dataDir, RENDER_PAGES: 'false' });
  await seeded.stop();
  process.env.E2E_DATA_DIR = dataDir;
  const shared = await startApp();
  process.env.E2E_SHARED_URL = shared.url;
  return async () => {
    await shared.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
};
