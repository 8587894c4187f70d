import { isDuplicate } from '../db/databaseFailure';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { getErrorMessage } from '../errors';
import { FieldsRefusal, notFound, Refusal } from '../http/responses/refusal';
import { sendInvitation } from '../identity/invitations';
import { createMailer } from '../identity/mailer';
import { getContentVersion, refuseStale } from '../office/contentVersion';
import type { OfficeContext } from '../office/officeParts';
import { recordChange } from '../repositories/changesRepository';
import { type ClientAccount, type ClientDetails, lockClient } from '../repositories/clientsRepository';
import { createPasswordResetsRepository } from '../repositories/passwordResetsRepository';
import { getClientsRepository } from './accounts';
import { type ClientColumn, clientColumns } from './clientRows';

const pickDetails = (details: ClientDetails) => clientColumns.map((column) => [column, details[column] ?? ''] as const);

export const getClientVersion = (client: ClientAccount) => getContentVersion(pickDetails(client));

type Change = { operation: string; before: unknown; after: unknown };

type Subject = Pick<ClientAccount, 'clientId' | 'username'>;

const record = (
  db: Database,
  { config, author, now }: OfficeContext,
  { clientId, username }: Subject,
  change: Change,
) => {
  const subject = `client ${clientId} (${username})`;
  return recordChange(db, config.runtime.accountId, { ...author, ...change, subject, moment: now() });
};

export const clientExists = (username: string) =>
  new FieldsRefusal({ username: { messageId: 'clientExists', values: { username } } }, 409);

const refuseDuplicate = (username: string) => (error: unknown) => {
  throw isDuplicate(error) ? clientExists(username) : error;
};

export const requireClientById = async (db: Database, context: Pick<OfficeContext, 'config'>, clientId: number) => {
  const client = await getClientsRepository(db, context).find(clientId);
  if (!client) throw notFound();
  return client;
};

/** Without an invitation: it is sent once the client has been added. */
export const addClient = (db: Database, context: OfficeContext, details: ClientDetails): Promise<ClientAccount> =>
  inTransaction(db, async (transaction) => {
    const clients = getClientsRepository(transaction, context);
    const clientId = await clients.add(details, context.now());
    const after = Object.fromEntries(pickDetails(details));
    await record(transaction, context, { ...details, clientId }, { operation: 'addClient', before: null, after });
    return requireClientById(transaction, context, clientId);
  }).catch(refuseDuplicate(details.username));

type ColumnChange = { column: ClientColumn; from: string; to: string };

const sideOf = (changes: ColumnChange[], side: 'from' | 'to') =>
  Object.fromEntries(changes.map((change) => [change.column, change[side]]));

type UpdateInput = {
  clientId: number;
  /** The details after the change. */
  read: (before: ClientAccount) => ClientDetails;
  /** That whoever makes the change has seen. */
  version?: string | undefined;
};

export const updateClient = async (db: Database, context: OfficeContext, { clientId, read, version }: UpdateInput) => {
  let username = '';
  return inTransaction(db, async (transaction) => {
    // Of two concurrent changes, the second finds what the first has done.
    await lockClient(transaction, clientId);
    const before = await requireClientById(transaction, context, clientId);
    refuseStale(version, getClientVersion(before));
    const details = read(before);
    ({ username } = details);
    const changes = pickDetails(details)
      .map(([column, to]): ColumnChange => ({ column, from: before[column], to }))
      .filter(({ from, to }) => from !== to);
    if (changes.length > 0) {
      await getClientsRepository(transaction, context).update(clientId, details);
      const sides = { before: sideOf(changes, 'from'), after: sideOf(changes, 'to') };
      await record(transaction, context, before, { operation: 'updateClient', ...sides });
    }
    return { client: await requireClientById(transaction, context, clientId), changes };
  }).catch((error: unknown) => refuseDuplicate(username)(error));
};

/** Whether this changed anything. */
export const setClientDisabled = (db: Database, context: OfficeContext, clientId: number, isDisabled: boolean) =>
  inTransaction(db, async (transaction) => {
    await lockClient(transaction, clientId);
    const client = await requireClientById(transaction, context, clientId);
    if (client.isDisabled === isDisabled) return false;
    const clients = getClientsRepository(transaction, context);
    await (isDisabled ? clients.disable(clientId, context.now()) : clients.enable(clientId));
    const change = { operation: 'setClientDisabled', before: { isDisabled: !isDisabled }, after: { isDisabled } };
    await record(transaction, context, client, change);
    return true;
  });

export class MailFailure extends Refusal {}

/** A mail that is only written to a folder does not count as an invitation. */
export const inviteClient = async (db: Database, context: OfficeContext, client: ClientAccount) => {
  const { config, now } = context;
  const { username, email } = client;
  if (client.isDisabled) throw new Refusal(409, 'clientDisabled', { username });
  const invitedAt = now();
  const resets = createPasswordResetsRepository(db);
  try {
    await sendInvitation({ resets, mailer: createMailer(config), config, now }, { ...client, personId: null });
  } catch (error) {
    throw new MailFailure(409, 'invitationFailed', { username, email, detail: getErrorMessage(error) });
  }
  const isSent = config.smtpUrl !== '';
  await inTransaction(db, async (transaction) => {
    if (isSent) await getClientsRepository(transaction, context).setInvited(client, invitedAt);
    await record(transaction, context, client, { operation: 'inviteClient', before: null, after: { email } });
  });
  return isSent ? { ...client, invitedAt } : client;
};
