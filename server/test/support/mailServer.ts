import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A minimal mail server that records what it receives, and refuses gone@buyer.example. */
export const startMailServer = async () => {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isMessage = false;
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').slice(0, -1)) {
        received.push(line);
        if (isMessage && line !== '.') continue;
        isMessage = line === 'DATA';
        const response = line === 'RCPT TO:<gone@buyer.example>' ? '550 no such mailbox' : '250 ok';
        socket.write(isMessage ? '354 go on\r\n' : `${response}\r\n`);
        if (line === 'QUIT') socket.end();
      }
    });
    socket.on('error', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { received, smtpUrl: `smtp://127.0.0.1:${port}`, close: () => server.close() };
};
