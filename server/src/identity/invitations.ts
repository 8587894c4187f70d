import { formatServerMessage } from '../http/responses/serverMessages';
import type { ClientAccount } from '../repositories/clientsRepository';
import type { PasswordResetsRepository } from '../repositories/passwordResetsRepository';
import type { Mailer } from './mailer';
import { createResetLink } from './passwordReset';

type InvitationParts = {
  resets: PasswordResetsRepository;
  mailer: Mailer;
  publicUrl: string;
  siteName: string;
  now: () => number;
};

const lifetimeMs = 7 * 24 * 3_600_000;

/** Sends a client the link to choose a password. */
export const sendInvitation = async (
  { resets, mailer, publicUrl, siteName, now }: InvitationParts,
  { clientId, username, name, email, language }: ClientAccount,
) => {
  const link = await createResetLink({ resets, publicUrl }, { clientId, language, expiresAt: now() + lifetimeMs });
  const mail = await mailer.prepare({
    to: email,
    subject: formatServerMessage('invitationSubject', language, { siteName }),
    text: formatServerMessage('invitationText', language, { name, siteName, username, link }),
  });
  await mail.deliver();
};
