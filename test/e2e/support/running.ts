import type { Browser } from 'playwright-core';

import { type FaultProxy, startFaultProxy } from '../../support/faults/faultProxy';
import { type RunningApp, startApp } from './app';
import { launchBrowser } from './browser';

type Running = { app: RunningApp; browser: Browser; proxy?: FaultProxy };

const runningParts = (start: () => Promise<Running>) => {
  let started: Running | undefined;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(async () => {
    await started?.browser.close();
    await started?.proxy?.stop();
    await started?.app.stop();
  });
  const running = () => {
    if (!started) throw new Error('the application has not started yet');
    return started;
  };
  return { app: () => running().app, browser: () => running().browser, running };
};

/** One application and one browser for all tests of a file. */
export const runningApp = (environment: Record<string, string> = {}) => {
  const { app, browser } = runningParts(async () => {
    const [started, launched] = await Promise.all([startApp(environment), launchBrowser()]);
    return { app: started, browser: launched };
  });
  return { app, browser };
};

/** The same behind a fault proxy, which serves pages, services and everything else. */
export const runningWithFaults = (environment: Record<string, string> = {}) => {
  const { app, browser, running } = runningParts(async () => {
    const [started, launched] = await Promise.all([startApp(environment), launchBrowser()]);
    const proxy = await startFaultProxy(started.url);
    return { app: { ...started, url: proxy.url }, browser: launched, proxy };
  });
  const proxy = () => {
    const { proxy: faults } = running();
    if (!faults) throw new Error('the application is not behind a proxy');
    return faults;
  };
  return { app, browser, proxy };
};
