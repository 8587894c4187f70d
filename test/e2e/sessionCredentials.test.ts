import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

import { openPage } from './support/browser';
import { runCommand } from './support/command';
import { exportSession, installDevTools } from './support/devTools';
import { eventually } from './support/eventually';
import { goWithin, whenInteractive } from './support/goWithin';
import { getMessages } from './support/messages';
import { exportFromPanel } from './support/qaPanel';
import { ownApp, test } from './support/running';
import { demo } from './support/signedIn';

const { app, browser } = ownApp();
const text = getMessages('en');

const wrongPassword = 'canary-wrong-4f0c';
const welcome = 'Welcome, Talleres Demo';
const newPassword = 'canary-lamp-over-91d2';

const signIn = async (page: Page, password: string) => {
  await page.getByLabel(text('session.username')).fill(demo.username);
  await page.locator('main input[type=password]').fill(password);
  await page.getByRole('button', { name: text('session.signIn'), exact: true }).click();
};

/** The former screen and its fields stay until the next one is there. */
const seeTitle = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();

const open = async (page: Page, address: string, title: string) => {
  await goWithin(page, address);
  await seeTitle(page, title);
};

const changePassword = async (page: Page, current: string) => {
  const fields = page.locator('main input[type=password]');
  await fields.nth(0).fill(current);
  await fields.nth(1).fill(newPassword);
  await fields.nth(2).fill(newPassword);
  await page.locator('main form button[type=submit]').click();
};

/** Everything that the browser keeps, apart from the record that the specification gives the token. */
const readKept = (page: Page) =>
  page.evaluate(async () => {
    const local = Object.entries(localStorage).filter(([key]) => key !== 'JWTtoken');
    const databases = await indexedDB.databases();
    const readAll = ({ name = '' }: IDBDatabaseInfo) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(new Error(`cannot open ${name}`));
        opening.onsuccess = () => {
          const stores = [...opening.result.objectStoreNames];
          const readings = stores.map(
            (store) =>
              new Promise<unknown>((read) => {
                const reading = opening.result.transaction(store).objectStore(store).getAll();
                reading.onsuccess = () => read(reading.result);
              }),
          );
          resolve(Promise.all(readings));
        };
      });
    const readCache = async (name: string) => {
      const cache = await caches.open(name);
      const responses = await cache.matchAll();
      return Promise.all(responses.map((response) => response.text()));
    };
    return JSON.stringify([
      local,
      Object.entries(sessionStorage),
      await Promise.all(databases.map(readAll)),
      await Promise.all((await caches.keys()).map(readCache)),
      document.cookie,
      history.state,
    ]);
  });

const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('JWTtoken') ?? '');

test('leaves no password and no token in exports, reports, storage, logs and metrics', async () => {
  const context = await browser().newContext({ acceptDownloads: true });
  await installDevTools(context, { withQaMode: true });
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  const page = await openPage(context);
  await page.goto(`${app().url}/login?qa`);
  await whenInteractive(page);

  await signIn(page, wrongPassword);
  await page.locator('main').getByRole('alert').waitFor();
  await signIn(page, demo.password);
  await seeTitle(page, welcome);
  await open(page, '/en/client/change-password', text('session.change.title'));
  await changePassword(page, wrongPassword);
  await page.locator('main').getByRole('alert').waitFor();
  await changePassword(page, demo.password);
  await seeTitle(page, welcome);
  // Reports hold the last actions only.
  await context.route('**/assets/videos*.js', (route) => route.abort());
  await goWithin(page, '/en/videos');
  const notice = page.getByText(/Report [0-9A-F]{8}/).first();
  await notice.waitFor();
  const id = /Report ([0-9A-F]{8})/.exec((await notice.textContent()) ?? '')?.[1] ?? '';
  await eventually(async () => expect(await runCommand(app(), 'reports', 'list')).toContain(id));
  const firstToken = await readToken(page);
  await open(page, '/en/client', welcome);
  await page.getByRole('button', { name: /Talleres Demo/ }).click();
  await page.getByRole('menuitem', { name: text('menu.signOut') }).click();
  await seeTitle(page, text('session.signIn.title'));
  await signIn(page, newPassword);
  await seeTitle(page, welcome);
  await open(page, '/en/catalogo', text('catalogue.title'));
  await open(page, '/en/client/shopping-cart', text('cartPage.title'));
  await open(page, '/en/client/orders', text('orders.title'));
  await open(page, '/en/client/order-pad', text('orderPad.title'));
  const token = await readToken(page);

  const directory = await mkdtemp(path.join(tmpdir(), 'medida-canary-'));
  const file = path.join(directory, 'session.json');
  await exportFromPanel(page, file);
  const logs = (await readdir(app().dataDir, { recursive: true })).filter((name) => name.endsWith('.log'));
  const written: Record<string, string> = {
    'exports of QA mode': await readFile(file, 'utf8'),
    'exports of DevTools': await exportSession(page, 'lifted'),
    reports: (await runCommand(app(), 'reports', 'show', id)) + (await runCommand(app(), 'reports', 'export', id)),
    storage: await readKept(page),
    logs:
      app().output() +
      (await Promise.all(logs.map((name) => readFile(path.join(app().dataDir, name), 'utf8')))).join(''),
    metrics: await (await fetch(`${app().url}/metrics`)).text(),
    address: page.url(),
  };
  // What is searched holds what happened.
  expect(written['exports of QA mode']).toContain('changePassword');
  expect(written['exports of DevTools']).toContain('authenticateUser');
  expect(written.reports).toContain('changePassword');
  expect(token.split('.')).toHaveLength(3);

  const secrets = [
    wrongPassword,
    newPassword,
    ...[firstToken, token].flatMap((one) => [one, ...one.split('.').slice(1)]),
  ];
  const found = Object.entries(written).flatMap(([place, content]) =>
    secrets.filter((secret) => content.includes(secret)).map((secret) => `${place}: ${secret}`),
  );
  expect(found).toEqual([]);
  await rm(directory, { recursive: true });
  await context.close();
});
