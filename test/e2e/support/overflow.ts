import type { WatchedPage } from './browser';

/** Where layouts change most: enough for languages in which only the texts differ. */
export const someWidths = [1024, 768, 390, 320];

const everyWidth = Array.from({ length: (1440 - 320) / 20 + 1 }, (_, at) => 1440 - at * 20);

const findTooWide = async (page: WatchedPage, width: number) => {
  await page.setViewportSize({ width, height: 512 });
  const tooWide = await page.evaluate(async () => {
    // Charts and the like follow the width a frame later.
    await new Promise(requestAnimationFrame);
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-3)
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
  return tooWide.map((element) => `too wide at ${width}: ${element}`);
};

/** Nothing is drawn while it is resized, which would take longer than finding out what is too wide. */
const withoutDrawing = async (page: WatchedPage, work: () => Promise<void>) => {
  const sheet = await page.evaluateHandle(() => {
    const added = new CSSStyleSheet();
    added.replaceSync('* { visibility: hidden !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added];
    return added;
  });
  await work();
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== added);
  });
};

/** Elements past the right edge, if the page would scroll sideways at any of the widths. Leaves the page narrow. */
export const findOverflow = async (page: WatchedPage, widths = everyWidth): Promise<string[]> => {
  const faults: string[] = [];
  await withoutDrawing(page, async () => {
    for (const width of widths) faults.push(...(await findTooWide(page, width)));
  });
  return faults;
};
