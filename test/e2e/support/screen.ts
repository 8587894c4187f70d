import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';

/** What a person sees, dialogs and notifications included, and where; without the tools of QA mode. */
export const readScreen = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname + location.search + location.hash,
    title: document.title,
    heading: document.querySelector('main h1')?.textContent,
    lines: [...document.body.children]
      .filter((element) => element.id !== 'qa' && element.checkVisibility())
      .flatMap((element) => (element instanceof HTMLElement ? element.innerText.split('\n') : []))
      .map((line) => line.replace(/\s+/g, ' ').trim())
      // Screen readers hear the title where a screen was reached by a link, in the language in which it arrived.
      .filter((line) => line !== '' && line !== document.title && !line.endsWith(' · Medida')),
  }));

export const readWhenSettled = async (page: Page, pauseMs = 600) => {
  for (let seen = await readScreen(page); ;) {
    await wait(pauseMs);
    const next = await readScreen(page);
    if (isDeepStrictEqual(seen, next)) return seen;
    seen = next;
  }
};
