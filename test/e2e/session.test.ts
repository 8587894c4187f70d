import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

import { openPage, type WatchedPage } from './support/browser';
import { getMessages } from './support/messages';
import { ownApp, test } from './support/running';

const text = getMessages('en');
const demo = { username: 'demo@medida.example', password: 'medida-demo' };
const other = { username: 'otro@medida.example', password: 'medida-otro' };

const { app, browser } = ownApp();
const url = (address: string) => app().url + address;

const visiting = async (address: string) => {
  const context = await browser().newContext();
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  const page = await openPage(context);
  await page.goto(url(address));
  return page;
};

const main = (page: WatchedPage) => page.getByRole('main');
const heading = (page: WatchedPage, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

const type = async (page: WatchedPage, fields: Record<string, string>) => {
  for (const [id, value] of Object.entries(fields)) await page.getByLabel(text(id), { exact: true }).fill(value);
};

const signIn = async (page: WatchedPage, { username, password }: typeof demo) => {
  await type(page, { 'session.username': username, 'session.password': password });
  await page.getByRole('button', { name: text('session.signIn'), exact: true }).click();
};

const welcomed = (page: WatchedPage) => heading(page, /Welcome/);
const storedToken = (page: WatchedPage) => page.evaluate(() => localStorage.getItem('JWTtoken') ?? '');
/** Signs in until the service rate-limits it. */
const tryInVain = async (credentials: typeof demo) => {
  const body = JSON.stringify(credentials);
  const headers = { 'Content-Type': 'application/json' };
  for (let count = 0; count < 30; count += 1) {
    const { status } = await fetch(url('/services/public/user/authenticate'), { method: 'POST', headers, body });
    if (status === 429) return;
  }
  throw new Error('the service never had enough');
};
const withToken = (token: string, address: string) =>
  fetch(url(`/services${address}`), { headers: { Authorization: `Bearer ${token}` } });
const cartOfDemo = '/inventory/api/shoppingCart/getStockitemsByClientId/1/1/1/1';
const cartAnswered = (page: WatchedPage) =>
  Promise.all(
    [1, 2].map((id) =>
      page.waitForResponse((response) => response.url().includes(`/getStockitemsByClientId/1/${id}/`)),
    ),
  );
const endSession = (token: string) => withToken(token, '/public/oauth/logout');

test.describe('signing in and out', () => {
  test('returns to the requested page, and signs out of every tab at once', async () => {
    const page = await visiting('/en/client/change-password');
    await heading(page, text('session.signIn.title'));
    expect(new URL(page.url()).pathname).toBe('/login');
    await signIn(page, demo);
    await heading(page, text('session.change.title'));
    expect(new URL(page.url()).pathname).toBe('/en/client/change-password');
    const second = await openPage(page.context());
    await second.goto(url('/dashboard'));
    await welcomed(second);
    const token = await storedToken(page);
    expect((await withToken(token, cartOfDemo)).status).toBe(200);
    expect(page.complaints).toEqual([]);

    await page.getByRole('button', { name: /Talleres Demo/ }).click();
    await page.getByRole('menuitem', { name: text('menu.signOut') }).click();
    for (const tab of [page, second]) await heading(tab, text('session.signIn.title'));
    await second.getByText(text('session.closed')).waitFor();
    // The service is notified too, but its response is not awaited.
    await page.waitForFunction(
      async ([address, authorization]) =>
        (await fetch(address, { headers: { Authorization: authorization } })).status === 401,
      [url(`/services${cartOfDemo}`), `Bearer ${token}`] as const,
    );
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain(token);
    expect(kept).not.toContain('Talleres');
    await page.context().close();
  });

  test('shows the error and keeps the input, then counts down the wait', async () => {
    const page = await visiting('/en/oauth/login');
    const mistaken = { username: 'locked@medida.example', password: 'not-the-one' };
    await signIn(page, mistaken);
    await main(page).getByText(text('session.wrongCredentials')).waitFor();
    expect(await page.getByLabel(text('session.username')).inputValue()).toBe(mistaken.username);
    expect(await page.getByLabel(text('session.password'), { exact: true }).inputValue()).toBe(mistaken.password);

    await tryInVain(mistaken);
    await page.getByRole('button', { name: text('session.signIn'), exact: true }).click();
    const wait = page.getByRole('timer');
    await wait.waitFor();
    const shown = await wait.textContent();
    expect(shown).toMatch(/Try again in \d+:\d\d/);
    await page.waitForFunction((before) => document.querySelector('[role=timer]')?.textContent !== before, shown);
    await page.context().close();
  });
});

test('keeps two browsers of one client signed in', async () => {
  const pages = [await visiting('/en/oauth/login'), await visiting('/en/oauth/login')];
  for (const page of pages) {
    await signIn(page, demo);
    await welcomed(page);
  }
  for (const page of pages) {
    await page.reload();
    await welcomed(page);
    await page.goto(url('/en/client/shopping-cart'));
    await heading(page, 'Shopping cart');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect((await withToken(await storedToken(page), cartOfDemo)).status).toBe(200);
  }
  await Promise.all(pages.map((page) => page.context().close()));
});

test('asks for the password over the page when the session has expired, and resumes with the typed input', async () => {
  const page = await visiting('/en/client/change-password');
  const cart = cartAnswered(page);
  await signIn(page, other);
  await heading(page, text('session.change.title'));
  // A request pending when the session ends would discover it before the form does.
  await cart;
  await endSession(await storedToken(page));
  const typed = {
    'session.password.present': other.password,
    'session.password.new': 'lamp-over-the-desk',
    'session.password.repeat': 'lamp-over-the-desk',
  };
  await type(page, typed);
  await page.getByRole('button', { name: text('session.change.save') }).click();
  const dialog = page.getByRole('dialog', { name: text('session.expired') });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.getByLabel(text('session.password'), { exact: true }).fill(other.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await page.getByText('The password was changed').waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect((await withToken(await storedToken(page), cartOfDemo.replace(/1$/, '2'))).status).toBe(200);
  await page.context().close();

  const later = await visiting('/login');
  await signIn(later, other);
  await main(later).getByText(text('session.wrongCredentials')).waitFor();
  await signIn(later, { ...other, password: 'lamp-over-the-desk' });
  await welcomed(later);
  await later.context().close();
});

const mailedLink = async (): Promise<string> => {
  const outbox = path.join(app().dataDir, 'outbox');
  for (let count = 0; count < 600; count += 1) {
    const mail = (await readdir(outbox).catch(() => [])).find((name) => name.endsWith('.eml'));
    if (mail) {
      const message = (await readFile(path.join(outbox, mail), 'utf8')).replace(/=\r?\n/g, '').replace(/=3D/g, '=');
      const link = /https?:\/\/\S+#token=\S+/.exec(message)?.[0];
      if (link) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no message came');
};

test('resets the password with a single-use link', async () => {
  const page = await visiting('/login');
  await type(page, { 'session.username': demo.username });
  await page.getByRole('link', { name: text('session.signIn.forgotten') }).click();
  await heading(page, text('session.forgotten.title'));
  await page.getByRole('button', { name: text('session.forgotten.send') }).click();
  await heading(page, text('session.forgotten.sent'));

  const { pathname, hash } = new URL(await mailedLink());
  expect(pathname).toBe('/en/oauth/forgot-password');
  await page.goto(url(pathname + hash));
  await heading(page, text('session.reset.title'));
  expect(page.url()).toBe(url(pathname));
  await page.reload();
  await heading(page, text('session.reset.title'));
  await type(page, { 'session.password.new': 'lamp-over-the-desk', 'session.password.repeat': 'lamp-over-the-desk' });
  await page.getByRole('button', { name: text('session.reset.save') }).click();
  await heading(page, text('session.signIn.title'));
  await page.getByText(text('session.reset.done')).waitFor();
  await signIn(page, { ...demo, password: 'lamp-over-the-desk' });
  await welcomed(page);
  await page.context().close();

  const again = await visiting(pathname + hash);
  await type(again, { 'session.password.new': 'tea-by-the-window', 'session.password.repeat': 'tea-by-the-window' });
  await again.getByRole('button', { name: text('session.reset.save') }).click();
  await heading(again, text('session.reset.spent'));
  await again.getByRole('button', { name: text('session.reset.again') }).click();
  await heading(again, text('session.forgotten.title'));
  await again.context().close();
});
