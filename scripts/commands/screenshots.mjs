import fs from 'node:fs';

import { openChromium } from '../browser/openChromium.mjs';
import { serveApp } from '../browser/servedApp.mjs';
import { build } from '../build/build.mjs';
import { Failure, report } from '../process/failure.mjs';
import { inRoot } from '../process/paths.mjs';
import { closeAll, stopOnSignals } from '../process/processes.mjs';
import { install } from '../setup/install.mjs';

const folder = inRoot('docs', 'images');
const demo = { username: 'demo@medida.example', password: 'medida-demo' };

const pages = [
  { name: 'home', path: '/en' },
  { name: 'catalogue', path: '/en/catalogo' },
  { name: 'item', path: '/en/stock/-/ID' },
  { name: 'cart', path: '/en/client/shopping-cart', isPrivate: true },
  { name: 'dashboard', path: '/en/client', isPrivate: true },
];

// Demonstration items from each catalogue.
const lines = [
  { catalogId: 1, stockItemId: 1001, quantity: 12 },
  { catalogId: 1, stockItemId: 1002, quantity: 4 },
  { catalogId: 1, stockItemId: 1005, quantity: 24 },
  { catalogId: 2, stockItemId: 5001, quantity: 6 },
];

const ask = async (address, init) => {
  const answer = await fetch(address, { ...init, headers: { 'Content-Type': 'application/json', ...init?.headers } });
  if (!answer.ok) throw new Failure(`${address} answered ${answer.status}.`);
  return (await answer.json()).data;
};

const signIn = async (url) => {
  const body = JSON.stringify(demo);
  const [{ token }] = await ask(`${url}/services/public/user/authenticate`, { method: 'POST', body });
  const [client] = await ask(`${url}/services/inventory/api/clients/login/1/1/1`, { method: 'POST', body });
  return { token, client };
};

/** An item worth showing: with a price break and a picture. */
const showItem = async (url) => {
  const list = await ask(`${url}/services/inventory/api/StockItems/GetStockItemsByCompany/1/1/1`);
  return list.find(({ bestPrice, imageUrl, deleted, isNew }) => bestPrice !== null && imageUrl && !deleted && isNew);
};

const fillCart = async (url, { token, client }) => {
  for (const { catalogId, stockItemId, quantity } of lines) {
    const place = `1/${catalogId}/${catalogId}`;
    const list = await ask(`${url}/services/inventory/api/StockItems/GetStockItemsByCompany/${place}`);
    const item =
      list.find((one) => one.stockItemId === stockItemId) ?? list.find((one) => one.price !== null && !one.deleted);
    await ask(`${url}/services/inventory/api/shoppingCart/InsertEntity/${place}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify({ clientId: client.clientId, stockItemId: item.stockItemId, quantity, price: item.price }),
    });
  }
};

const take = async (context, address, file) => {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined));
  const devTools = await context.newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 86 });
  fs.writeFileSync(file, Buffer.from(data, 'base64'));
  await page.close();
};

/** Serves the build with fresh demonstration data and takes the README's screenshots. */
export const screenshots = async () => {
  stopOnSignals();
  try {
    await install();
    await build();
    const { url } = await serveApp();
    const browser = await openChromium();
    const session = await signIn(url);
    await fillCart(url, session);
    const { stockItemId } = await showItem(url);
    fs.mkdirSync(folder, { recursive: true });
    const open = () =>
      browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', serviceWorkers: 'block' });
    const [visitor, client] = [await open(), await open()];
    await client.addInitScript(({ token, client: record }) => {
      globalThis.localStorage.setItem('JWTtoken', token);
      globalThis.localStorage.setItem('client', JSON.stringify(record));
    }, session);
    for (const { name, path, isPrivate } of pages) {
      await take(
        isPrivate ? client : visitor,
        url + path.replace('ID', stockItemId),
        inRoot('docs', 'images', `${name}.webp`),
      );
      console.log(`docs/images/${name}.webp`);
    }
    await browser.close();
  } catch (error) {
    process.exitCode = report(error);
  } finally {
    await closeAll();
  }
};
