import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { build } from '../lib/build.mjs';
import { provideChromium } from '../lib/chromium.mjs';
import { inRoot } from '../lib/paths.mjs';
import { beforeExit } from '../lib/processes.mjs';
import { serveApp } from '../lib/servedApp.mjs';

const budgetKilobytes = 165;
const dist = inRoot('dist');

const measure = (file) => {
  const content = fs.readFileSync(file);
  return {
    raw: content.length,
    gzip: zlib.gzipSync(content, { level: 9 }).length,
    brotli: zlib.brotliCompressSync(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  };
};

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

const row = (name, { raw, gzip, brotli }) => ({
  'JavaScript (KB of 1000 bytes)': name,
  raw: kilobytes(raw),
  gzip: kilobytes(gzip),
  brotli: kilobytes(brotli),
});

const total = (sizes) =>
  sizes.reduce(
    (sum, { raw, gzip, brotli }) => ({ raw: sum.raw + raw, gzip: sum.gzip + gzip, brotli: sum.brotli + brotli }),
    {
      raw: 0,
      gzip: 0,
      brotli: 0,
    },
  );

const builtScripts = () =>
  fs
    .readdirSync(dist, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.split(path.sep).join('/'));

/** The scripts that a browser asks for when somebody opens the address for the first time. */
const scriptsOf = async (url) => {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const closed = beforeExit(() => browser.close());
  const page = await browser.newPage();
  const seen = new Set();
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === new URL(url).origin && pathname.endsWith('.js')) seen.add(pathname.slice(1));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  closed();
  await browser.close();
  return seen;
};

export const bench = async () => {
  await build();
  const { url } = await serveApp();
  const loaded = await scriptsOf(url);
  const sizes = new Map(builtScripts().map((name) => [name, measure(path.join(dist, name))]));
  const byName = ([a], [b]) => (a < b ? -1 : 1);
  const first = [...sizes].filter(([name]) => loaded.has(name)).sort(byName);
  const late = [...sizes].filter(([name]) => !loaded.has(name)).sort(byName);
  const firstLoad = total(first.map(([, size]) => size));
  const rows = [
    row('first load of /', firstLoad),
    ...first.map(([name, size]) => row(`  ${name}`, size)),
    row('loaded late', total(late.map(([, size]) => size))),
    ...late.map(([name, size]) => row(`  ${name}`, size)),
  ];
  const faults = [];
  if (first.length === 0) faults.push('the first load of / asked for no script of the build');
  if (firstLoad.brotli > budgetKilobytes * 1000) {
    faults.push(`the first load of / is ${kilobytes(firstLoad.brotli)} KB brotli; the budget is ${budgetKilobytes} KB`);
  }
  return { rows, faults };
};
