import type { Page } from 'playwright-core';

/** To an address within the page that is open, as by a link. */
export const goWithin = (page: Page, address: string) =>
  page.evaluate((wanted) => {
    history.pushState(null, '', wanted);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
