import { expect, type Page } from '@playwright/test';

import { openPage } from './support/browser';
import { eventually } from './support/eventually';
import { getAddress } from './support/expectScreen';
import { whenInteractive } from './support/goWithin';
import { sharedApp, test } from './support/running';

const { app, browser } = sharedApp();

const readPlace = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    heading: document.querySelector('main h1')?.textContent,
    breadcrumbs: document.querySelector<HTMLElement>('main nav[aria-label=Breadcrumbs]')?.innerText,
  }));

const categoryLinks = 'main a[href*="category/"], main a[href*="category-2/"]';

test('takes five steps back from five categories, with the breadcrumbs of each', async () => {
  const page = await openPage(await browser().newContext());
  await page.goto(`${app().url}/en/catalogo`);
  await whenInteractive(page);
  await page.locator(categoryLinks).first().waitFor();
  const places = [await readPlace(page)];
  for (let step = 0; step < 5; step += 1) {
    const visited = places.map(({ path }) => path);
    const hrefs = await page
      .locator(categoryLinks)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    // Without the links to further pages and to filters.
    const next = hrefs.findLast((href) => /category(-2)?\/[^/?]+$/.test(href) && !visited.includes(href))!;
    await page.locator(`main a[href="${next}"]`).last().click();
    await eventually(async () => expect(await getAddress(page)).toBe(next));
    await eventually(async () => expect((await readPlace(page)).heading).not.toBe(places.at(-1)?.heading));
    const place = await readPlace(page);
    const names = await page.locator('nav[aria-label=Breadcrumbs] li').allInnerTexts();
    expect(names.slice(0, 2)).toEqual(['Home', 'Catalogue']);
    expect(names).not.toContain(place.heading);
    places.push(place);
  }
  expect(new Set(places.map(({ heading }) => heading)).size).toBe(6);
  for (const place of places.slice(0, -1).reverse()) {
    await page.goBack();
    await eventually(async () => expect(await readPlace(page)).toEqual(place));
  }
  await page.context().close();
});
