import { writeFile } from 'node:fs/promises';
import { type Browser, test } from '@playwright/test';

import { startFaultProxy } from '../../support/faults/faultProxy';
import { type RunningApp, startApp } from './app';

/** Starts something before the tests of a file, and stops it after them. */
const runningFor = <Running>(start: () => Promise<Running>, stop: (running: Running) => Promise<void>) => {
  let started: Running | undefined;
  test.beforeAll(async () => {
    started = await start();
  });
  test.afterAll(() => started && stop(started));
  return () => {
    if (!started) throw new Error('this test file has not started yet');
    return started;
  };
};

/** The worker's browser. */
const runningBrowser = () => {
  let given: Browser | undefined;
  test.beforeAll(({ browser }) => {
    given = browser;
  });
  return () => {
    if (!given) throw new Error('this test file has not started yet');
    return given;
  };
};

/** A browser, and the one application that files share if they change nothing that others read. */
export const sharedApp = () => {
  const { E2E_SHARED_URL: url = '' } = process.env;
  return { app: () => ({ url }), browser: runningBrowser() };
};

/** An application and a browser for one file. What the application printed is kept with a failure. */
export const runningApp = (environment: Record<string, string> = {}) => {
  const app = runningFor(
    () => startApp(environment),
    (running) => running.stop(),
  );
  test.afterEach(async () => {
    const info = test.info();
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath('services.log'), app().output());
  });
  return { app, browser: runningBrowser() };
};

/** The same behind a fault proxy, which serves pages, services and everything else. */
export const runningWithFaults = (environment: Record<string, string> = {}) => {
  const { browser, app: served } = runningApp(environment);
  const proxy = runningFor(
    () => startFaultProxy(served().url),
    (faults) => faults.stop(),
  );
  const app = (): RunningApp => ({ ...served(), url: proxy().url });
  return { app, browser, proxy };
};
