import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

import { createOfficeApp } from '../../src/office/officeApp';
import { createTestApp, type TestApp } from '../support/testApp';

const idleConnectionMs = 200;
const longer = 5 * idleConnectionMs;

describe('a connection to the office', () => {
  let shop: TestApp;
  let office: FastifyInstance;
  let port: number;

  beforeAll(async () => {
    shop = await createTestApp('sqlite', { environment: { OFFICE_PORT: '0' } });
    office = await createOfficeApp({ config: shop.config, database: shop.database, idleConnectionMs });
    office.get('/work', async () => {
      await wait(longer);
      return 'imported';
    });
    office.post('/read', async () => 'read');
    // More than the buffers in between can store.
    office.get('/large', async () => Buffer.alloc(32 * 1024 * 1024));
    await office.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = office.server.address() as AddressInfo);
  });

  afterAll(async () => {
    await office.close();
    await shop.close();
  });

  const open = (text: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => socket.destroy());
    socket.write(text);
    return socket;
  };

  it('stays open while a request is handled, however long it takes', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/work`);
    expect([response.status, await response.text()]).toEqual([200, 'imported']);
  });

  it('is cut when a body stops arriving', async () => {
    const socket = open(
      'POST /read HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    socket.resume();
    await once(socket, 'close');
  });

  it('is cut when the response is not read', async () => {
    const closed = once(office.server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
    const socket = open('GET /large HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    await closed;
    socket.destroy();
  });

  it('has time for a file of 32 MB over a slow line, but not for headers that trickle in', () => {
    const megabitPerSecond = 1_000_000 / 8;
    expect(office.server.requestTimeout / 1000).toBeGreaterThan((32 * 2 ** 20) / megabitPerSecond);
    expect(office.server.headersTimeout).toBe(shop.app.server.headersTimeout);
    expect(shop.app.server.requestTimeout).toBeLessThan(office.server.requestTimeout);
  });
});
