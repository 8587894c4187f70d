import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Mail = {
  to: string;
  cc?: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** The same for every attempt, so that mail programs show a duplicate only once. */
  messageId?: string;
  attachments?: { filename: string; content: Buffer }[];
};

/** Discarding takes as much work as delivering, so that timing does not reveal whether a mail was sent. */
export type PreparedMail = { deliver: () => Promise<void>; discard: () => Promise<void> };

export type Mailer = { prepare: (mail: Mail) => Promise<PreparedMail> };

// An unresponsive mail server holds up the other mails and the shutdown of the process.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

// Loaded on demand, because it is a large library and most processes send no mail.
const loadNodemailer = () => import('nodemailer');

const compose = async (mail: Mail, from: string) => {
  const { createTransport } = await loadNodemailer();
  const { envelope, message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from,
    ...mail,
  });
  return { envelope, raw: message as Buffer };
};

const createSmtpMailer = (smtpUrl: string, from: string): Mailer => ({
  prepare: async (mail) => {
    const { createTransport } = await loadNodemailer();
    const transport = createTransport({ url: smtpUrl, ...timeouts });
    const { envelope, raw } = await compose(mail, from);
    return {
      deliver: async () => {
        const sent = await transport.sendMail({ envelope: { from: envelope.from || from, to: envelope.to }, raw });
        if (sent.rejected.length > 0) throw new Error(`the mail server refused ${sent.rejected.join(', ')}`);
      },
      discard: async () => {
        await transport.verify();
      },
    };
  },
});

/** Without a mail server, each mail becomes a file that a mail program can open. */
const createFileMailer = (directory: string, from: string): Mailer => ({
  prepare: async (mail) => {
    const { raw } = await compose(mail, from);
    const moment = new Date().toISOString().replace(/[:.]/g, '-');
    const file = join(directory, `${moment}-${randomBytes(4).toString('hex')}`);
    await mkdir(directory, { recursive: true });
    await writeFile(`${file}.draft`, raw, { mode: 0o600 });
    return { deliver: () => rename(`${file}.draft`, `${file}.eml`), discard: () => rm(`${file}.draft`) };
  },
});

type MailSettings = { smtpUrl: string; mailFrom: string; dataDirectory: string };

export const createMailer = ({ smtpUrl, mailFrom, dataDirectory }: MailSettings): Mailer =>
  smtpUrl === '' ? createFileMailer(join(dataDirectory, 'outbox'), mailFrom) : createSmtpMailer(smtpUrl, mailFrom);
