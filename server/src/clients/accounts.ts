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
  const { passwordHash: _, isDisabled: __, invitedAt: ___, ...record } = client;
  return { ...record, state: getState(client) };
};

export type ClientRecord = ReturnType<typeof toRecord>;

export const getClientsRepository = (db: Database, { config }: CommandContext) =>
  createClientsRepository(db, config.runtime.accountId);

export const requireClient = async (db: Database, context: CommandContext, username: string) => {
  const clients = getClientsRepository(db, context);
  const client = await clients.findByUsername(username);
  if (client) return client;
  const names = (await clients.list()).map((each) => each.username);
  throw new OperatorError(`There is no client ${toPrintable(username)}.${suggest(username, names)}`);
};
