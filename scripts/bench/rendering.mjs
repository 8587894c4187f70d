import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { build } from '../build/build.mjs';
import { inRoot } from '../process/paths.mjs';
import { beforeExit } from '../process/processes.mjs';
import { median } from './engine/timing.ts';
import { load } from './services/load.mjs';
import { readMemory, startMeasured } from './services/serviceProcess.mjs';

const rounds = 5;
const limits = { cached: 1000, rendered: 60, p99: 100, memory: 300 };

const pages = {
  home: ['/en', '/es', '/zh', '/es/brands'],
  catalogue: ['/en/catalogo', '/es/catalogo/2', '/zh/catalogo/3', '/en/catalogo?offers=1'],
  contact: ['/en/contact', '/es/contact', '/zh/contact', '/en/about'],
};

const html = { accept: 'text/html', 'accept-encoding': 'br' };

let visits = 0;

/** The same screen at an address not requested before, so that it is not in the cache. */
const atNewAddress = (request) => ({
  ...request,
  path: `${request.path}${request.path.includes('?') ? '&' : '?'}visit=${(visits += 1)}`,
});

const measure = async (url, requests, connections) => {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await load(url, requests, { connections }));
  return {
    perSecond: Math.round(median(runs.map(({ perSecond }) => perSecond))),
    p99: median(runs.map(({ p99 }) => Number.parseInt(p99, 10) || 0)),
  };
};

const countPages = async (url, outcome) => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^medida_pages_total{outcome="${outcome}"} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
};

/** Measures page rendering in one process: requests per second with and without the cache, and memory. */
export const bench = async () => {
  await build();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'medida-rendering-'));
  beforeExit(() => fs.rmSync(folder, { recursive: true, force: true }));
  const service = await startMeasured(inRoot('server', 'dist', 'main.js'), { env: { DATA_DIR: folder } });
  const { url } = service;
  const rows = [];
  const faults = [];
  for (const [name, addresses] of Object.entries(pages)) {
    // Fewer connections than the limit of concurrent renders: beyond it, pages are served unrendered.
    const requests = addresses.map((path) => ({ path, headers: html }));
    const uncached = requests.map((request) => ({ ...request, setupRequest: atNewAddress }));
    const rendered = await measure(url, uncached, addresses.length);
    const cached = await measure(url, requests.slice(0, 1), 20);
    rows.push({
      [`rendering, medians of ${rounds}`]: name,
      'rendered/s': rendered.perSecond,
      'p99 (ms), 4 connections': rendered.p99,
      'cached/s': cached.perSecond,
      'p99 (ms), 20 connections': cached.p99,
    });
    if (rendered.perSecond < limits.rendered)
      faults.push(`${name}: ${rendered.perSecond}/s rendered, not ${limits.rendered}`);
    if (cached.perSecond < limits.cached)
      faults.push(`${name}: ${cached.perSecond}/s from the cache, not ${limits.cached}`);
    if (cached.p99 >= limits.p99)
      faults.push(`${name}: p99 is ${cached.p99} ms from the cache, the limit is ${limits.p99}`);
  }
  const memory = Math.round(await readMemory(service));
  const busy = (await countPages(url, 'busy')) + (await countPages(url, 'failed'));
  rows.push({ [`rendering, medians of ${rounds}`]: `memory ${memory} MB, ${busy} pages served unrendered` });
  if (memory >= limits.memory) faults.push(`memory is ${memory} MB, the limit is ${limits.memory}`);
  if (busy > 0) faults.push(`${busy} pages were served unrendered`);
  await service.close();
  return { rows, faults };
};
