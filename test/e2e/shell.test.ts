import { type BrowserContextOptions, expect } from '@playwright/test';

import { confirmationRequested } from '@/features/confirm/state/confirmSlice';
import { notificationShown } from '@/features/notifications/state/notificationsSlice';

import { changeScheme, findViolations } from './support/accessibility';
import { openPage, type WatchedPage } from './support/browser';
import { goWithin, whenInteractive } from './support/goWithin';
import { getMessages, languages } from './support/messages';
import { sharedApp, test } from './support/running';
import { signInByStorage } from './support/signedIn';

const { app, browser } = sharedApp();

type Opening = BrowserContextOptions & { isClient?: boolean };

// With reduced motion nothing is half transparent during checks.
const open = async (path: string, { isClient = false, ...options }: Opening = {}) => {
  const context = await browser().newContext({ reducedMotion: 'reduce', ...options });
  if (isClient) await signInByStorage(context, app());
  const page = await openPage(context);
  await page.goto(app().url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await whenInteractive(page);
  return page;
};

/** Dispatches an action to the page's own store. */
const dispatch = (page: WatchedPage, action: { type: string; payload: unknown }) =>
  page.evaluate((dispatched) => {
    type Fiber = { child: Fiber | null; memoizedProps: { store?: { dispatch: (action: unknown) => void } } | null };
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const container = Object.keys(root).find((key) => key.startsWith('__reactContainer$')) ?? '';
    let fiber: Fiber | null | undefined = root[container];
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child;
    if (!fiber?.memoizedProps?.store) throw new Error('no store in this page');
    fiber.memoizedProps.store.dispatch(dispatched);
  }, action);

const laptop = { width: 1200, height: 800 };
const tablet = { width: 1199, height: 800 };

test('applies the color scheme of the system before any script of the application runs', async () => {
  const context = await browser().newContext({ colorScheme: 'dark' });
  await context.route('**/assets/*.js', () => undefined);
  const page = await openPage(context);
  await page.goto(`${app().url}/en`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset.colorScheme === 'dark');
  expect(page.complaints).toEqual([]);
  await context.close();
});

test('collapses the menu below the laptop width into a drawer that traps focus, and closes it on navigation', async () => {
  const page = await open('/en/terms', { viewport: laptop });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const button = page.getByRole('button', { name: 'Main menu' });
  expect([await menu.isVisible(), await button.isVisible()]).toEqual([true, false]);
  await page.setViewportSize(tablet);
  expect([await menu.isVisible(), await button.isVisible()]).toEqual([false, true]);

  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Close the menu' }).waitFor();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.MuiDrawer-root') !== null)).toBe(true);
  }
  await menu.getByRole('link', { name: 'Brands' }).click();
  await page.getByRole('heading', { level: 1, name: 'Brands' }).waitFor();
  await page.getByRole('button', { name: 'Close the menu' }).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(page.complaints).toEqual([]);
  await page.context().close();
});

test('shows confirmations and, in one place, the notifications of both areas, without violating the CSP', async () => {
  const page = await open('/en/terms');
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', (event) => console.error(event.violatedDirective));
  });
  await page.getByRole('searchbox').focus();
  await dispatch(page, confirmationRequested({ message: { id: 'session.closed' } }));
  const dialog = page.getByRole('alertdialog', { name: getMessages('en')('session.closed') });
  await dialog.waitFor();
  const { x = 0, y = 0, width = 0, height = 0 } = (await dialog.boundingBox()) ?? {};
  const { width: screenWidth, height: screenHeight } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.abs(x + width / 2 - screenWidth / 2)).toBeLessThan(2);
  expect(Math.abs(y + height / 2 - screenHeight / 2)).toBeLessThan(2);
  expect(width).toBeLessThanOrEqual(444);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: getMessages('en')('confirm.ok') }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search');

  const text = '<b>Thank you</b><img src=x> <a href="/en/brands">See the brands</a>';
  const message = { kind: 'serverText', text, html: true } as const;
  // Long enough to be inspected.
  const duration = 3_600_000;
  await dispatch(page, notificationShown({ area: 'storefront', message, style: 'success', duration }));
  await page.getByRole('link', { name: 'See the brands' }).waitFor();
  for (const style of ['error', 'warning', 'info'] as const)
    await dispatch(page, notificationShown({ area: 'account', message: { kind: 'serverText', text: style }, style }));
  await page.getByText('info', { exact: true }).waitFor();
  const tops = await Promise.all(
    ['info', 'warning', 'error'].map(async (style) => (await page.getByText(style, { exact: true }).boundingBox())?.y),
  );
  expect(tops).toEqual([...tops].sort((one = 0, other = 0) => one - other));
  expect(await page.locator('img[src=x]').count()).toBe(0);
  const container = page.locator('.notistack-SnackbarContainer').filter({ hasText: 'Thank you' });
  await expect(container).toContainText('warning');
  expect(await container.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  await page.getByText('Thank you').hover();
  expect(await findViolations(page)).toEqual([]);
  expect(page.complaints).toEqual([]);
  await page.context().close();
});

test('remembers dark when the system is light, never shows light on the way, and prints only the content, black on white', async () => {
  const page = await open('/en/terms', { colorScheme: 'light', viewport: laptop });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Preferences' }).click();
  // By keyboard: the panel still moves while it opens.
  await page.getByRole('radio', { name: 'Dark' }).press('Space');
  await page.waitForFunction((before) => getComputedStyle(document.body).backgroundColor !== before, light);
  await page.addInitScript(() => {
    const schemes = new Set<string | undefined>();
    Object.assign(window, { schemes });
    const remember = () => schemes.add(document.documentElement.dataset.colorScheme);
    new MutationObserver(remember).observe(document, { attributeFilter: ['data-color-scheme'], subtree: true });
  });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await whenInteractive(page);
  expect(await ground()).not.toBe(light);
  expect(await page.evaluate(() => [...(window as unknown as { schemes: Set<string> }).schemes])).toEqual(['dark']);

  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  const heading = page.getByRole('heading', { level: 1 });
  await page.waitForFunction(
    (element) => getComputedStyle(element).color === 'rgb(0, 0, 0)',
    await heading.elementHandle(),
  );
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  expect(page.complaints).toEqual([]);
  await page.context().close();
});

/** The faults in the present scheme, and the contrast in the other one, in which the page remains. */
const findInBothSchemes = async (page: WatchedPage) => {
  const present = await findViolations(page);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await changeScheme(page, isDark ? 'light' : 'dark');
  return [...present, ...(await findViolations(page, 'contrast'))];
};

// Colours and structure are the same in every language.
test('overlays have no accessibility violations', async () => {
  const page = await open('/en/terms', { colorScheme: 'light', viewport: laptop, isClient: true });
  await page.getByRole('search').getByLabel('Search').click();
  await page.keyboard.type('teapot');
  await page.getByRole('option').first().waitFor();
  expect(await findViolations(page, 'practice')).toEqual([]);
  await page.getByRole('search').getByLabel('Search').fill('');
  await page.getByRole('option').first().waitFor({ state: 'detached' });

  for (const language of languages) {
    const say = getMessages(language);
    const find = language === 'en' ? () => findInBothSchemes(page) : () => findViolations(page, 'texts');
    await page.setViewportSize(laptop);
    await goWithin(page, `/${language}/terms`);
    await page.getByRole('link', { name: new RegExp(say('shell.cart')) }).hover();
    await page.getByRole('tooltip', { includeHidden: true }).waitFor();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByText('2020').waitFor();
    expect(await find()).toEqual([]);

    await page.locator('header [aria-haspopup=menu]').click();
    await page.getByRole('menuitem', { name: say('menu.signOut') }).waitFor();
    expect(await find()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: say('shell.preferences') }).click();
    await page.getByLabel(say('timeZone.label')).waitFor();
    expect(await find()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.setViewportSize({ width: 390, height: 780 });
    await page.getByRole('button', { name: say('shell.menu') }).click();
    await page.getByRole('button', { name: say('menu.close') }).waitFor();
    expect(await find()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('menu.close') }).waitFor({ state: 'detached' });
  }
  expect(page.complaints).toEqual([]);
  await page.context().close();
});
