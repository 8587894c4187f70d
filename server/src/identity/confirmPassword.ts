import { Refusal } from '../http/responses/refusal';
import type { AttemptLimit } from '../http/security/attemptLimit';
import type { PasswordWork } from './passwords';
import type { Session } from './sessions';
import type { SignInAccount } from './signInAccounts';

/** Refuses anyone who has a session but not the password. */
export type ConfirmPassword = (session: Session, account: SignInAccount, password: string) => Promise<void>;

export const createConfirmPassword =
  (limit: AttemptLimit, passwords: PasswordWork): ConfirmPassword =>
  async ({ clientId, sessionId }, { username, passwordHash }, password) => {
    // Counted per session: a stolen one can neither guess from many addresses nor use up the owner's attempts.
    await limit.count(String(clientId), sessionId);
    const turn = { group: `account ${username}`, isKnown: true };
    if (!(await passwords.check(turn, password, passwordHash))) throw new Refusal(422, 'wrongPresentPassword');
    await limit.forgive(String(clientId), sessionId);
  };
