import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { ana, fillShop } from '../support/builders';
import { createShopper } from '../support/shopper';
import { createTestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const post = (port: number, path: string, token: string, body: object) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });

describe.each(engines)('stopping on %s', (engine) => {
  it('finishes pending orders', async () => {
    const shop = await createTestApp(engine);
    await fillShop(shop.database.db);
    const shopper = await createShopper(shop.call, ana);
    await shopper.insert(101, 1);
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    let stopped: Promise<unknown> | undefined;
    shop.app.server.on('request', () => {
      stopped ??= shop.app.close();
    });
    // Browsers open connections that they may never use.
    const unused = connect(port, '127.0.0.1');
    await once(unused, 'connect');
    const response = await post(port, '/services/orders/Order/PushShoppingCart', shopper.token, shopper.aPush());
    await stopped;
    expect(response.status).toBe(200);
    expect(await shop.database.db.selectFrom('orders').select('status').execute()).toHaveLength(1);
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
    await shop.close();
  });
});
