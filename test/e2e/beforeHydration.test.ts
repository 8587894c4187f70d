import { expect, type Route } from '@playwright/test';

import { openPage, type WatchedPage } from './support/browser';
import { whenInteractive } from './support/goWithin';
import { getMessages } from './support/messages';
import { sharedApp, test } from './support/running';
import { signInByStorage, wholesale } from './support/signedIn';

// What happens to a page that the server has rendered until it is hydrated, and if it cannot be.
const { app, browser } = sharedApp();

/** The page as rendered, whose scripts arrive when `release` is called. */
const openHeld = async (page: WatchedPage, address: string) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = async (route: Route) => {
    await released;
    await route.fallback();
  };
  await page.route('**/assets/*.js', hold);
  await page.goto(app().url + address, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  return async () => {
    release();
    await page.unroute('**/assets/*.js', hold);
  };
};

const say = getMessages('en');

test('keeps typed text and repeats a submission', async () => {
  const page = await openPage(await browser().newContext());
  const release = await openHeld(page, '/en/contact');
  await page.getByLabel(say('content.form.name')).fill('Ana Ruiz');
  await page.getByLabel(say('content.form.email')).fill('ana@buyer.example');
  await page.getByLabel(say('content.form.message')).fill('Do you deliver on Saturdays?');
  await page.getByRole('button', { name: say('content.form.send') }).click();
  await release();
  await page.getByRole('heading', { name: say('content.form.sent') }).waitFor();
  await page.context().close();
});

test('shows a client on a phone the shape of what comes first, before any script has arrived', async () => {
  const context = await browser().newContext({ viewport: { width: 390, height: 844 } });
  await signInByStorage(context, app());
  const page = await openPage(context);
  const release = await openHeld(page, '/en');
  const countPlaceholders = () =>
    page.locator('main div:visible').evaluateAll((parts) => {
      const isSeen = (part: Element) => part.getBoundingClientRect().top < window.innerHeight;
      return parts.filter((part) => getComputedStyle(part).animationName === 'breathe' && isSeen(part)).length;
    });
  expect(await countPlaceholders()).toBe(3);
  await release();
  await page.getByRole('region', { name: say('account.cart') }).waitFor();
  await expect.poll(countPlaceholders).toBe(0);
  await context.close();
});

/** Delays the code that repeats input, as a slow connection would. */
const holdRepeating = async (page: WatchedPage) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const requested = page.waitForRequest('**/assets/repeat-input.*.js');
  await page.route('**/assets/repeat-input.*.js', async (route) => {
    await released;
    await route.continue();
  });
  return { requested, release };
};

test('repeats a submission of typed text that follows while the page is being hydrated', async () => {
  const page = await openPage(await browser().newContext());
  const release = await openHeld(page, '/en/oauth/login');
  await page.getByLabel(say('session.username')).fill('demo@medida.example');
  await page.getByLabel(say('session.password'), { exact: true }).fill('not-the-one');
  const repeating = await holdRepeating(page);
  await release();
  await repeating.requested;
  await page.getByRole('button', { name: say('session.signIn'), exact: true }).click();
  repeating.release();
  await page.getByText(say('session.wrongCredentials')).waitFor();
  await page.context().close();
});

test('keeps text that is added while the page is being hydrated', async () => {
  const page = await openPage(await browser().newContext());
  const release = await openHeld(page, '/en/contact');
  const name = page.getByLabel(say('content.form.name'));
  await name.fill('Ana');
  const repeating = await holdRepeating(page);
  await release();
  await repeating.requested;
  await name.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' Ruiz');
  repeating.release();
  await whenInteractive(page);
  expect(await name.inputValue()).toBe('Ana Ruiz');
  await page.getByRole('button', { name: say('content.form.send') }).click();
  await page.getByText(say('content.form.missing.email')).first().waitFor();
  expect(await name.inputValue()).toBe('Ana Ruiz');
  await page.context().close();
});

test('accepts input if the code that repeats it cannot be fetched', async () => {
  const page = await openPage(await browser().newContext());
  const release = await openHeld(page, '/en/contact');
  await page.getByLabel(say('content.form.name')).fill('Ana');
  await page.route('**/assets/repeat-input.*.js', (route) => route.abort());
  await release();
  await whenInteractive(page);
  await page.getByLabel(say('content.form.name')).fill('Ana Ruiz');
  await page.getByLabel(say('content.form.email')).fill('ana@buyer.example');
  await page.getByLabel(say('content.form.message')).fill('Do you deliver on Saturdays?');
  await page.getByRole('button', { name: say('content.form.send') }).click();
  await page.getByRole('heading', { name: say('content.form.sent') }).waitFor();
  await page.context().close();
});

test('repeats a press on a button that is replaced for a client', async () => {
  const context = await browser().newContext();
  await signInByStorage(context, app());
  const page = await openPage(context);
  const release = await openHeld(page, '/en/catalogo');
  await page
    .locator('main article')
    .first()
    .getByRole('button', { name: /^Save to favourites/ })
    .click();
  await release();
  await page.getByText('Saved to “Favourites”').waitFor();
  expect(page.complaints).toEqual([]);
  await context.close();
});

test('leaves what is far below as it is until it is pressed', async () => {
  const page = await openPage(await browser().newContext({ viewport: { width: 390, height: 844 } }));
  await page.goto(`${app().url}/en/catalogo`);
  const isHydrated = (element: Element | null) =>
    Object.keys(element ?? {}).some((name) => name.startsWith('__reactProps'));
  const hearts = page.locator('main article button[aria-label^="Save to favourites"]');
  await expect.poll(() => hearts.first().evaluate(isHydrated)).toBe(true);
  expect(await hearts.last().evaluate(isHydrated)).toBe(false);
  // Without a pointer, as assistive technology does.
  await hearts.last().evaluate((heart: HTMLElement) => heart.click());
  await page.waitForURL('**/login?*');
  expect(page.complaints).toEqual([]);
  await page.context().close();
});

test('can be searched', async () => {
  const page = await openPage(await browser().newContext());
  await openHeld(page, '/en');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('stockpot');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/en\/catalogo\?q=stockpot$/, { waitUntil: 'commit' });
  await page.locator('main article').first().waitFor();
  await page.context().close();
});

test('keeps the language of the page whose link to the sign-in is followed', async () => {
  const context = await browser().newContext();
  const page = await openPage(context);
  await page.goto(`${app().url}/es`);
  await page.waitForFunction(() => localStorage.getItem('language') === 'es');
  const release = await openHeld(page, '/en');
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell.signIn') })
    .click();
  await page.waitForURL('**/login', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: say('page.login') });
  await heading.waitFor();
  await release();
  await whenInteractive(page);
  await page.waitForFunction(() => localStorage.getItem('language') === 'en');
  await heading.waitFor();
  expect(page.complaints).toEqual([]);
  await context.close();
});

const message = 'Do you deliver on Saturdays?';
const getMessageField = (page: WatchedPage) => page.getByLabel(say('content.form.message'));
const fillMessage = (page: WatchedPage) => getMessageField(page).fill(message);

const expectMessage = async (page: WatchedPage) => {
  await getMessageField(page).waitFor();
  await page.waitForFunction(([field, expected]) => (field as HTMLTextAreaElement).value === expected, [
    await getMessageField(page).elementHandle(),
    message,
  ] as const);
};

test('applies the chosen sort order and page size', async () => {
  const page = await openPage(await browser().newContext());
  const release = await openHeld(page, '/en/catalogo');
  const order = page.getByRole('main').getByLabel(say('catalogue.sort'));
  await order.selectOption('price');
  await page.getByRole('main').getByLabel(say('catalogue.pageSize')).selectOption('48');
  await release();
  await page.waitForURL(/sort=price/);
  await page.waitForFunction(() => document.querySelectorAll('main article').length === 48);
  expect(await order.inputValue()).toBe('price');
  expect(page.complaints).toEqual([]);
  await page.context().close();
});

test('keeps typed text if the state of the page is replaced by the page of a portal', async () => {
  const page = await openPage(await browser().newContext());
  await page.route('**/rendered-state/**', (route) => route.fulfill({ body: '<h1>Portal</h1>' }));
  const release = await openHeld(page, '/en/contact');
  await fillMessage(page);
  await release();
  await whenInteractive(page);
  await expectMessage(page);
  await page.context().close();
});

test('stays readable and keeps typed text if its texts cannot be fetched, and starts on request', async () => {
  const page = await openPage(await browser().newContext());
  await page.route('**/assets/locale-en.*', (route) => route.abort());
  const release = await openHeld(page, '/en/contact');
  await fillMessage(page);
  await release();
  const failure = page.getByRole('alert').filter({ hasText: 'The page could not start' });
  await failure.waitFor();
  await page.locator('main h1').waitFor();
  await expectMessage(page);

  await page.unroute('**/assets/locale-en.*');
  await failure.getByRole('link').click();
  await failure.waitFor({ state: 'detached' });
  await whenInteractive(page);
  await expectMessage(page);
  await page.context().close();
});

test('restores typed text once the code of the screen loads after all', async () => {
  const page = await openPage(await browser().newContext());
  await page.route('**/assets/contact.*.js', (route) => route.abort());
  const release = await openHeld(page, '/en/contact');
  await fillMessage(page);
  await release();
  const failure = page.getByRole('alert').filter({ hasText: say('error.screen.title') });
  await failure.waitFor();
  await page.unroute('**/assets/contact.*.js');
  await failure.getByRole('button', { name: say('ui.retry') }).click();
  await expectMessage(page);
  await page.context().close();
});

test('shows a client with a price list no price but its own', async () => {
  const context = await browser().newContext();
  await signInByStorage(context, app(), wholesale);
  const page = await openPage(context);
  const firstPrice = page.locator('main article .unit-price').first();
  const own = firstPrice.getByText(say('item.price.own'));
  await page.goto(`${app().url}/en/catalogo`);
  await own.waitFor();

  const release = await openHeld(page, '/en/catalogo');
  await expect(firstPrice).toHaveText(/\$/);
  await expect(firstPrice).toBeHidden();
  // At every frame from here on.
  const seen = page.evaluate(
    (text) =>
      new Promise<string[]>((resolve) => {
        const texts: string[] = [];
        const look = () => {
          const price = document.querySelector('main article .unit-price');
          if (price && getComputedStyle(price).visibility === 'visible') texts.push(price.textContent);
          if (texts.some((shown) => shown.includes(text))) resolve(texts);
          else requestAnimationFrame(look);
        };
        look();
      }),
    say('item.price.own'),
  );
  await release();
  expect((await seen).filter((text) => !text.includes(say('item.price.own')))).toEqual([]);
  await context.close();
});
