import type { Page } from '@playwright/test';

/** The screen is interactive: hydrated, or rendered by the browser. */
export const whenInteractive = (page: Page) => page.waitForFunction(() => !('__early__' in window));

/** Navigates within the open page, as a link would. */
export const goWithin = async (page: Page, address: string) => {
  await whenInteractive(page);
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
};
