import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

import { openChromium } from '../browser/openChromium.mjs';
import { serveApp } from '../browser/servedApp.mjs';
import { build } from '../build/build.mjs';
import { budgets, compressBrotli } from '../build/firstLoads.ts';
import { inRoot } from '../process/paths.mjs';

const dist = inRoot('dist');

const measure = (file) => {
  const content = fs.readFileSync(file);
  return {
    raw: content.length,
    gzip: zlib.gzipSync(content, { level: 9 }).length,
    brotli: compressBrotli(content).length,
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

/** The scripts that the page itself loads on a first visit to the URL; a worker's are counted separately. */
const listScripts = async (browser, url, shown = 'h1') => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(shown).first().waitFor();
  await page.waitForLoadState('networkidle');
  // Scripts that link elements preload count too.
  const scripts = await page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .filter(({ name, initiatorType }) => ['script', 'link'].includes(initiatorType) && name.endsWith('.js'))
        .map(({ name }) => name),
    ),
  ]);
  const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await context.close();
  const { origin } = new URL(url);
  const loaded = scripts.filter((name) => name.startsWith(origin)).map((name) => new URL(name).pathname.slice(1));
  return { loaded, links };
};

const routes = async (browser, url) => {
  const home = await listScripts(browser, `${url}/es`);
  const catalogue = await listScripts(browser, `${url}/es/catalogo`, 'main a[href*="/stock/"]');
  const linkTo = (part) => catalogue.links.find((link) => link.includes(part));
  const category = await listScripts(browser, url + linkTo('/category/'));
  const item = await listScripts(browser, url + linkTo('/stock/'));
  return [
    ['home', home.loaded],
    ['catalogue', catalogue.loaded],
    ['category', category.loaded],
    ['item', item.loaded],
  ];
};

export const bench = async () => {
  await build();
  const { url } = await serveApp();
  const measured = await routes(await openChromium(), url);
  const sizes = new Map(builtScripts().map((name) => [name, measure(path.join(dist, name))]));
  const getSizes = (names) => names.map((name) => sizes.get(name));
  const early = new Set(measured.flatMap(([, names]) => names));
  const late = [...sizes].filter(([name]) => !early.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = [
    ...measured.flatMap(([route, names]) => [
      row(`first load of ${route}`, total(getSizes(names))),
      ...names.toSorted().map((name) => row(`  ${name}`, sizes.get(name))),
    ]),
    row('loaded later', total(late.map(([, size]) => size))),
    ...late.map(([name, size]) => row(`  ${name}`, size)),
  ];
  const faults = measured.flatMap(([route, names]) => {
    if (names.length === 0) return [`the first load of ${route} loaded no script of the build`];
    const { brotli } = total(getSizes(names));
    return brotli > budgets.firstView
      ? [
          `the first load of ${route} is ${kilobytes(brotli)} KB brotli; the budget is ${kilobytes(budgets.firstView)} KB`,
        ]
      : [];
  });
  return { rows, faults };
};
