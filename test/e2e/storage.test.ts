import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

import { launchProfile, openPage, type WatchedPage } from './support/browser';
import { getMessages } from './support/messages';
import { sharedApp, test } from './support/running';
import { demo } from './support/signedIn';

const { app } = sharedApp();

const signIn = async (page: WatchedPage) => {
  const say = getMessages('en');
  await page.goto(`${app().url}/en/oauth/login`);
  await page.getByLabel(say('session.username')).fill(demo.username);
  await page.getByLabel(say('session.password'), { exact: true }).fill(demo.password);
  // The notice about storage may rise over the button at any moment.
  await page.keyboard.press('Enter');
};

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
