import type { Browser } from 'playwright-core';
import { startApp, type RunningApp } from './app';
import { launchBrowser } from './browser';

/** One application and one browser for the tests of a file. */
export const runningApp = () => {
  let started: { app: RunningApp; browser: Browser } | undefined;
  beforeAll(async () => {
    const [app, browser] = await Promise.all([startApp(), launchBrowser()]);
    started = { app, browser };
  });
  afterAll(async () => {
    await started?.browser.close();
    await started?.app.stop();
  });
  const running = () => {
    if (!started) throw new Error('the application has not started yet');
    return started;
  };
  return { app: () => running().app, browser: () => running().browser };
};
