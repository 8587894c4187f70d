import { expect } from '@playwright/test';

import { openPage, type WatchedPage } from './support/browser';
import { goWithin } from './support/goWithin';
import { getMessages } from './support/messages';
import { ownApp, test } from './support/running';
import { demo, signInByStorage } from './support/signedIn';

const text = getMessages('en');

const { app, browser } = ownApp();
const url = (address: string) => app().url + address;

const heading = (page: WatchedPage, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** A device of the page's own, with a finger on its sensor. */
const addAuthenticator = async (page: WatchedPage) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const setUserVerified = (isUserVerified: boolean) =>
    devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  const countPasskeys = async () =>
    (await devTools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
  return { setUserVerified, countPasskeys };
};

const press = (page: WatchedPage, id: string) => page.getByRole('button', { name: text(id), exact: true }).click();

test('adds a passkey, signs in with it by keyboard alone, and removes it', async () => {
  const context = await browser().newContext();
  await signInByStorage(context, app());
  const page = await openPage(context);
  const authenticator = await addAuthenticator(page);
  await page.goto(url('/en/client/passkeys'));
  await heading(page, text('page.passkeys'));
  await page.getByLabel(text('passkeys.name'), { exact: true }).fill('Telephone');
  await page.getByLabel(text('session.password.present'), { exact: true }).fill(demo.password);
  await press(page, 'passkeys.add');
  await page.getByRole('listitem').filter({ hasText: 'Telephone' }).waitFor();
  expect(await authenticator.countPasskeys()).toBe(1);

  // The same device makes no second one.
  await page.getByLabel(text('passkeys.name'), { exact: true }).fill('Telephone again');
  await page.getByLabel(text('session.password.present'), { exact: true }).fill(demo.password);
  await press(page, 'passkeys.add');
  await page.getByText(text('passkeys.exists')).waitFor();

  await page.getByRole('button', { name: /Talleres Demo/ }).click();
  await page.getByRole('menuitem', { name: text('menu.signOut') }).click();
  await heading(page, text('session.signIn.title'));
  await authenticator.setUserVerified(false);
  await press(page, 'session.passkey.signIn');
  await page.getByText(text('session.passkey.notUsed')).waitFor();
  await authenticator.setUserVerified(true);
  const button = page.getByRole('button', { name: text('session.passkey.signIn') });
  await button.focus();
  await page.keyboard.press('Enter');
  await heading(page, /Welcome/);
  await goWithin(page, '/en/client/passkeys');
  await page
    .getByRole('listitem')
    .filter({ hasText: /last used/ })
    .waitFor();

  await page.getByRole('button', { name: text('passkeys.remove.label').replace('{name}', 'Telephone') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('passkeys.remove'), exact: true })
    .click();
  await page.getByText(text('passkeys.none')).waitFor();
  expect(page.complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);

  await page.getByRole('button', { name: /Talleres Demo/ }).click();
  await page.getByRole('menuitem', { name: text('menu.signOut') }).click();
  await heading(page, text('session.signIn.title'));
  await press(page, 'session.passkey.signIn');
  await page.getByText(text('session.passkey.unknown')).waitFor();
  await context.close();
});
