import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { startApp } from './app';

const distribution = path.join(__dirname, '../../../dist');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const readFileOrPage = async (pathname: string) => {
  const file = path.join(distribution, path.normalize(pathname));
  try {
    return { name: file, body: await readFile(file) };
  } catch {
    return { name: 'index.html', body: await readFile(path.join(distribution, 'index.html')) };
  }
};

type Config = { services: Record<string, string> };

/** The build on a static host, which serves the page for every other address, with the services on another origin. */
export const startStaticHost = async () => {
  const site: { config?: Config } = {};
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/config.json') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(site.config));
      return;
    }
    void readFileOrPage(pathname).then(({ name, body }) => {
      response.setHeader('content-type', types[path.extname(name)] ?? 'application/octet-stream').end(body);
    });
  }).listen(0);
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const app = await startApp({ ALLOWED_ORIGINS: url });
  const { services, ...own } = (await (await fetch(`${app.url}/config.json`)).json()) as Config;
  const elsewhere = Object.entries(services).map(([name, address]) => [name, `${app.url}${address}`]);
  site.config = { ...own, services: Object.fromEntries(elsewhere) as Config['services'] };
  return {
    url,
    stop: async () => {
      await app.stop();
      server.closeAllConnections();
      server.close();
    },
  };
};
