import { expect } from '@playwright/test';

import { providerEnvironment, startIdentityProvider } from '../../server/test/support/identityProvider';
import { openPage, type WatchedPage } from './support/browser';
import { getMessages } from './support/messages';
import { ownApp, test } from './support/running';
import { demo } from './support/signedIn';

const text = getMessages('en');
const withProvider = (id: string) => text(id).replace('{provider}', 'Acme ID');

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;

const { app, browser } = ownApp(async (url) => {
  provider = await startIdentityProvider(url);
  return providerEnvironment(provider.issuer);
});

test.afterAll(() => provider.close());

const heading = (page: WatchedPage, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const storedToken = (page: WatchedPage) => page.evaluate(() => localStorage.getItem('JWTtoken') ?? '');

/** At the provider, on the way to a private page. */
const startSigningIn = async (address: string) => {
  const context = await browser().newContext();
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  const page = await openPage(context);
  await page.goto(app().url + address);
  await page.getByRole('link', { name: withProvider('session.provider.signIn') }).click();
  await page.getByPlaceholder('Enter any login').waitFor();
  expect(new URL(page.url()).origin).toBe(provider.issuer);
  return page;
};

const enter = async (page: WatchedPage, login: string) => {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
};

test('signs in with the provider, returns to the page that was asked for, and signs out at both', async () => {
  const page = await startSigningIn('/en/client/orders');
  await enter(page, demo.username);
  await page.waitForURL(`${app().url}/en/client/orders`);
  await heading(page, text('page.orders'));
  const token = await storedToken(page);
  expect(token.split('.')).toHaveLength(3);
  await page.reload();
  await heading(page, text('page.orders'));

  await page.getByRole('button', { name: /Talleres Demo/ }).click();
  await page.getByRole('menuitem', { name: text('menu.signOut') }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await page.waitForURL(`${app().url}/home`);
  expect(await storedToken(page)).toBe('');
  const cart = `${app().url}/services/inventory/api/shoppingCart/getStockitemsByClientId/1/1/1/1`;
  expect((await fetch(cart, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(401);

  // Nor does the provider remember who it was.
  await page.goto(`${app().url}/login`);
  await page.getByRole('link', { name: withProvider('session.provider.signIn') }).click();
  await page.getByPlaceholder('Enter any login').waitFor();
  await page.context().close();
});

test('says that someone has cancelled at the provider, and offers the other ways', async () => {
  const page = await startSigningIn('/en/client/orders');
  await page.getByRole('link', { name: /cancel/i }).click();
  await heading(page, text('session.provider.failed'));
  await page.getByText(withProvider('session.provider.cancelled')).waitFor();
  expect(await storedToken(page)).toBe('');
  await page.getByRole('link', { name: text('session.provider.back') }).click();
  await page.getByLabel(text('session.password'), { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('from')).toBe('/en/client/orders');
  await page.context().close();
});

test('lets nobody in who has no account, and offers to request one', async () => {
  const page = await startSigningIn('/login');
  await enter(page, 'stranger@medida.example');
  await page.getByText(withProvider('session.provider.unknownAccount')).waitFor();
  await page
    .getByRole('link', { name: text('page.accountRequest') })
    .first()
    .waitFor();
  expect(await storedToken(page)).toBe('');
  await page.context().close();
});
