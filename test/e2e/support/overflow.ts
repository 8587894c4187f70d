import type { WatchedPage } from './browser';

// The first equals 200% zoom at 1280 pixels.
const widths = [640, 320];

const findTooWide = async (page: WatchedPage, width: number) => {
  await page.setViewportSize({ width, height: 512 });
  const tooWide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-3)
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
  return tooWide.map((element) => `too wide at ${width}: ${element}`);
};

/** Elements past the right edge, if the page would scroll sideways. Leaves the page narrow. */
export const findOverflow = async (page: WatchedPage): Promise<string[]> => {
  const faults: string[] = [];
  for (const width of widths) faults.push(...(await findTooWide(page, width)));
  return faults;
};
