import type { AttemptLimit } from '../http/attemptLimit';
import { wrongCredentials } from '../http/refusal';
import { normalizedUsername, type Client, type ClientsRepository } from '../repositories/clientsRepository';
import type { PasswordCheck } from './passwords';

export type Credentials = { username: string; password: string };

export type SignIn = (credentials: Credentials, address: string) => Promise<Client>;

type SignInParts = {
  clients: ClientsRepository;
  /** For each account. */
  limit: AttemptLimit;
  /** For all accounts together: one password tried on many of them. */
  sprayLimit: AttemptLimit;
  checkPassword: PasswordCheck;
};

/** The answer and the time it takes are the same for a wrong password and for an account that does not exist. */
export const createSignIn =
  ({ clients, limit, sprayLimit, checkPassword }: SignInParts): SignIn =>
  async ({ username, password }, address) => {
    const subject = normalizedUsername(username);
    // Counted before the password is looked at: attempts that come all at once are as many as those one by one.
    await limit.count(subject, address);
    await sprayLimit.count('', address);
    const client = await clients.findByUsername(subject);
    const isRight = await checkPassword(password, client?.passwordHash);
    if (!isRight || !client) throw wrongCredentials();
    await limit.forgive(subject, address);
    await sprayLimit.takeBack('', address);
    return client;
  };
