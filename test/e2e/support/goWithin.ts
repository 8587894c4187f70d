import type { Page } from 'playwright-core';

/** Navigates within the open page, as a link would. */
export const goWithin = (page: Page, address: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
