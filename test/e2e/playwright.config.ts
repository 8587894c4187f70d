import { defineConfig } from '@playwright/test';

import { launchOptions } from './support/launchOptions';

export default defineConfig({
  testMatch: '*.test.ts',
  globalSetup: './support/globalSetup',
  outputDir: '../../.cache/test/e2e',
  timeout: 180_000,
  retries: 1,
  reporter: 'dot',
  use: {
    launchOptions: launchOptions(),
    // A service worker answering from its cache would mask injected faults; the tests of offline visits allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-first-failure', screenshots: false, snapshots: false, sources: true },
  },
});
