import { type ClientAccount, type ClientsRepository, normalizeUsername } from '../repositories/clientsRepository';
import type { PeopleRepository, Person } from '../repositories/peopleRepository';

/** Who signs in: a client itself, whose person is null, or one of its people. */
export type AccountOwner = { clientId: number; personId: number | null };

export type SignInAccount = AccountOwner &
  Pick<ClientAccount, 'username' | 'name' | 'email' | 'language' | 'passwordHash' | 'isDisabled'>;

export type SignInAccounts = {
  findByUsername: (username: string) => Promise<SignInAccount | undefined>;
  find: (owner: AccountOwner) => Promise<SignInAccount | undefined>;
  /** Also ends the account's other sessions and voids its links to choose a password. */
  setPassword: (owner: AccountOwner, passwordHash: string, keptSessionId: string | undefined) => Promise<void>;
};

const toOwn = ({ clientId, username, name, email, language, passwordHash, isDisabled }: ClientAccount) => ({
  clientId,
  personId: null,
  username,
  name,
  email,
  language,
  passwordHash,
  isDisabled,
});

const toAccount = (person: Person, client: ClientAccount | undefined): SignInAccount | undefined =>
  client && {
    clientId: person.clientId,
    personId: person.personId,
    username: person.email,
    name: person.name,
    email: person.email,
    language: person.language,
    passwordHash: person.passwordHash,
    isDisabled: person.isDisabled || client.isDisabled,
  };

export const createSignInAccounts = (
  clients: ClientsRepository,
  people: PeopleRepository,
  forgetSessions: (owner: AccountOwner, keptSessionId?: string) => void,
): SignInAccounts => ({
  findByUsername: async (given) => {
    const username = normalizeUsername(given);
    // Both, so that timing does not reveal which of them has an account.
    const [client, person] = await Promise.all([clients.findByUsername(username), people.findByEmail(username)]);
    if (client) return toOwn(client);
    return person && toAccount(person, await clients.find(person.clientId));
  },
  find: async ({ clientId, personId }) => {
    const client = await clients.find(clientId);
    if (personId === null) return client && toOwn(client);
    const person = await people.find(clientId, personId);
    return person && toAccount(person, client);
  },
  setPassword: async (owner, passwordHash, keptSessionId) => {
    const { clientId, personId } = owner;
    await (personId === null
      ? clients.setPassword(clientId, passwordHash, keptSessionId)
      : people.setPassword(personId, passwordHash, keptSessionId));
    forgetSessions(owner, keptSessionId);
  },
});
