import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect } from '@playwright/test';

import { launchProfile, openPage, type WatchedPage } from './support/browser';
import { whenInteractive } from './support/goWithin';
import { getMessages } from './support/messages';
import { sharedApp, test } from './support/running';
import { demo, signInByStorage } from './support/signedIn';

const { app, browser } = sharedApp();

const stored = (values: Record<string, string>) => ({
  storageState: {
    cookies: [],
    origins: [{ origin: app().url, localStorage: Object.entries(values).map(([name, value]) => ({ name, value })) }],
  },
});

const open = async (context: BrowserContext, path: string) => {
  const page = await openPage(context);
  await page.goto(app().url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await whenInteractive(page);
  return page;
};

test('starts in Spanish on a first visit and in the last language on a later one', async () => {
  const context = await browser().newContext();
  const page = await open(context, '/');
  expect(new URL(page.url()).pathname).toBe('/es');
  await page.getByRole('link', { name: '中文' }).click();
  await page.waitForURL('**/zh');
  await page.waitForFunction(() => localStorage.getItem('language') === 'zh');
  await page.goto(`${app().url}/?from=mail#top`);
  await page.waitForURL('**/zh?from=mail#top');
  await context.close();
});

test('discards only a corrupt or foreign value, and starts', async () => {
  const context = await browser().newContext(
    stored({ language: 'xx', layoutData: '{"broken', client: '[7]', timeZone: 'America/Caracas', somethingElse: '1' }),
  );
  const page = await open(context, '/');
  expect(new URL(page.url()).pathname).toBe('/es');
  const kept = await page.evaluate(() => JSON.parse(JSON.stringify(localStorage)) as unknown);
  expect(kept).toMatchObject({ timeZone: 'America/Caracas', somethingElse: '1' });
  expect(page.complaints).toEqual([]);
  await context.close();
});

test('stays usable, with a single notice, when storage is unavailable', async () => {
  const context = await browser().newContext();
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const page = await open(context, '/en');
  const notice = page.getByText(getMessages('en')('settings.storage.unavailable'));
  await notice.waitFor();
  expect(await notice.count()).toBe(1);
  await page.getByRole('link', { name: 'Español' }).click();
  await page.waitForURL('**/es');
  await page.getByText(getMessages('es')('settings.storage.unavailable')).waitFor();
  await context.close();
});

test('follows a language change and sign-out in another tab', async () => {
  const context = await browser().newContext();
  await signInByStorage(context, app());
  const [one, other] = [await open(context, '/en'), await open(context, '/en')];
  const account = (page: WatchedPage) => page.getByRole('button', { name: /Talleres Demo/ });
  await Promise.all([account(one).waitFor(), account(other).waitFor()]);
  await one.getByRole('link', { name: 'Español' }).click();
  await other.waitForFunction(() => document.documentElement.lang === 'es');
  await account(one).click();
  await one.getByRole('menuitem', { name: getMessages('es')('menu.signOut') }).click();
  await account(other).waitFor({ state: 'detached' });
  expect(await other.evaluate(() => localStorage.getItem('client'))).toBeNull();
  await context.close();
});

const signIn = async (page: WatchedPage) => {
  const say = getMessages('en');
  await page.goto(`${app().url}/en/oauth/login`);
  await page.getByLabel(say('session.username')).fill(demo.username);
  await page.getByLabel(say('session.password'), { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: say('session.signIn'), exact: true }).click();
};

test('explains at sign-in what to allow when the page cannot read its cookies', async () => {
  const context = await browser().newContext();
  await context.addInitScript(() =>
    Object.defineProperty(document, 'cookie', {
      get: () => '',
      set() {
        // Nothing is kept.
      },
    }),
  );
  const page = await openPage(context);
  await signIn(page);
  const failure = page.getByRole('alert').filter({ hasText: getMessages('en')('request.cookiesBlocked') });
  await failure.waitFor();
  expect(await page.getByLabel(getMessages('en')('session.username')).inputValue()).toBe(demo.username);
  await context.close();
});

test('starts, signs in and explains what is not stored when cookies and site data are blocked', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'medida-profile-'));
  await mkdir(join(profile, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
  const context = await launchProfile(profile);
  const page = await openPage(context);
  await page.goto(`${app().url}/en`);
  await page.getByText(getMessages('en')('settings.storage.unavailable')).waitFor();
  const isBlocked = await page.evaluate(() => {
    try {
      return window.localStorage.length < 0;
    } catch {
      return true;
    }
  });
  expect(isBlocked).toBe(true);
  await signIn(page);
  await page.getByRole('button', { name: /Talleres Demo/ }).waitFor();
  await context.close();
  await rm(profile, { recursive: true, force: true });
});
