import { createHash, randomBytes } from 'node:crypto';

import type { Language } from '@/shared/i18n/languages';
import { paths } from '@/shared/routing/paths';

import { formatServerMessage } from '../http/responses/serverMessages';
import type { AttemptLimit } from '../http/security/attemptLimit';
import { normalizeUsername } from '../repositories/clientsRepository';
import type { PasswordResetsRepository } from '../repositories/passwordResetsRepository';
import type { Mailer } from './mailer';
import type { AccountOwner, SignInAccounts } from './signInAccounts';

export type PasswordResets = {
  /**
   * Sends a mail if the account exists, and does the same work if not. False if the name has reached its limit for now.
   * The caller must have sent its response, the same in all cases, before this starts.
   */
  sendMessage: (username: string, language: Language) => Promise<boolean>;
  /** Returns the owner of the token, which stays valid. */
  findOwner: (token: string) => Promise<AccountOwner | undefined>;
  /** Returns the owner of the token, and invalidates it along with the owner's other tokens. */
  redeem: (token: string) => Promise<AccountOwner | undefined>;
};

type PasswordResetParts = {
  accounts: SignInAccounts;
  resets: PasswordResetsRepository;
  /** Mails per account, no matter who requests them. */
  limit: AttemptLimit;
  mailer: Mailer;
  publicUrl: string;
  siteName: string;
  now: () => number;
};

const lifetimeMs = 60 * 60_000;

/**
 * As many mails per hour as there are valid tokens: requests in someone else's name can neither flood the mailbox nor
 * void the link that the owner is about to open.
 */
export const resetMessages = { attempts: 3, windowMs: lifetimeMs };

// Stands in for an account that does not exist, down to the rows that are written. No client has this id.
const nobody = { clientId: 0, personId: null, name: 'Nobody', email: 'nobody@medida.invalid' };

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

type ResetLink = AccountOwner & { language: Language; expiresAt: number };

/** Creates a single-use link to the screen where its owner chooses a password. */
export const createResetLink = async (
  { resets, publicUrl }: Pick<PasswordResetParts, 'resets' | 'publicUrl'>,
  { clientId, personId, language, expiresAt }: ResetLink,
) => {
  const token = randomBytes(32).toString('base64url');
  await resets.add({ clientId, personId }, { tokenHash: hashToken(token), expiresAt }, resetMessages.attempts);
  // The token is in the fragment, which browsers never send.
  return `${publicUrl}${paths.forgotPassword.href({ lang: language })}#token=${token}`;
};

export const createPasswordResets = (parts: PasswordResetParts): PasswordResets => {
  const { accounts, resets, limit, mailer, publicUrl, siteName, now } = parts;
  const prepareMessage = async (
    { name, email, ...owner }: AccountOwner & { name: string; email: string },
    language: Language,
  ) => {
    const link = await createResetLink({ resets, publicUrl }, { ...owner, language, expiresAt: now() + lifetimeMs });
    return mailer.prepare({
      to: email,
      subject: formatServerMessage('passwordResetSubject', language, { siteName }),
      text: formatServerMessage('passwordResetText', language, { name, link }),
    });
  };
  return {
    sendMessage: async (username, language) => {
      const subject = normalizeUsername(username);
      if (!(await limit.tryCount(subject, ''))) return false;
      try {
        const found = await accounts.findByUsername(subject);
        const owner = found?.isDisabled === false ? found : undefined;
        const message = await prepareMessage(owner ?? nobody, language);
        await (owner ? message.deliver() : message.discard());
      } catch (error) {
        await limit.takeBack(subject, '');
        throw error;
      }
      return true;
    },
    findOwner: (token) => resets.findOwner(hashToken(token), now()),
    redeem: (token) => resets.redeem(hashToken(token), now()),
  };
};
