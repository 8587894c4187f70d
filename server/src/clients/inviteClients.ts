import { type CommandContext, formatCount, withDatabase } from '../commands/commandDatabase';
import { defineAction } from '../commands/defineCommand';
import type { Database } from '../db/openDatabase';
import { getErrorMessage, StartError, UsageError } from '../errors';
import { sendInvitation } from '../identity/invitations';
import { createMailer } from '../identity/mailer';
import type { ClientAccount } from '../repositories/clientsRepository';
import { createPasswordResetsRepository } from '../repositories/passwordResetsRepository';
import { repositoryOf, requireClient, toRecord } from './accounts';

/** Returns the client with where the mail went, as far as this machine knows. */
export const invite = async (db: Database, context: CommandContext, client: ClientAccount) => {
  const { config } = context;
  const { publicUrl, runtime, smtpUrl, dataDirectory } = config;
  const resets = createPasswordResetsRepository(db);
  const mailer = createMailer(config);
  const invitedAt = Date.now();
  try {
    await sendInvitation({ resets, mailer, publicUrl, siteName: runtime.siteName, now: Date.now }, client);
  } catch (error) {
    throw new StartError(
      `The mail to ${client.email} could not be sent (${getErrorMessage(error)}). Once mail works: npm run clients -- invite ${client.username}`,
    );
  }
  await repositoryOf(db, context).setInvited(client.clientId, invitedAt);
  const sentTo = smtpUrl === '' ? `${dataDirectory}/outbox (SMTP_URL is not set)` : client.email;
  return { ...toRecord({ ...client, invitedAt }), sentTo };
};

export const describeInvitation = ({ sentTo }: { sentTo: string }) =>
  `The link to choose a password was sent to ${sentTo}.`;

/** Sends the link to those among the clients who have not been sent one, so that it can be repeated. */
export const inviteMissing = async (db: Database, context: CommandContext, clients: ClientAccount[]) => {
  const missing = clients.filter((client) => toRecord(client).state === 'not invited');
  const notInvited: string[] = [];
  for (const client of missing)
    await invite(db, context, client).catch((error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      context.print(`  ${error.message}`);
      notInvited.push(client.username);
    });
  const invited = missing.length - notInvited.length;
  if (notInvited.length > 0)
    throw new StartError(
      `${formatCount(notInvited.length, 'invitation')} could not be sent, ${invited} were. For the rest: npm run clients -- invite --all`,
      { invited, notInvited },
    );
  return invited;
};

export const inviteClients = defineAction({
  name: 'invite',
  summary: 'sends the link to choose a password, also once more',
  parameters: '[USERNAME]',
  options: { all: { type: 'boolean', help: 'all clients who have not been invited yet' } },
  run: async ({ options, parameters: [username] }, context) => {
    if (options.all === (username !== undefined)) throw new UsageError('Name one client, or say --all.');
    return withDatabase(context, async ({ db }) => {
      if (username === undefined)
        return { invited: await inviteMissing(db, context, await repositoryOf(db, context).list()) };
      const client = await requireClient(db, context, username);
      if (client.isDisabled) throw new StartError(`${client.username} is disabled. Enable the client first.`);
      return invite(db, context, client);
    });
  },
  describe: (result) =>
    'sentTo' in result ? describeInvitation(result) : `${formatCount(result.invited, 'client')} invited.`,
});
