import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { openChromium } from '../browser/openChromium.mjs';
import { serveApp } from '../browser/servedApp.mjs';
import { build } from '../build/build.mjs';
import { Failure } from '../process/failure.mjs';
import { freePort } from '../process/port.mjs';
import { provideExtraPackages } from '../setup/extraPackages.mjs';
import { cores } from '../testing/cores.mjs';
import { median } from './engine/timing.ts';

const pages = { home: '/es', catalogue: '/es/catalogo', item: '/es/stock/-/1001', contact: '/es/contact' };

/** Scores out of 100. */
const targets = {
  desktop: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  mobile: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
};

/** Milliseconds on the simulated mobile connection and processor. */
const mobileLimits = { 'first-contentful-paint': 700, 'largest-contentful-paint': 1050 };

const runs = 5;

// The override pins a package that Lighthouse's trace engine requests as `latest`.
const manifest = { dependencies: { lighthouse: '12.8.2' }, overrides: { 'third-party-web': '0.27.0' } };

/** Nothing else needs Lighthouse and its hundred packages. */
const provideLighthouse = async () => {
  const folder = await provideExtraPackages('lighthouse', manifest);
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const load = async (name) => (await import(pathToFileURL(resolve(name)).href)).default;
  return { lighthouse: await load('lighthouse'), desktop: await load('lighthouse/core/config/desktop-config.js') };
};

const getCanonicalUrl = async (url) => {
  const canonical = /rel="canonical" href="([^"]+)"/.exec(
    await (await fetch(url, { headers: { accept: 'text/html' } })).text(),
  );
  return canonical?.[1] ?? url;
};

const listFailedAudits = ({ audits, categories }) =>
  Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([name, { auditRefs }]) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
        .map(({ id }) => `${name}: ${audits[id].title}`),
    );

/** Opens a new browser each time, as for a first visit. */
const measureOnce = async ({ lighthouse, desktop }, { url, form }) => {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const browser = await openChromium(`--remote-debugging-port=${port}`);
    const flags = { port, output: 'json', logLevel: 'error' };
    const { lhr } = await lighthouse(url, flags, form === 'desktop' ? desktop : undefined);
    await browser.close();
    if (!lhr.runtimeError) return lhr;
    // On a busy machine a trace may miss the start of the page.
    if (attempt === 3) throw new Failure(`${url}: ${lhr.runtimeError.message}`);
  }
};

const shuffle = (list) =>
  list
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);

const scoreOf = (name) => (lhr) => Math.round((lhr.categories[name].score ?? 0) * 100);
const valueOf = (name) => (lhr) => lhr.audits[name].numericValue;
const columns = {
  performance: scoreOf('performance'),
  accessibility: scoreOf('accessibility'),
  'best-practices': scoreOf('best-practices'),
  seo: scoreOf('seo'),
  'cumulative-layout-shift': valueOf('cumulative-layout-shift'),
  'first-contentful-paint': valueOf('first-contentful-paint'),
  'largest-contentful-paint': valueOf('largest-contentful-paint'),
  'total-blocking-time': valueOf('total-blocking-time'),
  'mainthread-work-breakdown': valueOf('mainthread-work-breakdown'),
  'total-byte-weight': valueOf('total-byte-weight'),
};

const summarize = (results) =>
  Object.fromEntries(Object.entries(columns).map(([name, read]) => [name, median(results.map(read))]));

const toRow = ({ page, form, build }, figures) => ({
  [`Lighthouse, medians of ${runs}`]: `${page}, ${form}${build ? `, ${build}` : ''}`,
  performance: figures.performance,
  accessibility: figures.accessibility,
  'best practices': figures['best-practices'],
  SEO: figures.seo,
  CLS: figures['cumulative-layout-shift'].toFixed(3),
  'FCP (ms)': Math.round(figures['first-contentful-paint']),
  'LCP (ms)': Math.round(figures['largest-contentful-paint']),
  'TBT (ms)': Math.round(figures['total-blocking-time']),
  'main thread (ms)': Math.round(figures['mainthread-work-breakdown']),
  'total (KB)': (figures['total-byte-weight'] / 1000).toFixed(0),
});

const findFaults = ({ page, form, results }, figures) => {
  const low = Object.entries(targets[form])
    .filter(([name, least]) => figures[name] < least)
    .map(([name, least]) => `${name} is ${figures[name]}, the target is ${least}`);
  const shift = figures['cumulative-layout-shift'];
  if (shift >= 0.005) low.push(`layout shift is ${shift.toFixed(3)}, the target is 0.00`);
  const slow = Object.entries(form === 'mobile' && page !== 'contact' ? mobileLimits : {})
    .filter(([name, limit]) => figures[name] >= limit)
    .map(([name, limit]) => `${name} is ${Math.round(figures[name])} ms, the limit is ${limit}`);
  return [...low, ...slow, ...new Set(results.flatMap(listFailedAudits))].map((text) => `${page}, ${form}: ${text}`);
};

/** `BENCH_AGAINST` names another built checkout, which is measured in the same run. */
export const bench = async () => {
  const tools = await provideLighthouse();
  await build();
  const other = process.env.BENCH_AGAINST;
  const builds = [{ build: other ? 'this build' : '', url: (await serveApp()).url }];
  if (other) builds.push({ build: other, url: (await serveApp({}, path.resolve(other))).url });
  const measured = [];
  for (const { build: name, url } of builds) {
    for (const [page, address] of Object.entries(pages)) {
      const canonical = await getCanonicalUrl(url + address);
      for (const form of Object.keys(targets)) measured.push({ page, form, build: name, url: canonical, results: [] });
    }
  }
  const load = loadavg()[0];
  for (let round = 0; round < runs; round += 1)
    for (const one of shuffle(measured)) one.results.push(await measureOnce(tools, one));
  const figures = new Map(measured.map((one) => [one, summarize(one.results)]));
  const rows = measured.map((one) => toRow(one, figures.get(one)));
  rows.push({ [`Lighthouse, medians of ${runs}`]: `machine load ${load.toFixed(1)}, ${cores} cores` });
  const own = measured.filter(({ build: name }) => name === builds[0].build);
  return { rows, faults: own.flatMap((one) => findFaults(one, figures.get(one))) };
};
