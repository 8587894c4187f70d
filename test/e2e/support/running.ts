import { writeFile } from 'node:fs/promises';
import { type Browser, test as base } from '@playwright/test';

import { type FaultProxy, startFaultProxy } from '../../support/faults/faultProxy';
import { type GivenEnvironment, type RunningApp, startApp } from './app';
import { createBuyer } from './buyer';

type WorkerApps = {
  /** Tests may change its carts, orders and lists, but neither its clients nor its content. */
  rendering: RunningApp;
  /** Its pages are left to the browser. */
  unrendered: RunningApp;
};

const forOneWorker = { scope: 'worker', timeout: 120_000 } as const;

/** Applications that are started when the first file of a worker needs them. */
export const test = base.extend<object, WorkerApps>({
  rendering: [
    async ({ browserName: _ }, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    forOneWorker,
  ],
  unrendered: [
    async ({ browserName: _ }, use) => {
      const app = await startApp({ RENDER_PAGES: 'false' });
      await use(app);
      await app.stop();
    },
    forOneWorker,
  ],
});

const create = <Value>() => {
  let value: Value | undefined;
  return {
    set: (given: Value) => (value = given),
    get: () => {
      if (value === undefined) throw new Error('this test file has not started yet');
      return value;
    },
  };
};

/** The worker's browser. */
const workerBrowser = () => {
  const { set, get } = create<Browser>();
  test.beforeAll(({ browser }) => set(browser));
  return get;
};

/** What the application has printed is kept with a failure. */
const keepOutput = (app: () => RunningApp) => {
  test.afterEach(async ({ browserName: _ }, info) => {
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath('services.log'), app().output());
  });
};

/** The one application that files share if they change nothing that others read. */
export const sharedApp = () => {
  const { E2E_SHARED_URL: url = '' } = process.env;
  return { app: () => ({ url }), browser: workerBrowser() };
};

/** The worker's application; its demonstration client begins each file with an empty cart. */
export const runningApp = () => {
  const { set, get: app } = create<RunningApp>();
  test.beforeAll(async ({ rendering }) => {
    set(rendering);
    await (await createBuyer(rendering.url)).empty();
  });
  keepOutput(app);
  return { app, browser: workerBrowser() };
};

/** The same behind a fault proxy, which serves pages, services and everything else. */
export const runningWithFaults = () => {
  const { app: served, browser } = runningApp();
  const { set, get: proxy } = create<FaultProxy>();
  test.beforeAll(async () => set(await startFaultProxy(served().url)));
  test.afterAll(() => proxy().stop());
  const app = (): RunningApp => ({ ...served(), url: proxy().url });
  return { app, browser, proxy };
};

export const unrenderedApp = () => {
  const { set, get: app } = create<RunningApp>();
  test.beforeAll(({ unrendered }) => set(unrendered));
  keepOutput(app);
  return { app, browser: workerBrowser() };
};

/** An application of the file's own, whose clients and content it may change. */
export const ownApp = (environment: GivenEnvironment = {}) => {
  const { set, get: app } = create<RunningApp>();
  test.beforeAll(async () => set(await startApp(environment)));
  test.afterAll(() => app().stop());
  keepOutput(app);
  return { app, browser: workerBrowser() };
};
