import type { BrowserContext } from '@playwright/test';

import { demoCatalogNames } from '../../../server/demo/demoTexts';
import { openPage, type WatchedPage } from './browser';
import { getMessages } from './messages';

const text = getMessages('en');

/** The state shown for one catalogue's leg of an order. */
export type ShownLeg = 'push.leg.acknowledged' | 'push.leg.rejected' | 'push.leg.unknown';

const states = ['acknowledged', 'rejected', 'unknown', 'sending', 'planned'].map((state) => `push.leg.${state}`);

/** Opens the cart in English, ready to send. */
export const openCart = async (context: BrowserContext, url: string) => {
  const page = await openPage(context);
  await page.goto(`${url}/en/client/shopping-cart`);
  await sendButton(page).waitFor();
  return page;
};

export const sendButton = (page: WatchedPage) => page.locator('button[type=submit][aria-disabled=false]');

export const acceptButton = (page: WatchedPage) =>
  page.getByRole('alertdialog').getByRole('button', { name: text('push.confirm.accept'), exact: true });

export const send = async (page: WatchedPage) => {
  await sendButton(page).click();
  await acceptButton(page).click();
};

/** The state of each catalogue's leg, once none is pending. */
export const shownLegs = async (page: WatchedPage): Promise<Record<number, ShownLeg>> => {
  const underWay = ['push.leg.sending', 'push.leg.planned'].map((id) => legPattern(text(id)));
  const handle = await page.waitForFunction(
    ({ some, moving }) => {
      const shown = document.querySelector('main')?.textContent ?? '';
      const isMoving = moving.some((pattern) => new RegExp(pattern).test(shown));
      return new RegExp(some).test(shown) && !isMoving ? shown : false;
    },
    { some: legPattern(states.map(text).join('|')), moving: underWay },
  );
  const shown = String(await handle.jsonValue());
  const found = shown.matchAll(new RegExp(legPattern(states.map(text).join('|')), 'g'));
  return Object.fromEntries(
    [...found].map(([, catalog = '', state]) => [
      catalogNames.indexOf(catalog) + 1,
      states.find((id) => text(id) === state) as ShownLeg,
    ]),
  );
};

const catalogNames = demoCatalogNames.map(({ en }) => en);

const legPattern = (state: string) => `(${catalogNames.join('|')})(${state})`;
