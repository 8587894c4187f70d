import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

export type Mail = { to: string; subject: string; text: string };

export type Mailer = { send: (mail: Mail) => Promise<void> };

const createSmtpMailer = (smtpUrl: string, from: string): Mailer => {
  const transport = createTransport(smtpUrl);
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail });
    },
  };
};

/** Where no mail server is configured, each message is a file that a mail program opens. */
const createOutboxMailer = (directory: string, from: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ from, ...mail });
      const moment = new Date().toISOString().replace(/[:.]/g, '-');
      await mkdir(directory, { recursive: true });
      await writeFile(join(directory, `${moment}-${randomBytes(4).toString('hex')}.eml`), message as Buffer, {
        mode: 0o600,
      });
    },
  };
};

type MailSettings = { smtpUrl: string; mailFrom: string; dataDirectory: string };

export const createMailer = ({ smtpUrl, mailFrom, dataDirectory }: MailSettings): Mailer =>
  smtpUrl === '' ? createOutboxMailer(join(dataDirectory, 'outbox'), mailFrom) : createSmtpMailer(smtpUrl, mailFrom);
