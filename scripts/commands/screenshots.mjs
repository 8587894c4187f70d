import fs from 'node:fs';
import path from 'node:path';

import { insertCartLine, isForSale, listItems, signInDemoClient } from '../browser/demoClient.mjs';
import { openChromium } from '../browser/openChromium.mjs';
import { serveApp } from '../browser/servedApp.mjs';
import { build } from '../build/build.mjs';
import { report } from '../process/failure.mjs';
import { inRoot } from '../process/paths.mjs';
import { closeAll, stopOnSignals } from '../process/processes.mjs';
import { install } from '../setup/install.mjs';

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

const takeScreenshot = async (context, url, file) => {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined));
  const devTools = await context.newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 86 });
  fs.writeFileSync(file, Buffer.from(data, 'base64'));
  await page.close();
};

/** Serves the build with fresh demo data and takes the README's screenshots. */
export const screenshots = async () => {
  stopOnSignals();
  try {
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
    for (const { name, route, isPrivate } of pages) {
      const context = isPrivate ? client : visitor;
      await takeScreenshot(context, url + route.replace('ID', stockItemId), path.join(folder, `${name}.webp`));
      console.log(`docs/images/${name}.webp`);
    }
    await browser.close();
  } catch (error) {
    process.exitCode = report(error);
  } finally {
    await closeAll();
  }
};
