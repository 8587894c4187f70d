import type { CommandContext } from '../commands/commandDatabase';
import type { Database } from '../db/openDatabase';
import { OperatorError } from '../errors';
import { toPrintable } from '../printable';
import { type ClientAccount, createClientsRepository } from '../repositories/clientsRepository';
import { suggest } from '../suggest';

const getState = ({ isDisabled, passwordHash, invitedAt }: ClientAccount) => {
  if (isDisabled) return 'disabled';
  if (passwordHash !== '') return 'active';
  return invitedAt === null ? 'not invited' : 'invited';
};

/** What the commands show: everything but the password. */
export const toRecord = (client: ClientAccount) => {
  const { passwordHash: _, isDisabled: __, invitedAt: ___, erasureRequestedAt: at, ...record } = client;
  return { ...record, erasureRequestedAt: at === null ? null : new Date(at).toISOString(), state: getState(client) };
};

export type ClientRecord = ReturnType<typeof toRecord>;

export const getClientsRepository = (db: Database, { config }: CommandContext) =>
  createClientsRepository(db, config.runtime.accountId);

/** By user name, or else by id or mail address. */
export const requireClient = async (db: Database, context: CommandContext, given: string) => {
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
