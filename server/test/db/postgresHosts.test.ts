import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { createHosts } from '../../src/db/postgres/postgresHosts';

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const accepted = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);

const answerOff = Buffer.concat([
  message('T', Buffer.concat([Buffer.from([0, 1]), Buffer.from('transaction_read_only\0'), Buffer.alloc(18)])),
  message('D', Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 3]), Buffer.from('off')])),
  message('C', Buffer.from('SHOW\0')),
  message('Z', Buffer.from('I')),
]);

/** Speaks as much of PostgreSQL's protocol as it takes to be asked whether it accepts writes. */
const startHost = async () => {
  const sockets = new Set<Socket>();
  const host = { delayMs: 0 };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(accepted);
      socket.on('data', (data) => {
        if (data.toString('latin1', 0, 1) === 'Q') setTimeout(() => socket.write(answerOff), host.delayMs);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { host, close, url: `postgres://medida@127.0.0.1:${(server.address() as AddressInfo).port}/medida` };
};

it('keeps no connection for a request that gave up while its host was asked whether it accepts writes', async () => {
  const { host, close, url } = await startHost();
  try {
    const address = { hosts: [{ name: 'db', url }], database: 'medida', needsWrites: true };
    const { connect } = createHosts(address)({ max: 1 }, 600);
    const first = await connect();
    first.on('error', () => undefined);
    const waiting = expect(connect()).rejects.toThrow('timeout exceeded');
    await pause(300);
    host.delayMs = 450;
    first.release(true);
    await waiting;
    await pause(300);
    host.delayMs = 0;
    (await connect()).release(true);
  } finally {
    close();
  }
});
