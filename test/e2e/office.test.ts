import { expect } from '@playwright/test';

import { findViolations, waitForTransitions } from './support/accessibility';
import { freePort } from './support/app';
import { openPage, type WatchedPage } from './support/browser';
import { runCommand } from './support/command';
import { ownApp, test } from './support/running';

let office = '';
const { app, browser } = ownApp(async () => {
  const port = await freePort();
  office = `http://localhost:${port}`;
  return { OFFICE_PORT: String(port), OFFICE_URL: office };
});

const password = 'granite-otter-42-lamp';

const invite = async (email: string, role: string) => {
  const printed = await runCommand(app(), 'staff', 'add', email, '--name', 'Ana Ruiz', '--role', role);
  const link = /https?:\S+token=\S+/.exec(printed)?.[0];
  if (link === undefined) throw new Error(`no link was printed: ${printed}`);
  return link.replace(/^.*\/#/, `${office}/#`);
};

const open = async (colorScheme: 'light' | 'dark' = 'light') =>
  openPage(await browser().newContext({ locale: 'en', colorScheme, viewport: { width: 1024, height: 768 } }));

/** Whoever arrives is not signed in, and some of what follows is refused on purpose. */
const listFaults = ({ complaints }: WatchedPage) =>
  complaints.filter((text) => !/status of (401|409)|ERR_INTERNET_DISCONNECTED/.test(text));

const expectReadable = async (page: WatchedPage) => {
  await waitForTransitions(page);
  expect(await findViolations(page)).toEqual([]);
};

const row = (page: WatchedPage, number: string) => page.getByRole('row').filter({ hasText: number });

test('lets somebody in by invitation, who changes the status of orders', async () => {
  const page = await open();
  await page.goto(await invite('ana@medida.example', 'sales'));
  await page.getByLabel(/Choose a password/).fill('short');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Must be 8 characters at least').waitFor();
  await expectReadable(page);
  await page.getByLabel(/Choose a password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  const received = page.getByRole('row').filter({ hasText: 'Received' });
  await received.first().waitFor();
  const numbers = await received.evaluateAll((rows) => rows.map((each) => each.querySelectorAll('td')[1]?.textContent));
  const [first = '', second = ''] = numbers;
  for (const number of [first, second]) await row(page, number).getByLabel(`Select ${number}`).check();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Change status' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/Status/)
    .click();
  await page.getByRole('option', { name: 'Preparing' }).click();
  await page.getByLabel('Note to the client').fill('Leaves on Monday');
  // What was typed is not lost.
  await page.keyboard.press('Escape');
  await expectReadable(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
  await page.getByText('2 orders changed').waitFor();
  await row(page, second).filter({ hasText: 'Preparing' }).waitFor();

  await row(page, first).getByRole('link', { name: first }).press('Enter');
  await page
    .getByRole('row')
    .filter({ hasText: 'Leaves on Monday' })
    .filter({ hasText: 'ana@medida.example' })
    .waitFor();
  await expectReadable(page);
  await page.goto(`${office}/#/orders?perPage=100`);
  await expect(page.getByRole('row').nth(60)).toBeVisible();
  await expect(page).toHaveTitle(/^Orders · /);
  expect(listFaults(page)).toEqual([]);
  await page.context().close();
});

test('shows a reader no changes, in the dark and in three languages', async () => {
  const page = await open('dark');
  await page.goto(await invite('leo@medida.example', 'reader'));
  await page.getByLabel(/Choose a password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByLabel(/^Select M/)
    .first()
    .check();
  await page.getByText('1 item selected').waitFor();
  expect(await page.getByRole('button', { name: 'Change status' }).count()).toBe(0);
  await expectReadable(page);

  // Without a network, what was not opened before says so, and is there once the network is back.
  await page.context().setOffline(true);
  await page.getByRole('menuitem', { name: 'Clients' }).click();
  await page.getByRole('alert').filter({ hasText: 'Not loaded, or not up to date: Clients' }).waitFor();
  await expectReadable(page);
  await page.context().setOffline(false);
  await row(page, 'demo@medida.example').waitFor();
  await page.getByRole('menuitem', { name: 'Orders' }).click();

  for (const [from, to, status] of [
    ['English', 'Español', 'Recibido'],
    ['Español', '中文', '已接收'],
  ] as const) {
    await page.getByRole('button', { name: from }).click();
    await page.getByRole('menuitem', { name: to }).click();
    await page.getByRole('row').filter({ hasText: status }).first().waitFor();
    await expectReadable(page);
  }
  // Chosen once, and kept when the page is loaded again and when somebody signs out.
  await page.reload();
  await page.getByRole('button', { name: 'Ana Ruiz' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByLabel(/密码/).first().waitFor();
  await expectReadable(page);
  expect(listFaults(page)).toEqual([]);
  await page.context().close();
});

test('lets two people edit one client without losing what either has typed', async () => {
  const page = await open();
  await page.goto(await invite('eva@medida.example', 'sales'));
  await page.getByLabel(/Choose a password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('menuitem', { name: 'Clients' }).click();
  await row(page, 'demo@medida.example').getByText('Talleres Demo').click();
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await page.getByLabel('Phone').fill('1111');
  const other = await openPage(page.context());
  await other.goto(page.url());
  await other.getByLabel('Phone').fill('2222');
  await other.getByLabel('Tax ID').fill('B-7');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByText('2222').waitFor();

  await page.getByLabel(/^Name/).fill('Talleres Dos');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this meanwhile' });
  await dialog.getByRole('row').filter({ hasText: 'Phone' }).getByRole('radio', { name: '2222' }).check();
  // The button behind it still turns.
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save the choice' }).click();
  await page.getByRole('heading', { name: 'Talleres Dos' }).waitFor();
  for (const text of ['2222', 'B-7']) await page.getByText(text).waitFor();

  // A session that ends under a form keeps what was typed.
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await page.getByLabel('Phone').fill('3333');
  await other.getByRole('button', { name: 'Ana Ruiz' }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  const session = page.getByRole('dialog', { name: 'Your session has ended' });
  await session.getByLabel(/Password/).fill(password);
  await session.getByRole('button', { name: 'Sign in' }).click();
  await session.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('3333').waitFor();
  expect(listFaults(page)).toEqual([]);
  await page.context().close();
});
