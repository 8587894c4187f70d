import type { WatchedPage } from './browser';

/** Where layouts change most: enough for languages in which only the texts differ. */
export const someWidths = [1024, 768, 390, 320];

const widest = 1440;
const narrowest = 320;

/** Widths around those at which a style of the page changes, and some between them for what changes by itself. */
const listWidths = async (page: WatchedPage): Promise<number[]> => {
  const { edges, step } = await page.evaluate(() => {
    const listRules = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? listRules(rule.cssRules) : [])]);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => listRules(cssRules));
    const conditions = rules.flatMap((rule) => (rule instanceof CSSConditionRule ? [rule.conditionText] : []));
    return {
      edges: conditions.flatMap((text) => [...text.matchAll(/width\b[^\d)]*([\d.]+)px/g)].map(([, px]) => Number(px))),
      // The width of a container is not that of the window.
      step: rules.some((rule) => rule instanceof CSSContainerRule) ? 20 : 60,
    };
  });
  const around = edges.flatMap((edge) => [Math.ceil(edge) - 1, Math.ceil(edge), Math.floor(edge) + 1]);
  const between = Array.from({ length: (widest - narrowest) / step }, (_, at) => widest - at * step);
  return [...new Set([...around, ...between, narrowest])]
    .filter((width) => width >= narrowest && width <= widest)
    .sort((one, other) => other - one);
};

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
export const findOverflow = async (page: WatchedPage, widths?: number[]): Promise<string[]> => {
  const faults: string[] = [];
  await withoutDrawing(page, async () => {
    for (const width of widths ?? (await listWidths(page))) faults.push(...(await findTooWide(page, width)));
  });
  return faults;
};
