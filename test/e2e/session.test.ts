import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

import { openPage, type WatchedPage } from './support/browser';
import { getMessages } from './support/messages';
import { ownApp, test } from './support/running';
import { demo } from './support/signedIn';

const text = getMessages('en');
const newPassword = 'lamp-over-the-desk';

const { app, browser } = ownApp();
const url = (address: string) => app().url + address;

const visiting = async (address: string) => {
  const context = await browser().newContext();
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  const page = await openPage(context);
  await page.goto(url(address));
  return page;
};

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

test('returns to the requested page, asks for the password over it when the session has expired, and signs out of every tab', async () => {
  const page = await visiting('/en/client/change-password');
  await heading(page, text('session.signIn.title'));
  expect(new URL(page.url()).pathname).toBe('/login');
  const cart = cartAnswered(page);
  await signIn(page, demo);
  await heading(page, text('session.change.title'));
  expect(new URL(page.url()).pathname).toBe('/en/client/change-password');
  expect(page.complaints).toEqual([]);

  // A request pending when the session ends would discover it before the form does.
  await cart;
  await endSession(await storedToken(page));
  await type(page, {
    'session.password.present': demo.password,
    'session.password.new': newPassword,
    'session.password.repeat': newPassword,
  });
  await page.getByRole('button', { name: text('session.change.save') }).click();
  const dialog = page.getByRole('dialog', { name: text('session.expired') });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.getByLabel(text('session.password'), { exact: true }).fill(demo.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await page.getByText('The password was changed').waitFor();
  await dialog.waitFor({ state: 'detached' });
  const token = await storedToken(page);
  expect((await withToken(token, cartOfDemo)).status).toBe(200);

  const second = await openPage(page.context());
  await second.goto(url('/dashboard'));
  await welcomed(second);
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
  await page.getByRole('link', { name: 'Español' }).click();
  await second.waitForFunction(() => document.documentElement.lang === 'es');
  await page.context().close();
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

test('resets the password with the link of a mail, whose token survives a reload outside the address', async () => {
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
  await type(page, { 'session.password.new': newPassword, 'session.password.repeat': newPassword });
  await page.getByRole('button', { name: text('session.reset.save') }).click();
  await heading(page, text('session.signIn.title'));
  await page.getByText(text('session.reset.done')).waitFor();
  await page.context().close();
});
