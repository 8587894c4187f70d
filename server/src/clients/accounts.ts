import type { CommandContext } from '../commands/commandDatabase';
import type { Database } from '../db/openDatabase';
import { OperatorError } from '../errors';
import { toPrintable } from '../printable';
import { type ClientAccount, createClientsRepository, getClientState } from '../repositories/clientsRepository';
import { suggest } from '../suggest';

/** What the commands show: everything but the password. */
export const toRecord = (client: ClientAccount) => {
  const { passwordHash: _, isDisabled: __, invitedAt: ___, erasureRequestedAt: at, ...record } = client;
  return {
    ...record,
    erasureRequestedAt: at === null ? null : new Date(at).toISOString(),
    state: getClientState(client),
  };
};

export type ClientRecord = ReturnType<typeof toRecord>;

type ClientsContext = Pick<CommandContext, 'config'>;

export const getClientsRepository = (db: Database, { config }: ClientsContext) =>
  createClientsRepository(db, config.runtime.accountId);

/** By user name, or else by id or mail address. */
export const requireClient = async (db: Database, context: ClientsContext, given: string) => {
  const clients = getClientsRepository(db, context);
  const client = await clients.findByUsername(given);
  if (client) return client;
  const all = await clients.list();
  const [found, another] = all.filter(
    ({ clientId, email }) => String(clientId) === given || email.toLowerCase() === given.trim().toLowerCase(),
  );
  if (found && another)
    throw new OperatorError(
      `Several clients have ${toPrintable(given)}: ${found.username}, ${another.username}. Give a user name.`,
    );
  if (found) return found;
  const names = all.map((each) => each.username);
  throw new OperatorError(`There is no client ${toPrintable(given)}.${suggest(given, names)}`);
};
