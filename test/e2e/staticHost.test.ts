import { expect } from '@playwright/test';

import { openPage } from './support/browser';
import { getMessages } from './support/messages';
import { test } from './support/running';
import { startStaticHost } from './support/staticHost';

let host: Awaited<ReturnType<typeof startStaticHost>>;

test.beforeAll(async () => {
  host = await startStaticHost();
});

test.afterAll(async () => {
  await host.stop();
});

test('opens on a static host, and offline with the catalogue and the pictures that were shown', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await openPage(context);
  const catalogue = `${host.url}/en/catalogo`;
  const heading = page.getByRole('heading', { level: 1, name: getMessages('en')('catalogue.title') });
  const picture = page.getByRole('main').getByRole('article').first().locator('img').first();
  const seePicture = async () =>
    page.waitForFunction(
      (image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0,
      await picture.elementHandle(),
    );

  await page.goto(catalogue);
  await heading.waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  // Only from now on do pictures pass through the worker.
  await page.reload();
  await seePicture();
  await page.waitForFunction(async () => (await caches.keys()).some((name) => name.includes('image')));
  expect(page.complaints).toEqual([]);

  await context.setOffline(true);
  await page.goto(catalogue);
  await heading.waitFor();
  await seePicture();
  await context.close();
});
