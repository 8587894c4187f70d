import path from 'node:path';
import { defineConfig } from '@playwright/test';

import { launchOptions } from './support/launchOptions';

export default defineConfig({
  testMatch: '*.test.ts',
  globalSetup: './support/globalSetup',
  outputDir: '../../.cache/test/e2e',
  timeout: 180_000,
  retries: 1,
  // Pictures are written by `npm test -- pictures --update` only.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      scale: 'device',
      stylePath: path.join(__dirname, 'support/pictures.css'),
      // Per pixel: low enough to notice secondary text in another tone.
      threshold: 0.1,
      // Less than the smallest button, and more than edges of letters that are drawn differently.
      maxDiffPixelRatio: 0.001,
    },
  },
  reporter: 'dot',
  use: {
    launchOptions: launchOptions(),
    // A service worker answering from its cache would mask injected faults; the tests of offline visits allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-first-failure', screenshots: false, snapshots: false, sources: true },
  },
});
