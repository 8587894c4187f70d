import { type AddressInfo, connect } from 'node:net';

import { ana, fillShop } from '../support/builders';
import { createBuiltRoot } from '../support/builtPage';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const authenticate = '/services/public/user/authenticate';
const insert = '/services/inventory/api/shoppingCart/InsertEntity/1/1/1';

describe.each(engines)('input validation on %s', (engine) => {
  let shop: TestApp;
  let shopper: Shopper;
  let built: Awaited<ReturnType<typeof createBuiltRoot>>;

  beforeAll(async () => {
    built = await createBuiltRoot();
    shop = await createTestApp(engine, { rootDirectory: built.root });
    await fillShop(shop.database.db);
    shopper = await createShopper(shop.call, ana);
  });

  afterAll(async () => {
    await shop.close();
    await built.remove();
  });

  const send = async (payload: string | Buffer, type = 'application/json', url = authenticate) => {
    const { statusCode, payload: text } = await shop.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': type, authorization: `Bearer ${shopper.token}` },
    });
    const body = JSON.parse(text) as Record<string, unknown>;
    expect([body.isSuccessful, typeof body.message, typeof body.requestId]).toEqual([false, 'string', 'string']);
    return statusCode;
  };

  it.each([
    ['invalid JSON', '{'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"text"'],
    ['a number', '1e999'],
    ['a prototype', '{"__proto__":{"isAdmin":true},"username":"a","password":"b"}'],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}},"username":"a","password":"b"}'],
    ['an unknown property', '{"username":"a","password":"b","isAdmin":true}'],
    ['a wrong type', '{"username":1,"password":"b"}'],
    ['a NUL character', '{"username":"a\\u0000","password":"b"}'],
    ['a deep list', `{"username":${'['.repeat(9000)}${']'.repeat(9000)},"password":"b"}`],
    ['a deep list with a NUL character', `{"username":${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}}`],
    ['a deep object', `${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`],
  ])('rejects a body with %s', async (_what, payload) => {
    expect(await send(payload)).toBe(400);
  });

  it.each([
    ['{', 'Body is not valid JSON'],
    ['{"__proto__":{}}', 'the body contains __proto__'],
  ])('says why %s is rejected', async (payload, reason) => {
    const { payload: text } = await shop.app.inject({
      method: 'POST',
      url: authenticate,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(text).toContain(reason);
  });

  it('rejects a body that is not UTF-8', async () => {
    expect(await send(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]))).toBe(400);
  });

  it('rejects a body that is too long', async () => {
    expect(await send(JSON.stringify({ username: 'a'.repeat(70_000), password: 'b' }))).toBe(413);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'application/xml',
    '',
  ])('rejects the content type "%s"', async (type) => {
    expect(await send('{"username":"a","password":"b"}', type)).toBe(415);
  });

  it.each(['9'.repeat(30), '-1', '1.5', 'NaN', '0x10', 'null', '%00', '%20', 'a'.repeat(400)])(
    'rejects the id %s',
    async (id) => {
      const address = `/services/inventory/api/shoppingCart/getStockitemsByClientId/1/1/1/${id}`;
      const { status } = await shop.call('GET', address, { token: shopper.token });
      expect([400, 404, 414]).toContain(status);
    },
  );

  it.each(['/%', '/%zz', '/services/public/publics/offer/slug?slug=%', '/services/public/publics/offer/slug?slug=%00'])(
    'rejects the address %s without a server error',
    async (address) => {
      const { status, headers } = await shop.call('GET', address);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch(/^default-src '(none|self)'/);
    },
  );

  it('ignores an invalid quantity', async () => {
    const line = '{"clientId":7,"stockItemId":101,"price":1,"quantity":';
    for (const quantity of ['1e400', '"5"', '-0.0', '1e5', 'true', '[1]']) {
      await shop.app.inject({
        method: 'POST',
        url: insert,
        payload: `${line}${quantity}}`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${shopper.token}` },
      });
    }
    const { body } = await shopper.readCart();
    // 1e5 is a valid integer.
    expect((body.data as { shoppingCarts: unknown[] }[]).map(({ shoppingCarts }) => shoppingCarts)).toEqual([
      [expect.objectContaining({ quantity: 100_000 })],
    ]);
  });

  it('responds in the request language', async () => {
    const { body } = await shop.call('POST', authenticate, { body: {}, headers: { 'x-language': 'es' } });
    expect(body.message).toBe("La solicitud no es válida: body must have required property 'username'");
  });
});

describe('a connection', () => {
  const exchange = (port: number, text: string) =>
    new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (part) => (received += part.toString()));
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });

  it.each([
    ['/healthz', 'Host: a.example\r\nhost: b.example', 400],
    ['/', 'Host: a.example\r\nHost: a.example', 400],
    ['/services/none', 'HOST: a.example\r\nHost: b.example', 400],
    ['/healthz', 'Host: a.example\r\nAccept: Host', 200],
  ])('to %s with the headers %j gets %d', async (path, headers, status) => {
    const shop = await createTestApp('sqlite');
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    const response = await exchange(port, `GET ${path} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
    await shop.close();
    expect(Number(response.split(' ', 2)[1])).toBe(status);
  });

  it('gets 408 if the body does not arrive', async () => {
    const shop = await createTestApp('sqlite', { slowestRequestMs: 300 });
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    const head = `POST ${authenticate} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`;
    const response = await exchange(port, head);
    await shop.close();
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
  });
});
