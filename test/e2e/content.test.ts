import { expect } from '@playwright/test';

import { openPage } from './support/browser';
import { goWithin } from './support/goWithin';
import { sharedApp, test } from './support/running';

const { app, browser } = sharedApp();

test('makes no third-party request until a video is played, and renders allow-listed HTML under its policy', async () => {
  const context = await browser().newContext();
  const page = await openPage(context);
  const requestedOrigins = new Set<string>();
  page.on('request', (request) => requestedOrigins.add(new URL(request.url()).origin));
  const answer = (path: string, data: unknown) =>
    context.route(path, (route) => route.fulfill({ json: { isSuccessful: true, message: null, data } }));
  await answer('**/publics/about', {
    title: 'About',
    body: '<p>Made <b>well</b></p><iframe src="https://elsewhere.example"></iframe><form><input></form>',
    imageUrl: null,
  });
  const [title, youtubeId] = ['Measuring', 'aqz-KE-bpKQ'];
  await answer('**/publics/videos', [{ videoId: 1, title, youtubeId, description: null, url: null, posterUrl: null }]);
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  );

  await page.goto(`${app().url}/en/terms`);
  await goWithin(page, '/en/about');
  await page.locator('main b', { hasText: 'well' }).waitFor();
  expect(await page.locator('main :is(iframe, form, input)').count()).toBe(0);

  await goWithin(page, '/en/videos');
  const play = page.getByRole('button', { name: 'Play Measuring' });
  await play.waitFor();
  await page.waitForFunction(() => document.readyState === 'complete');
  expect([...requestedOrigins]).toEqual([app().url]);
  await play.click();
  await page.frameLocator('iframe[title="Measuring"]').locator('html').waitFor({ state: 'attached' });
  expect([...requestedOrigins]).toEqual([app().url, 'https://www.youtube-nocookie.com']);
  expect(page.complaints).toEqual([]);
  await context.close();
});
