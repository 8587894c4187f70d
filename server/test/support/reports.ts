import { gzipSync } from 'node:zlib';

import type { TestApp } from './testApp';

export const aSession = (overrides: object = {}) => ({
  format: 'medida-session',
  version: 1,
  savedAt: '2026-03-02T10:00:00.000Z',
  build: '3f9a1c2b',
  address: '/en/catalogo?q=lamps#top',
  language: 'en',
  viewport: { width: 1280, height: 720 },
  userAgent: 'Mozilla/5.0',
  initial: { language: { language: 'en' } },
  actions: [
    { at: 0, action: { type: 'location/locationChanged', payload: { pathname: '/en/catalogo' } } },
    { at: 1234, action: { type: 'cart/lineAdded', payload: { stockItemId: 7 } } },
  ],
  ...overrides,
});

export const anErrorReport = (overrides: object = {}) => ({
  kind: 'error',
  id: '0A1B2C3D',
  error: { name: 'TypeError', message: 'x is undefined', stack: 'TypeError: x is undefined\n    at CartRow' },
  session: aSession(),
  ...overrides,
});

type Call = TestApp['call'];
type Options = NonNullable<Parameters<Call>[2]>;

export const postReport = async ({ call }: TestApp, body: unknown, options: Options = {}) =>
  call('POST', '/services/reports', { body, ...options });

export const postGzip = (shop: TestApp, body: string | Buffer) =>
  postReport(shop, Buffer.isBuffer(body) ? body : gzipSync(body), {
    headers: { 'content-type': 'application/gzip' },
  });
