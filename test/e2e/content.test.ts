import { type Browser, expect } from '@playwright/test';

import { openPage } from './support/browser';
import { goWithin, whenInteractive } from './support/goWithin';
import { getMessages, languages } from './support/messages';
import { sharedApp, test } from './support/running';

const { app, browser } = sharedApp();

const open = async (path: string, options: Parameters<Browser['newContext']>[0] = {}) => {
  const context = await browser().newContext(options);
  const page = await openPage(context);
  const requestedOrigins: string[] = [];
  page.on('request', (request) => requestedOrigins.push(new URL(request.url()).origin));
  await page.goto(app().url + path);
  return { page, requestedOrigins };
};

const fetchContent = async <Data>(path: string, language: string): Promise<Data> => {
  const response = await fetch(`${app().url}/services/public/publics/${path}`, { headers: { 'X-Language': language } });
  return ((await response.json()) as { data: Data }).data;
};

for (const language of languages) {
  test.describe(`the home page in ${language}`, () => {
    test('shows the content of the services in that language without errors', async () => {
      const { page } = await open(`/${language}`);
      const [banner] = await fetchContent<{ title: string }[]>('banners', language);
      const layout = await fetchContent<Record<string, string>>('layout', language);
      await page.getByRole('heading', { level: 1, name: layout.aside_title }).waitFor();
      await page
        .getByText(banner?.title ?? 'missing')
        .first()
        .waitFor();
      await page.locator('footer').scrollIntoViewIfNeeded();
      await page.getByRole('heading', { name: layout.step_title }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await page.waitForFunction(() => {
        const isSound = ({ complete, naturalWidth }: HTMLImageElement) => !complete || naturalWidth > 0;
        const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
        return images.some(({ naturalWidth }) => naturalWidth > 0) && images.every(isSound);
      });
      expect(page.complaints).toEqual([]);
      await page.context().close();
    });
  });
}

test('delivers a message from the contact form to the services', async () => {
  const text = getMessages('es');
  const { page } = await open('/es/contact');
  await whenInteractive(page);
  await page.getByLabel(text('content.form.name')).fill('Ana Ruiz');
  await page.getByLabel(text('content.form.email')).fill('ana@buyer.example');
  await page.getByLabel(text('content.form.message')).fill('¿Reparten los sábados?');
  await page.reload();
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('main textarea')?.value === '¿Reparten los sábados?',
  );
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST'),
    page.getByRole('button', { name: text('content.form.send') }).click(),
  ]);
  const response = (await (await request.response())?.json()) as { isSuccessful: boolean; message: string };
  expect(request.url()).toBe(`${app().url}/services/public/publics/contact`);
  expect(response.isSuccessful).toBe(true);
  await page.getByRole('heading', { name: text('content.form.sent') }).waitFor();
  await page.getByText(response.message).first().waitFor();
  expect(page.complaints).toEqual([]);
  await page.context().close();
});

test('makes no third-party request until a video is played, then uses YouTube without cookies', async () => {
  const { page, requestedOrigins } = await open('/en/terms');
  await page
    .context()
    .route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
    );
  await page.context().route('**/publics/videos', async (route) => {
    const video = {
      videoId: 1,
      title: 'Measuring',
      description: null,
      youtubeId: 'aqz-KE-bpKQ',
      url: null,
      posterUrl: null,
    };
    await route.fulfill({ json: { isSuccessful: true, message: null, data: [video] } });
  });
  await goWithin(page, '/en/videos');
  const play = page.getByRole('button', { name: 'Play Measuring' });
  await play.waitFor();
  await page.waitForFunction(() => document.readyState === 'complete');
  expect([...new Set(requestedOrigins)]).toEqual([app().url]);
  await play.click();
  await page.frameLocator('iframe[title="Measuring"]').locator('html').waitFor({ state: 'attached' });
  expect([...new Set(requestedOrigins)]).toEqual([app().url, 'https://www.youtube-nocookie.com']);
  expect(page.complaints).toEqual([]);
  await page.context().close();
});

test("renders allow-listed HTML from the services under the page's CSP", async () => {
  const { page, requestedOrigins } = await open('/en/brands');
  await page.context().route('**/publics/about', (route) =>
    route.fulfill({
      json: {
        isSuccessful: true,
        message: null,
        data: {
          title: 'About',
          body: '<p>Made <b>well</b></p><iframe src="https://elsewhere.example"></iframe><form><input></form>',
          imageUrl: null,
        },
      },
    }),
  );
  await goWithin(page, '/en/about');
  await page.locator('main b', { hasText: 'well' }).waitFor();
  expect(await page.locator('main :is(iframe, form, input)').count()).toBe(0);
  expect([...new Set(requestedOrigins)]).toEqual([app().url]);
  expect(page.complaints).toEqual([]);
  await page.context().close();
});

test('rotates and stops the banners by keyboard', async () => {
  const { page } = await open('/en');
  const text = getMessages('en');
  const banners = page.getByRole('region', { name: text('content.banners') });
  await banners.getByRole('button', { name: text('content.banners.pause') }).click();
  const titles = banners.getByRole('group').getByRole('heading');
  // The slide it stopped at depends on the speed of the machine.
  const stoppedAt = (await titles.textContent()) ?? 'nothing';
  const isShown = (isSame: boolean) =>
    titles.filter(isSame ? { hasText: stoppedAt } : { hasNotText: stoppedAt }).waitFor();
  await page.keyboard.press('ArrowRight');
  await isShown(false);
  await page.keyboard.press('ArrowLeft');
  await isShown(true);
  expect(page.complaints).toEqual([]);
  await page.context().close();
});
