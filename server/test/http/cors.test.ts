import { createTestApp, type TestApp } from '../support/testApp';

const shopOrigin = 'https://shop.example.com';
const authenticate = '/services/public/user/authenticate';
const body = { username: 'nobody@buyer.example', password: 'not-it' };

describe('pages of other origins', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp('sqlite', {
      environment: { ALLOWED_ORIGINS: `${shopOrigin}, http://localhost:8080` },
      application: { headers: { language: 'X-Sprache' } },
    });
  });

  afterAll(() => shop.close());

  const preflight = (origin: string) =>
    shop.app.inject({
      method: 'OPTIONS',
      url: authenticate,
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });

  it('may call the services if configured', async () => {
    const { statusCode, headers } = await preflight(shopOrigin);
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(shopOrigin);
    expect(headers['access-control-allow-headers']).toContain('X-Sprache');
    expect(headers['access-control-allow-headers']).toContain('traceparent');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    const response = await shop.call('POST', authenticate, {
      body,
      headers: { origin: shopOrigin, 'sec-fetch-site': 'cross-site' },
    });
    expect([response.status, response.headers['access-control-allow-origin']]).toEqual([401, shopOrigin]);
    expect(response.headers.vary).toContain('Origin');
  });

  it.each(['https://evil.example', `${shopOrigin}.evil.example`, 'null'])(
    'may not call them otherwise: %s',
    async (origin) => {
      const { statusCode, headers } = await preflight(origin);
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([404, undefined]);
      const response = await shop.call('POST', authenticate, {
        body,
        headers: { origin, 'sec-fetch-site': 'cross-site' },
      });
      expect([response.status, response.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    },
  );
});
