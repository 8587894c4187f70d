import { createHash, randomBytes } from 'node:crypto';

import type { Language } from '@/shared/i18n/languages';

import type { ClientsRepository } from '../repositories/clientsRepository';
import type { PasswordResetsRepository } from '../repositories/passwordResetsRepository';
import type { Mailer } from './mailer';
import { passwordResetMail } from './passwordResetMail';

export type PasswordReset = {
  /** Sends a message if there is such an account; its caller answers the same either way, and does not wait. */
  request: (username: string, language: Language) => Promise<void>;
  /** Whose token this is, which still serves afterwards. */
  ownerOf: (token: string) => Promise<number | undefined>;
  /** Whose token this was; it does not serve again. */
  redeem: (token: string) => Promise<number | undefined>;
};

type PasswordResetParts = {
  clients: ClientsRepository;
  resets: PasswordResetsRepository;
  mailer: Mailer;
  publicUrl: string;
  siteName: string;
  now: () => number;
};

const lifetimeMs = 60 * 60_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

export const createPasswordReset = (parts: PasswordResetParts): PasswordReset => {
  const { clients, resets, mailer, publicUrl, siteName, now } = parts;
  return {
    request: async (username, language) => {
      const client = await clients.findByUsername(username);
      if (!client) return;
      const token = randomBytes(32).toString('base64url');
      await resets.replace(client.clientId, hashOf(token), now() + lifetimeMs);
      // In the fragment, which a browser sends to nobody.
      const link = `${publicUrl}/${language}/oauth/forgot-password#token=${token}`;
      await mailer.send({ to: client.email, ...passwordResetMail({ language, name: client.name, siteName, link }) });
    },
    ownerOf: (token) => resets.ownerOf(hashOf(token), now()),
    redeem: (token) => resets.take(hashOf(token), now()),
  };
};
