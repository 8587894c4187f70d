import { createHash, randomBytes } from 'node:crypto';

import type { Language } from '@/shared/i18n/languages';

import type { AttemptLimit } from '../http/attemptLimit';
import { normalizedUsername, type ClientsRepository } from '../repositories/clientsRepository';
import type { PasswordResetsRepository } from '../repositories/passwordResetsRepository';
import type { Mailer } from './mailer';
import { passwordResetMail } from './passwordResetMail';

export type PasswordReset = {
  /**
   * Sends a message if there is such an account, and does the same work if there is none. False if the name has had
   * its messages for now. The caller answers before this begins, and the same either way.
   */
  sendMessage: (username: string, language: Language) => Promise<boolean>;
  /** Whose token this is; it stays valid. */
  findOwner: (token: string) => Promise<number | undefined>;
  /** Whose token this was: from now on neither it nor the client's other tokens are valid. */
  redeem: (token: string) => Promise<number | undefined>;
};

type PasswordResetParts = {
  clients: ClientsRepository;
  resets: PasswordResetsRepository;
  /** Messages for each account, whoever asks for them. */
  limit: AttemptLimit;
  mailer: Mailer;
  publicUrl: string;
  siteName: string;
  now: () => number;
};

const lifetimeMs = 60 * 60_000;

/**
 * As many messages in an hour as tokens stay valid: whoever asks in somebody else's name can neither flood the
 * mailbox nor void the link that the owner is about to open.
 */
export const resetMessages = { attempts: 3, windowMs: lifetimeMs };

// Takes the place of the account that does not exist, down to the rows that are written. No client has this id.
const nobody = { clientId: 0, name: 'Nobody', email: 'nobody@medida.invalid' };

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export const createPasswordReset = (parts: PasswordResetParts): PasswordReset => {
  const { clients, resets, limit, mailer, publicUrl, siteName, now } = parts;
  const prepareMessage = async ({ clientId, name, email }: typeof nobody, language: Language) => {
    const token = randomBytes(32).toString('base64url');
    await resets.add(clientId, { tokenHash: hashToken(token), expiresAt: now() + lifetimeMs }, resetMessages.attempts);
    // In the fragment, which a browser sends to nobody.
    const link = `${publicUrl}/${language}/oauth/forgot-password#token=${token}`;
    return mailer.prepare({ to: email, ...passwordResetMail({ language, name, siteName, link }) });
  };
  return {
    sendMessage: async (username, language) => {
      const subject = normalizedUsername(username);
      if (!(await limit.tryCount(subject, ''))) return false;
      try {
        const client = await clients.findByUsername(subject);
        const message = await prepareMessage(client ?? nobody, language);
        await (client ? message.deliver() : message.discard());
      } catch (error) {
        await limit.takeBack(subject, '');
        throw error;
      }
      return true;
    },
    findOwner: (token) => resets.findOwner(hashToken(token), now()),
    redeem: (token) => resets.take(hashToken(token), now()),
  };
};
