import { formatServerMessage } from '../http/responses/serverMessages';
import type { PasswordResetsRepository } from '../repositories/passwordResetsRepository';
import type { Mailer } from './mailer';
import { createResetLink } from './passwordReset';
import type { SignInAccount } from './signInAccounts';

type InvitationParts = {
  resets: PasswordResetsRepository;
  mailer: Mailer;
  publicUrl: string;
  siteName: string;
  now: () => number;
};

const lifetimeMs = 7 * 24 * 3_600_000;

/** Sends the link to choose a password. */
export const sendInvitation = async (
  { resets, mailer, publicUrl, siteName, now }: InvitationParts,
  { username, name, email, ...account }: Omit<SignInAccount, 'passwordHash' | 'isDisabled'>,
) => {
  const { language } = account;
  const link = await createResetLink({ resets, publicUrl }, { ...account, expiresAt: now() + lifetimeMs });
  const mail = await mailer.prepare({
    to: email,
    subject: formatServerMessage('invitationSubject', language, { siteName }),
    text: formatServerMessage('invitationText', language, { name, siteName, username, link }),
  });
  await mail.deliver();
};
