import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createMailer } from '../../src/identity/mailer';
import { startMailServer } from '../support/mailServer';

const mail = { to: 'ana@buyer.example', subject: 'Medida: nueva contraseña', text: 'Elíjala en esta dirección' };
const mailFrom = 'Medida <no-reply@medida.example>';

describe('a mail sent by a mail server', () => {
  it('is delivered, or discarded after contacting the server all the same', async () => {
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
