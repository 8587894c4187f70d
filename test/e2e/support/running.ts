import { startFaultProxy } from '../../support/faults/faultProxy';
import { type RunningApp, startApp } from './app';
import { launchBrowser } from './browser';

/** Starts something before the tests of a file, and stops it after them. */
const runningFor = <Running>(start: () => Promise<Running>, stop: (running: Running) => Promise<void>) => {
  let started: Running | undefined;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started && stop(started));
  return () => {
    if (!started) throw new Error('this test file has not started yet');
    return started;
  };
};

const runningBrowser = () => runningFor(launchBrowser, (browser) => browser.close());

/** A browser, and the one application that files share if they change nothing that others read. */
export const sharedApp = () => {
  const { E2E_SHARED_URL: url = '' } = process.env;
  return { app: () => ({ url }), browser: runningBrowser() };
};

/** An application and a browser for one file. */
export const runningApp = (environment: Record<string, string> = {}) => ({
  browser: runningBrowser(),
  app: runningFor(
    () => startApp(environment),
    (app) => app.stop(),
  ),
});

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
