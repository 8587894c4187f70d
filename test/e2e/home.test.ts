import type { Browser } from 'playwright-core';
import { openPage } from './support/browser';
import { languages } from './support/messages';
import { runningApp } from './support/running';

const { app, browser } = runningApp();

const open = async (path: string, options: Parameters<Browser['newContext']>[0] = {}) => {
  const context = await browser().newContext(options);
  const page = await openPage(context);
  await page.goto(app().url + path);
  return page;
};

const serviceText = async (path: string, language: string) => {
  const answer = await fetch(`${app().url}/services/public${path}`, { headers: { 'X-Language': language } });
  return (await answer.json()) as { data: never };
};

describe.each(languages)('the home page in %s', (language) => {
  it('shows the content of the services in that language without errors', async () => {
    const page = await open(`/${language}`);
    const { data: banners } = (await serviceText('/publics/banners', language)) as { data: { title: string }[] };
    const { data: layout } = (await serviceText('/publics/layout', language)) as { data: Record<string, string> };
    await page.getByRole('heading', { level: 1, name: layout.aside_title }).waitFor();
    await page
      .getByText(banners[0]?.title ?? '')
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
