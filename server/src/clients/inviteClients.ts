import { join } from 'node:path';

import { type CommandContext, formatCount, withDatabase } from '../commands/commandDatabase';
import { defineAction } from '../commands/defineCommand';
import { byOption, getCommandContext } from '../commands/operator';
import type { Database } from '../db/openDatabase';
import { OperatorError, UsageError } from '../errors';
import type { ClientAccount } from '../repositories/clientsRepository';
import { getClientsRepository, requireClient, toRecord } from './accounts';
import { inviteClient, MailFailure } from './changeClients';

/** The folder that mails are written to instead of being sent; null if they are sent. */
const getMailFolder = ({ smtpUrl, dataDirectory }: CommandContext['config']) =>
  smtpUrl === '' ? join(dataDirectory, 'outbox') : null;

export const invite = async (db: Database, context: CommandContext, client: ClientAccount, by: string | undefined) => {
  try {
    const invited = await inviteClient(db, getCommandContext(context, by), client);
    return { ...toRecord(invited), folder: getMailFolder(context.config) };
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    const { email = '', detail = '', username = '' } = error.values;
    throw new OperatorError(
      `The mail to ${email} could not be sent (${detail}). Once mail works: npm run clients -- invite ${username}`,
    );
  }
};

export const describeInvitation = (
  { email, folder }: { email: string; folder: string | null },
  { config }: CommandContext,
) => {
  const link = config.passwordSignIn ? 'link to choose a password' : 'link to sign in';
  return folder === null
    ? `The ${link} was sent to ${email}.`
    : `The mail with the ${link} is in ${folder}, because SMTP_URL is not set.`;
};

export type Invitations = { invited: number; folder: string | null };

export const describeInvitations = ({ invited, folder }: Invitations) =>
  folder === null || invited === 0
    ? `${invited} invited`
    : `${formatCount(invited, 'invitation')} written to ${folder}, because SMTP_URL is not set`;

/** Sends the link to those clients who have not been sent one, so it is safe to run again. */
export const inviteMissing = async (
  db: Database,
  context: CommandContext,
  clients: ClientAccount[],
  by: string | undefined,
): Promise<Invitations> => {
  const notInvited: string[] = [];
  let invited = 0;
  for (const { clientId } of clients) {
    // Read again, because sending many mails takes a while and addresses may change meanwhile.
    const client = await getClientsRepository(db, context).find(clientId);
    if (!client || toRecord(client).state !== 'not invited') continue;
    try {
      await invite(db, context, client, by);
      invited += 1;
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      context.print(`  ${error.message}`);
      notInvited.push(client.username);
    }
  }
  if (notInvited.length > 0)
    throw new OperatorError(
      `${formatCount(notInvited.length, 'invitation')} could not be sent, ${invited} were. For the rest: npm run clients -- invite --all`,
      { invited, notInvited },
    );
  return { invited, folder: getMailFolder(context.config) };
};

export const inviteClients = defineAction({
  name: 'invite',
  summary: 'sends (or resends) the link to choose a password',
  parameters: '[USERNAME]',
  options: { all: { type: 'boolean', help: 'all clients who have not been invited yet' }, by: byOption },
  run: async ({ options, parameters: [username] }, context) => {
    if (options.all === (username !== undefined)) throw new UsageError('Name one client, or say --all.');
    return withDatabase(context, async ({ db }) => {
      if (username === undefined)
        return inviteMissing(db, context, await getClientsRepository(db, context).list(), options.by);
      return invite(db, context, await requireClient(db, context, username), options.by);
    });
  },
  describe: (result, context) =>
    'invited' in result ? `Done: ${describeInvitations(result)}.` : describeInvitation(result, context),
});
