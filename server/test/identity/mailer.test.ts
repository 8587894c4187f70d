import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createMailer } from '../../src/identity/mailer';

const mail = { to: 'ana@buyer.example', subject: 'Medida: nueva contraseña', text: 'Elíjala en esta dirección' };
const mailFrom = 'Medida <no-reply@medida.example>';

/** A minimal mail server that records what it receives, and refuses gone@buyer.example. */
const startMailServer = async () => {
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

describe('a mail sent by a mail server', () => {
  it('is delivered, or only prepared on a server that is contacted all the same', async () => {
    const server = await startMailServer();
    const mailer = createMailer({ smtpUrl: server.smtpUrl, mailFrom, dataDirectory: '' });
    await (await mailer.prepare(mail)).discard();
    expect(server.received.some((line) => line.startsWith('EHLO'))).toBe(true);
    expect(server.received).not.toContain('DATA');
    await (await mailer.prepare(mail)).deliver();
    expect(server.received).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<no-reply@medida.example>',
        'RCPT TO:<ana@buyer.example>',
        `From: ${mailFrom}`,
      ]),
    );
    server.close();
  });

  it('fails if one of its recipients is refused', async () => {
    const server = await startMailServer();
    const mailer = createMailer({ smtpUrl: server.smtpUrl, mailFrom, dataDirectory: '' });
    const toTwo = await mailer.prepare({ ...mail, to: `${mail.to}, gone@buyer.example` });
    await expect(toTwo.deliver()).rejects.toThrow('the mail server refused gone@buyer.example');
    server.close();
  });

  it('fails without a server', async () => {
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom, dataDirectory: '' });
    await expect((await mailer.prepare(mail)).deliver()).rejects.toThrow();
    await expect((await mailer.prepare(mail)).discard()).rejects.toThrow();
  });
});

describe('a mail in the outbox', () => {
  it('becomes a file when delivered, and nothing when discarded', async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'medida-mail-'));
    const outbox = join(dataDirectory, 'outbox');
    const mailer = createMailer({ smtpUrl: '', mailFrom, dataDirectory });
    const prepared = await Promise.all([mailer.prepare(mail), mailer.prepare(mail)]);
    expect((await readdir(outbox)).filter((name) => name.endsWith('.eml'))).toEqual([]);
    await prepared[0].deliver();
    await prepared[1].discard();
    const names = await readdir(outbox);
    expect(names).toEqual([expect.stringMatching(/\.eml$/)]);
    expect(await readFile(join(outbox, names[0] ?? ''), 'utf8')).toContain('To: ana@buyer.example');
    await rm(dataDirectory, { recursive: true });
  });
});
