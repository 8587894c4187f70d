import { readAccountRequest } from '@/shared/lib/accountRequest';

import { type CommandContext, withDatabase, withNewOrExistingDatabase } from '../commands/commandDatabase';
import { defineAction } from '../commands/defineCommand';
import { byOption, getCommandContext } from '../commands/operator';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { OperatorError, UsageError } from '../errors';
import { RowError } from '../import/read/faults';
import { getMessagesRepository, requireMessage } from '../outbox/contactMessages';
import { toPrintable } from '../printable';
import type { ClientDetails } from '../repositories/clientsRepository';
import type { StoredMessage } from '../repositories/contactMessagesRepository';
import { getClientsRepository, requireClient } from './accounts';
import { addClient as addTo, clientExists } from './changeClients';
import { checkOption, readClient, toOption } from './clientRows';
import { describeInvitation, invite } from './inviteClients';

export const detailOptions = {
  name: { type: 'string', value: 'NAME', help: 'the name of the company' },
  email: { type: 'string', value: 'ADDRESS', help: 'where mails go' },
  username: { type: 'string', value: 'NAME', help: 'for signing in; the mail address of a new client if missing' },
  phone: { type: 'string', value: 'NUMBER', help: 'the telephone number' },
  address: { type: 'string', value: 'TEXT', help: 'the postal address' },
  'tax-id': { type: 'string', value: 'NUMBER', help: 'under which it pays taxes; printed on its orders' },
  'delivery-addresses': { type: 'string', value: 'TEXT|TEXT...', help: 'the addresses to choose from for an order' },
  language: { type: 'string', value: 'es|en|zh', help: "of the mails; the shop's own for a new client if missing" },
  'price-list': { type: 'string', value: 'NAME', help: 'its prices, see "prices"; "none" for the public ones' },
  'tax-rate': { type: 'string', value: 'PERCENT', help: 'in place of the shop\'s rate; "none" for that' },
  'tax-exemption': {
    type: 'string',
    value: 'TEXT',
    help: 'why no tax is charged, as the client sees it; "none" ends it',
  },
} as const;

type Options = Record<string, string | undefined>;

export const readDetails = (options: Options, { config }: CommandContext, existing?: ClientDetails): ClientDetails => {
  const read = checkOption(options);
  try {
    return readClient(
      (column) => read(column) ?? (column === 'username' ? existing?.username : undefined),
      () => existing,
      config.runtime.defaultLanguage,
      (fault) => {
        throw fault;
      },
    );
  } catch (error) {
    if (error instanceof RowError) throw new UsageError(`--${toOption(error.column ?? '')}: ${error.message}.`);
    throw error;
  }
};

/** A second account for the same address is hardly ever meant; if it is, it can be added without the message. */
const refuseKnownAddress = async (db: Database, context: CommandContext, { email, username }: ClientDetails) => {
  const clients = await getClientsRepository(db, context).list();
  const known = clients.find((client) => client.email.toLowerCase() === email.toLowerCase());
  if (known) throw new OperatorError(`The client ${known.username} has the address ${email}. Nothing was changed.`);
  if (clients.some((client) => client.username === username)) throw clientExists(username);
};

const toOptions = ({ company, name, email, phone, language, message }: StoredMessage): Options => ({
  name: company || name,
  email,
  phone: phone || undefined,
  'tax-id': readAccountRequest(message).taxId || undefined,
  language,
});

const describeRequest = ({ id, name }: StoredMessage, details: ClientDetails) => {
  const facts: [string, string | undefined][] = [
    ['Username', details.username],
    ['Name', details.name],
    ['Email', details.email],
    ['Phone', details.phone],
    ['Language', details.language],
    ['Tax ID', details.taxId],
  ];
  return [
    `Message ${id} by ${toPrintable(name)} becomes a client:`,
    ...facts.filter(([, value]) => value).map(([label, value = '']) => `  ${label.padEnd(10)}${toPrintable(value)}`),
  ];
};

type MessageOptions = { id: string; given: Options; by: string | undefined; isDry: boolean };

/** The client's details, or undefined after a dry run. The message is done then, so that it is used once. */
const addFromMessage = async (
  db: Database,
  context: CommandContext,
  { id, given, by, isDry }: MessageOptions,
): Promise<ClientDetails | undefined> => {
  const message = await requireMessage(db, context, id);
  const used = new OperatorError(
    `Message ${id} is done already${message.doneBy && `, by ${toPrintable(message.doneBy)}`}. Nothing was changed: add the client with --name and --email.`,
  );
  if (message.doneAt !== null) throw used;
  const overridden = Object.entries(given).filter(([, value]) => value !== undefined);
  const details = readDetails({ ...toOptions(message), ...Object.fromEntries(overridden) }, context);
  await refuseKnownAddress(db, context, details);
  for (const line of describeRequest(message, details)) context.print(line);
  if (isDry) return undefined;
  await inTransaction(db, async (transaction) => {
    const office = getCommandContext(context, by);
    await addTo(transaction, office, details);
    if (!(await getMessagesRepository(transaction, context).setDone(message.id, office.author.by, office.now())))
      throw used;
  });
  return details;
};

export const addClient = defineAction({
  name: 'add',
  summary: 'adds a client, and sends the link to choose a password; --name and --email are required, or --from-message',
  options: {
    ...detailOptions,
    'from-message': {
      type: 'string',
      value: 'ID',
      help: 'a contact message with what the other options do not say; it is done then',
    },
    by: byOption,
    'dry-run': { type: 'boolean', help: 'with --from-message: shows the client and changes nothing' },
  },
  run: async ({ options: { 'from-message': id, by, 'dry-run': isDry, ...given } }, context) => {
    const announce = async (db: Database, { username }: ClientDetails) => {
      context.print(`Added the client ${username}.`);
      return invite(db, context, await requireClient(db, context, username), by);
    };
    if (id !== undefined)
      return withDatabase(context, async ({ db }) => {
        const details = await addFromMessage(db, context, { id, given, by, isDry });
        return details ? announce(db, details) : undefined;
      });
    if (isDry) throw new UsageError('--dry-run belongs to --from-message.');
    const details = readDetails(given, context);
    return withNewOrExistingDatabase(context, async ({ db }) => {
      await addTo(db, getCommandContext(context, by), details);
      return announce(db, details);
    });
  },
  describe: (invited, context) => (invited ? describeInvitation(invited, context) : 'Nothing was changed.'),
});
