import { type CommandContext, formatCount, withDatabaseToFill } from '../commands/commandDatabase';
import { defineAction } from '../commands/defineCommand';
import { byOption, getCommandContext } from '../commands/operator';
import type { Database } from '../db/openDatabase';
import { OperatorError } from '../errors';
import { Refusal } from '../http/responses/refusal';
import { encodingOption, readEncoding } from '../import/read/encoding';
import { countBadLines, describeFaults } from '../import/read/faults';
import { openTableFile } from '../import/read/table';
import type { ClientAccount, ClientDetails } from '../repositories/clientsRepository';
import { createPriceListBook } from '../repositories/priceListsRepository';
import { getClientsRepository } from './accounts';
import { addClient, updateClient } from './changeClients';
import { clientColumns, readClients } from './clientRows';
import { describeInvitations, type Invitations, inviteMissing } from './inviteClients';

const noInvitations: Invitations = { invited: 0, folder: null };

const saveClients = (
  db: Database,
  context: CommandContext,
  clients: ClientDetails[],
  by: string | undefined,
  find: (username: string) => ClientAccount | undefined,
) =>
  db.transaction().execute(async (transaction) => {
    const office = getCommandContext(context, by);
    for (const details of clients) {
      const existing = find(details.username);
      if (existing) await updateClient(transaction, office, { clientId: existing.clientId, read: () => details });
      else await addClient(transaction, office, details);
    }
  });

export const importClients = defineAction({
  name: 'import',
  summary: 'adds and updates clients from a file, all or nothing',
  parameters: 'FILE.csv',
  options: {
    encoding: encodingOption,
    'dry-run': { type: 'boolean', help: 'checks everything and writes nothing' },
    invite: { type: 'boolean', help: 'sends the link to choose a password to all in the file who were not sent one' },
    by: byOption,
  },
  run: async ({ options, parameters: [file = ''] }, context) => {
    const { table } = await openTableFile(context.directory, file, clientColumns, readEncoding(options.encoding));
    return withDatabaseToFill(context, options['dry-run'], async ({ db }) => {
      const repository = getClientsRepository(db, context);
      const existing = new Map((await repository.list()).map((client) => [client.username, client]));
      const find = (username: string) => existing.get(username);
      const { clients, faults } = await readClients(
        table,
        find,
        context.config.runtime.defaultLanguage,
        await createPriceListBook(db, context.config.runtime.accountId).names(),
      );
      for (const text of describeFaults(faults)) context.print(`  ${text}`);
      if (faults.length > 0)
        throw new OperatorError(
          `Nothing was written: ${formatCount(countBadLines(faults), 'line')} cannot be imported.`,
          {
            faults,
          },
        );
      const names = new Set(clients.map(({ username }) => username));
      const added = clients.filter(({ username }) => !existing.has(username)).length;
      const counts = { added, updated: clients.length - added };
      if (options['dry-run']) return { ...counts, written: false, ...noInvitations };
      await saveClients(db, context, clients, options.by, find).catch((error: unknown) => {
        if (!(error instanceof Refusal && error.messageId === 'clientExists')) throw error;
        throw new OperatorError(
          'Another command added the same client at this moment. Nothing was written: import again.',
        );
      });
      const saved = (await repository.list()).filter(({ username }) => names.has(username));
      const invitations = options.invite ? await inviteMissing(db, context, saved, options.by) : noInvitations;
      return { ...counts, written: true, ...invitations };
    });
  },
  describe: ({ added, updated, written, ...invitations }) =>
    `${written ? 'Done' : 'Nothing was written. The result would be'}: ${formatCount(added, 'client')} added, ${updated} updated, ${describeInvitations(invitations)}.`,
});
