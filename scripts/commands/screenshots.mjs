import fs from 'node:fs';
import path from 'node:path';

import { openChromium } from '../browser/openChromium.mjs';
import { enableQaMode, qaPanel } from '../browser/qaMode.mjs';
import { serveApp } from '../browser/servedApp.mjs';
import { build } from '../build/build.mjs';
import { readOptions } from '../process/commandOptions.mjs';
import { Failure } from '../process/failure.mjs';
import { inRoot } from '../process/paths.mjs';
import { install } from '../setup/install.mjs';

const credentials = JSON.stringify({ username: 'demo@medida.example', password: 'medida-demo' });
const inventory = (url) => `${url}/services/inventory/api`;

const readData = async (url, init) => {
  const response = await fetch(url, { ...init, headers: { 'content-type': 'application/json', ...init?.headers } });
  if (!response.ok) throw new Failure(`${url} responded with ${response.status}.`);
  return (await response.json()).data;
};

/** Signs in as the demo client of the services at the URL. */
const signInDemoClient = async (url) => {
  const signIn = { method: 'POST', body: credentials };
  const [{ token }] = await readData(`${url}/services/public/user/authenticate`, signIn);
  const [client] = await readData(`${inventory(url)}/clients/login/1/1/1`, signIn);
  return { token, client };
};

const listItems = (url, catalogId) =>
  readData(`${inventory(url)}/StockItems/GetStockItemsByCompany/1/${catalogId}/${catalogId}`);

/** In every quantity. */
const isForSale = ({ deleted, price, unit }) => !deleted && price !== null && unit === undefined;

const insertCartLine = (url, { token, client }, catalogId, { stockItemId, price }, quantity) =>
  readData(`${inventory(url)}/shoppingCart/InsertEntity/1/${catalogId}/${catalogId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ clientId: client.clientId, stockItemId, quantity, price }),
  });

const folder = inRoot('docs', 'images');

const pages = [
  { name: 'home', route: '/en' },
  { name: 'catalogue', route: '/en/catalogo' },
  { name: 'item', route: '/en/stock/-/ID' },
  { name: 'cart', route: '/en/client/shopping-cart', isPrivate: true },
  { name: 'dashboard', route: '/en/client', isPrivate: true },
];

// Demo items of both catalogues.
const lines = [
  { catalogId: 1, stockItemId: 1001, quantity: 12 },
  { catalogId: 1, stockItemId: 1002, quantity: 4 },
  { catalogId: 1, stockItemId: 1005, quantity: 24 },
  { catalogId: 2, stockItemId: 5001, quantity: 6 },
];

/** An item worth showing: with a price break and a picture. */
const findShowcaseItem = async (url) => {
  const items = await listItems(url, 1);
  return items.find(({ bestPrice, imageUrl, deleted, isNew }) => bestPrice !== null && imageUrl && !deleted && isNew);
};

const fillCart = async (url, session) => {
  for (const { catalogId, stockItemId, quantity } of lines) {
    const items = await listItems(url, catalogId);
    const item = items.find((one) => one.stockItemId === stockItemId) ?? items.find(isForSale);
    await insertCartLine(url, session, catalogId, item, quantity);
  }
};

const openScreen = async (context, url) => {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page;
};

const takeScreenshot = async (page, file) => {
  await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined));
  const devTools = await page.context().newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 86 });
  fs.writeFileSync(file, Buffer.from(data, 'base64'));
  await page.close();
};

/** The QA panel: a session recorded by one tester, and its replay by another whose language is Spanish. */
const takeQaScreenshots = async (openContext, url, takeNamed) => {
  const [recording, replaying] = [await openContext(), await openContext()];
  await Promise.all([recording, replaying].map(enableQaMode));
  const page = await openScreen(recording, `${url}/en/catalogo?qa`);
  await page.getByRole('link', { name: 'Brands', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Brands' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(qaPanel).getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  const session = {
    name: 'session.json',
    mimeType: 'application/json',
    buffer: fs.readFileSync(await download.path()),
  };
  await takeNamed(page, 'qa-record');
  const other = await openScreen(replaying, `${url}/es/terms?qa`);
  await other.locator(`${qaPanel} input[type=file]`).setInputFiles(session);
  await other.getByRole('heading', { level: 1, name: 'Brands' }).waitFor();
  await takeNamed(other, 'qa-replay');
};

/** Serves the build with fresh demo data and takes the documentation's screenshots. */
export const run = async (args) => {
  if (!readOptions(args, { help: 'npm run screenshots\n\nTakes the screenshots of the README, from fresh demo data.' }))
    return;
  await install();
  await build();
  const { url } = await serveApp();
  const browser = await openChromium();
  const session = await signInDemoClient(url);
  await fillCart(url, session);
  const { stockItemId } = await findShowcaseItem(url);
  fs.mkdirSync(folder, { recursive: true });
  const open = () =>
    browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const [visitor, client] = [await open(), await open()];
  await client.addInitScript(({ token, client: record }) => {
    globalThis.localStorage.setItem('JWTtoken', token);
    globalThis.localStorage.setItem('client', JSON.stringify(record));
  }, session);
  const takeNamed = async (page, name) => {
    await takeScreenshot(page, path.join(folder, `${name}.webp`));
    console.log(`docs/images/${name}.webp`);
  };
  for (const { name, route, isPrivate } of pages) {
    const context = isPrivate ? client : visitor;
    await takeNamed(await openScreen(context, url + route.replace('ID', stockItemId)), name);
  }
  await takeQaScreenshots(open, url, takeNamed);
  await browser.close();
};
