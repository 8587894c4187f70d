import { createBuiltRoot } from '../support/builtPage';
import { createTestApp, type TestApp } from '../support/testApp';

const authenticate = '/services/public/user/authenticate';
const body = { username: 'nobody@buyer.example', password: 'not-it' };

describe('XSRF protection', () => {
  let shop: TestApp;
  let built: Awaited<ReturnType<typeof createBuiltRoot>>;

  beforeAll(async () => {
    built = await createBuiltRoot();
    shop = await createTestApp('sqlite', { rootDirectory: built.root });
  });

  afterAll(async () => {
    await shop.close();
    await built.remove();
  });

  const fetchPageToken = async () => {
    const { headers } = await shop.call('GET', '/', { headers: { accept: 'text/html' } });
    return /^XSRF-TOKEN=([^;]+); Path=\/; SameSite=Lax$/.exec(String(headers['set-cookie']))?.[1] ?? '';
  };
  const post = async (headers: Record<string, string>) =>
    (await shop.call('POST', authenticate, { body, headers, from: `203.0.113.${Math.floor(Math.random() * 200)}` }))
      .status;

  // Signing in fails with 401; requests that the check rejects never get that far.
  it('accepts a request with matching cookie and header', async () => {
    const token = await fetchPageToken();
    expect(token).toMatch(/^[\w-]{24}\.[\w-]{43}$/);
    expect(await post({ cookie: `a=b; XSRF-TOKEN=${token}`, 'x-xsrf-token': token })).toBe(401);
  });

  it('rejects a request with the cookie but a missing or different header', async () => {
    const token = await fetchPageToken();
    const other = await fetchPageToken();
    expect(await post({ cookie: `XSRF-TOKEN=${token}` })).toBe(403);
    expect(await post({ cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': other })).toBe(403);
    expect(await post({ cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': '' })).toBe(403);
  });

  it('rejects a cookie that it did not issue', async () => {
    expect(await post({ cookie: 'XSRF-TOKEN=planted', 'x-xsrf-token': 'planted' })).toBe(403);
    expect(await post({ cookie: 'XSRF-TOKEN=a.b', 'x-xsrf-token': 'a.b' })).toBe(403);
  });

  it('rejects another site’s page without a cookie', async () => {
    expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await post({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await post({ 'sec-fetch-site': 'same-origin' })).toBe(401);
    expect(await post({})).toBe(401);
  });

  it.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://localhost:81', 403],
    ['http://localhost', 401],
    // A proxy that terminates TLS without saying so.
    ['https://localhost', 401],
    ['https://localhost.evil.example', 403],
    ['no origin', 403],
  ])('checks the origin of a request without a cookie: %s', async (origin, status) => {
    expect(await post({ host: 'localhost', origin })).toBe(status);
  });

  it('rejects another origin even with a valid token', async () => {
    const token = await fetchPageToken();
    const headers = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
    expect(await post({ ...headers, origin: 'https://evil.example' })).toBe(403);
    expect(await post({ ...headers, host: 'localhost', origin: 'http://localhost' })).toBe(401);
  });

  it.each([
    [{ PUBLIC_URL: 'https://shop.example.com/' }, {}, 'https://shop.example.com', 401],
    [{ PUBLIC_URL: 'https://shop.example.com/' }, {}, 'https://www.example.com', 403],
    [{ TRUST_PROXY: 'true' }, { 'x-forwarded-host': 'shop.example.com' }, 'https://shop.example.com', 401],
    [{}, { 'x-forwarded-host': 'shop.example.com' }, 'https://shop.example.com', 403],
    [{}, { 'sec-fetch-site': 'same-origin' }, 'https://shop.example.com', 401],
  ])('with %j and %j, answers %s with %d', async (environment, headers: Record<string, string>, origin, status) => {
    const other = await createTestApp('sqlite', { environment });
    const response = await other.call('POST', authenticate, {
      body,
      headers: { host: '10.0.0.5:3000', origin, ...headers },
    });
    expect(response.status).toBe(status);
    await other.close();
  });

  it('does not apply to read requests', async () => {
    const response = await shop.call('GET', '/services/public/publics/banners', {
      headers: { cookie: 'XSRF-TOKEN=planted', 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(200);
  });

  it('issues a token once, and replaces an invalid one', async () => {
    const token = await fetchPageToken();
    const cookies = async (value: string) =>
      (await shop.call('GET', '/', { headers: { accept: 'text/html', cookie: `XSRF-TOKEN=${value}` } })).headers[
        'set-cookie'
      ];
    expect(await cookies(token)).toBeUndefined();
    expect(String(await cookies('planted'))).toContain('XSRF-TOKEN=');
  });
});
