import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// What is said to a voice control must be what is seen; axe counts this rule as an experiment.
const rules = { 'label-content-name-mismatch': { enabled: true } };

/** The axe options. Full results only for violations, because the rest is four fifths of the time. */
const looks = {
  rules: { runOnly: levels, rules },
  practice: { runOnly: [...levels, 'best-practice'], rules },
  // What depends on the texts: names, alternatives, labels and the language itself.
  texts: { runOnly: ['cat.name-role-value', 'cat.text-alternatives', 'cat.forms', 'cat.language', 'cat.aria'], rules },
  // The scheme only changes colours.
  contrast: { runOnly: { type: 'rule', values: ['color-contrast'] } },
} satisfies Record<string, RunOptions>;

export type Look = keyof typeof looks;

type AxeWindow = Window & { axe?: typeof axe };

/** Variables that a style uses without a fallback, although the theme leaves them out. */
const findMissingVariables = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    const uses = rules.join(' ').matchAll(/var\((--mui-[\w-]+)\)/g);
    const names = new Set(Array.from(uses, ([, name = '']) => name));
    const root = getComputedStyle(document.documentElement);
    return [...names].filter((name) => root.getPropertyValue(name) === '');
  });

/** The accessibility violations of the page, each with its elements. */
export const findViolations = async (page: Page, look: Look = 'rules'): Promise<string[]> => {
  if (await page.evaluate(() => !(window as AxeWindow).axe)) await page.evaluate(axe.source);
  const options: RunOptions = { ...looks[look], resultTypes: ['violations'], preload: false, iframes: false };
  const violations = await page.evaluate(async (options) => {
    const { axe: present } = window as AxeWindow;
    if (!present) throw new Error('the page was left while it was looked at');
    const { violations } = await present.run(document, options);
    return violations.map(({ id, nodes }) => {
      const shown = nodes.slice(0, 4).map(({ html, any, all }) => `${html} ${[...any, ...all][0]?.message ?? ''}`);
      return [id, ...shown].join('\n');
    });
  }, options);
  return [...violations, ...(await findMissingVariables(page))];
};

/** Renders off-screen content too, so that a change of the scheme reaches it. */
export const drawEverything = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** A colour that is still fading has the contrast of neither of its ends. */
export const waitForTransitions = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Changes the system scheme under an open page, and waits until the page has followed and transitions ended. */
export const changeScheme = async (page: Page, colorScheme: 'light' | 'dark') => {
  const before = await ground(page);
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((former) => getComputedStyle(document.body).backgroundColor !== former, before);
  await waitForTransitions(page);
};
