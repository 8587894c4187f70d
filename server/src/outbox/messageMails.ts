import { isLanguage } from '@/shared/i18n/languages';

import type { ServerConfig } from '../config/serverConfig';
import type { Database } from '../db/openDatabase';
import { formatServerMessage } from '../http/responses/serverMessages';
import type { Mail } from '../identity/mailer';
import { createContactMessagesRepository, type StoredMessage } from '../repositories/contactMessagesRepository';
import type { OutboxEntry } from '../repositories/outboxRepository';
import { UndeliverableError } from './delivery';

type SenderParts = {
  db: Database;
  config: ServerConfig;
  /** For entries of an earlier version, which name no recipient. */
  addressEach: (entry: OutboxEntry, addresses: string[], setting: string) => Promise<void>;
  sendMail: (
    entry: OutboxEntry,
    address: Pick<Mail, 'to' | 'replyTo'>,
    content: Pick<Mail, 'subject' | 'text'>,
  ) => Promise<void>;
};

const describeMessage = ({ name, email, phone, company, subject, message }: StoredMessage) =>
  [`${name} <${email}>`, ...[phone, company, subject].filter((text) => text !== ''), '', message, ''].join('\n');

const writeAnswer = ({ answer, message }: StoredMessage) =>
  [answer, '', ...message.split('\n').map((line) => `> ${line}`), ''].join('\n');

/** Mails about contact messages: to the company, and what it answers. */
export const createMessageSender = ({ db, config, addressEach, sendMail }: SenderParts) => {
  const { accountId, siteName, defaultLanguage } = config.runtime;
  const messages = createContactMessagesRepository(db, accountId);
  return async (entry: OutboxEntry) => {
    const message = await messages.find(entry.reference);
    if (!message) throw new UndeliverableError(`there is no message ${entry.reference}`);
    if (entry.kind === 'answerToSender') {
      const language = isLanguage(message.language) ? message.language : defaultLanguage;
      const subject = formatServerMessage('contactAnswerSubject', language, { siteName });
      const replyTo = config.contactRecipients.join(', ');
      const address = { to: message.email, ...(replyTo !== '' && { replyTo }) };
      await sendMail(entry, address, { subject, text: writeAnswer(message) });
      return;
    }
    if (entry.detail === '') {
      await addressEach(entry, config.contactRecipients, 'CONTACT_MAIL_TO');
      return;
    }
    const subject = formatServerMessage('contactMailSubject', defaultLanguage, { siteName, name: message.name });
    await sendMail(entry, { to: entry.detail, replyTo: message.email }, { subject, text: describeMessage(message) });
  };
};
