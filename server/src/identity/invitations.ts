import { paths } from '@/shared/routing/paths';

import type { ServerConfig } from '../config/serverConfig';
import { formatServerMessage } from '../http/responses/serverMessages';
import type { PasswordResetsRepository } from '../repositories/passwordResetsRepository';
import type { Mailer } from './mailer';
import { createResetLink } from './passwordReset';
import type { SignInAccount } from './signInAccounts';

type InvitationParts = {
  resets: PasswordResetsRepository;
  mailer: Mailer;
  config: Pick<ServerConfig, 'publicUrl' | 'provider' | 'passwordSignIn' | 'runtime'>;
  now: () => number;
};

const lifetimeMs = 7 * 24 * 3_600_000;

/** Sends the link to choose a password or, where there are none, to sign in. */
export const sendInvitation = async (
  { resets, mailer, config, now }: InvitationParts,
  { username, name, email, ...account }: Omit<SignInAccount, 'passwordHash' | 'isDisabled'>,
) => {
  const { language } = account;
  const { publicUrl, provider, passwordSignIn, runtime } = config;
  const values = { name, siteName: runtime.siteName, username };
  const writeText = async () => {
    if (!passwordSignIn && provider) {
      const link = `${publicUrl}${paths.oauthLogin.href({ lang: language })}`;
      return formatServerMessage('invitationElsewhereText', language, { ...values, provider: provider.name, link });
    }
    const link = await createResetLink({ resets, publicUrl }, { ...account, expiresAt: now() + lifetimeMs });
    return formatServerMessage('invitationText', language, { ...values, link });
  };
  const mail = await mailer.prepare({
    to: email,
    subject: formatServerMessage('invitationSubject', language, values),
    text: await writeText(),
  });
  await mail.deliver();
};
