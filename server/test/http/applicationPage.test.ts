import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { createBuiltRoot, inlineScript, inlineStyle } from '../support/builtPage';
import { createTestApp, type TestApp } from '../support/testApp';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const html = { accept: 'text/html,application/xhtml+xml' };

describe('the page', () => {
  let shop: TestApp;
  let built: Awaited<ReturnType<typeof createBuiltRoot>>;

  beforeAll(async () => {
    built = await createBuiltRoot();
    shop = await createTestApp('sqlite', {
      rootDirectory: built.root,
      environment: { TRUST_PROXY: 'true' },
      application: {
        siteName: '</script><script>alert(1)</script> $& $1',
        services: { blob: 'https://files.example/medida' },
        blob: { sizes: 'https://fit.example/{width}/{url}' },
        errorReportUrl: 'https://reports.example/in',
      },
    });
  });

  afterAll(async () => {
    await shop.close();
    await built.remove();
  });

  const getPolicy = (headers: Record<string, unknown>) =>
    Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    ) as Record<string, string[]>;

  it.each([
    ['/', 'es'],
    ['/en?q=1', 'en'],
    ['/zh/stock/vice%20100/7?catalog=2', 'zh'],
    ['/login', 'es'],
    ['/no/such/screen', 'es'],
  ])('is served at %s, for the browser to render', async (path, language) => {
    const { status, headers, text } = await shop.call('GET', path, { headers: html });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain('<title>Productos hechos a medida</title>');
    expect(text).toContain('<div id="root"></div>');
    expect(text).not.toMatch(/<meta name="(author|description|robots)"|rel="(canonical|preload)"|ld\+json/);
  });

  it.each([
    ['/en/contact', {}, 'en'],
    ['/ZH/contact', {}, 'zh'],
    ['/en/contact', { cookie: 'language=es' }, 'en'],
    ['/en/contact', { cookie: 'language=en' }, undefined],
    ['/login', {}, undefined],
    ['/login', { cookie: 'language=en' }, undefined],
  ])('remembers the language of %s, given %j, for addresses without one', async (path, cookie, language) => {
    const { headers } = await shop.call('GET', path, { headers: { ...html, ...cookie } });
    const set = [headers['set-cookie']].flat().map((each) => /^language=(\w+); path=\/; /.exec(String(each))?.[1]);
    expect(set.filter(Boolean)).toEqual(language === undefined ? [] : [language]);
  });

  it.each([
    ['/en/%E0%A4%A', 'en'],
    ['/zh/stock/%/7?a=%E0', 'zh'],
    ['/%E0%A4%A', 'es'],
    [`/en/catalogo?q=${'a'.repeat(8000)}`, 'en'],
  ])('says at %.20s that the address is invalid', async (path, language) => {
    const { status, headers, text } = await shop.call('GET', path, { headers: html });
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(getPolicy(headers)['script-src']).toContain(hash(inlineScript));
    expect(text).toContain(`<html lang="${language}">`);
  });

  it('rejects an invalid service address as the services do', async () => {
    const { status, body } = await shop.call('GET', '/services/%E0%A4%A', { headers: html });
    expect(status).toBe(400);
    expect(body).toMatchObject({ isSuccessful: false });
  });

  it('does not expose the list of chunk files', async () => {
    const { status } = await shop.call('GET', '/chunk-files.json', { headers: { accept: 'application/json' } });
    expect(status).toBe(404);
  });

  it('allows only its own inline scripts and styles, and empty style elements', async () => {
    const { headers } = await shop.call('GET', '/', { headers: html });
    const policy = getPolicy(headers);
    expect(policy['script-src']).toEqual(["'self'", hash(inlineScript)]);
    expect(policy['style-src']).toEqual(["'self'", hash(''), hash(inlineStyle)]);
  });

  it('allows only what it needs', async () => {
    const { headers } = await shop.call('GET', '/', { headers: html });
    expect(getPolicy(headers)).toMatchObject({
      'default-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'https://files.example', 'https://fit.example'],
      'connect-src': ["'self'", 'https://files.example', 'https://reports.example'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['medida#bundler', 'medida#data', 'medida#worker', 'dompurify'],
    });
  });

  it('embeds the configuration, which cannot break out of its element', async () => {
    const { text } = await shop.call('GET', '/', { headers: html });
    const written = /id="runtime-config">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toEqual(shop.config.runtime);
    expect((await shop.call('GET', '/config.json')).body).toEqual(shop.config.runtime);
  });

  it('is not served to requests for other content types', async () => {
    expect((await shop.call('GET', '/es', { headers: { accept: 'application/json' } })).status).toBe(404);
    expect((await shop.call('POST', '/es', { headers: html })).status).toBe(404);
    expect((await shop.call('GET', '/services/none', { headers: html })).status).toBe(404);
    expect((await shop.call('GET', '/assets/none.js', { headers: { accept: '*/*' } })).status).toBe(404);
  });

  it.each(['/es/contact', '//elsewhere.example/login'])(
    'is shown again when a form is sent to %s without JavaScript',
    async (path) => {
      const { status, headers } = await shop.call('POST', path, {
        headers: { ...html, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'password=secret',
      });
      expect([status, headers.location]).toEqual([303, '?']);
    },
  );

  it('enforces strict transport security over https only', async () => {
    const plain = await shop.call('GET', '/', { headers: html });
    const behindProxy = await shop.call('GET', '/', { headers: { ...html, 'x-forwarded-proto': 'https' } });
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(behindProxy.headers['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains$/);
    expect(String(behindProxy.headers['set-cookie'])).toContain('; Secure');
  });

  it('lets a worker load its code and call the services, and nothing else', async () => {
    const { headers } = await shop.call('GET', '/assets/main.0123456789.js', { headers: { accept: '*/*' } });
    expect(getPolicy(headers)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'connect-src': ["'self'", 'https://files.example'],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['medida#bundler'],
    });
  });

  it.each(['/', '/healthz', '/services/none', '/assets/main.0123456789.js'])(
    'sends strict security headers at %s',
    async (path) => {
      const { headers } = await shop.call('GET', path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=(self)');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-request-id']).toMatch(/^[\w-]{12}$/);
    },
  );

  it('serves source maps only where they are configured', async () => {
    const root = await createBuiltRoot();
    const dist = join(root.root, 'dist');
    const maps = ['assets/main.0123456789.js.map', 'assets/main.0123456789.js.map.br', 'service-worker.js.map'];
    for (const map of maps) await writeFile(join(dist, map), '{"sources":[]}');
    const readStatuses = async (environment: Record<string, string>) => {
      const own = await createTestApp('sqlite', { rootDirectory: root.root, environment });
      const responses = await Promise.all(
        maps.map((map) => own.call('GET', `/${map}`, { headers: { accept: 'x/y' } })),
      );
      await own.close();
      return responses.map(({ status }) => status);
    };
    expect(await readStatuses({})).toEqual([404, 404, 404]);
    expect(await readStatuses({ SOURCE_MAPS: 'true' })).toEqual([200, 200, 200]);
    await root.remove();
  });

  it('serves its assets as immutable, in an encoding that the browser accepts', async () => {
    const path = '/assets/main.0123456789.js';
    const plain = await shop.app.inject({ method: 'GET', url: path });
    const compressed = await shop.app.inject({ method: 'GET', url: path, headers: { 'accept-encoding': 'gzip, br' } });
    expect(plain.payload).toBe(built.script);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(built.script);
    expect(compressed.headers['content-type']).toContain('javascript');
  });

  it('has an icon that is revalidated', async () => {
    const icon = await shop.call('GET', '/icon.svg');
    expect([icon.status, icon.headers['cache-control']]).toEqual([200, 'public, max-age=0']);
  });

  it.each([
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/secret.txt',
  ])('serves nothing outside the build: %s', async (path) => {
    const { text } = await shop.call('GET', path, { headers: { accept: 'application/octet-stream' } });
    expect(text).not.toContain('not to be served');
  });
});

describe('a page that is not built', () => {
  it('explains what to do', async () => {
    const built = await createBuiltRoot();
    await rm(join(built.root, 'dist'), { recursive: true });
    const unbuilt = await createTestApp('sqlite', { rootDirectory: built.root });
    const response = await unbuilt.call('GET', '/', { headers: html });
    await unbuilt.close();
    await built.remove();
    expect(response.status).toBe(503);
    expect(response.text).toContain('npm start');
  });
});

describe('the service worker', () => {
  const fetchWorker = async (offline: boolean) => {
    const built = await createBuiltRoot();
    const shop = await createTestApp('sqlite', { rootDirectory: built.root, application: { offline } });
    const response = await shop.call('GET', '/service-worker.js?content=a');
    await shop.close();
    await built.remove();
    return response;
  };

  it('may call only the services', async () => {
    const { status, text, headers } = await fetchWorker(true);
    expect([status, text]).toEqual([200, 'precache']);
    expect(headers['cache-control']).toBe('public, max-age=0');
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
    expect(headers['content-security-policy']).not.toContain('sandbox');
  });

  it('is disabled by configuration: installed workers remove themselves', async () => {
    const { status, text, headers } = await fetchWorker(false);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('javascript');
    expect(text).toContain('unregister');
    expect(text).toContain('caches.delete');
  });
});
