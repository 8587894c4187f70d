import { type CommandContext, formatCount, withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { isDuplicate } from '../db/databaseFailure';
import type { Database } from '../db/openDatabase';
import { getErrorMessage, StartError, UsageError } from '../errors';
import { sendInvitation } from '../identity/invitations';
import { createMailer } from '../identity/mailer';
import { describeFault, RowError } from '../import/faults';
import { readTableFile } from '../import/table';
import { toPrintable } from '../printable';
import { type ClientAccount, type ClientDetails, createClientsRepository } from '../repositories/clientsRepository';
import { createPasswordResetsRepository } from '../repositories/passwordResetsRepository';
import { suggest } from '../suggest';
import { checkOption, clientColumns, readClient, readClients } from './clientRows';

const describeState = ({ isDisabled, passwordHash }: ClientAccount) => {
  if (isDisabled) return 'disabled';
  return passwordHash === '' ? 'invited' : 'active';
};

/** Without the password. */
const toRecord = (client: ClientAccount) => {
  const { passwordHash: _, isDisabled: __, ...record } = client;
  return { ...record, state: describeState(client) };
};

type ClientRecord = ReturnType<typeof toRecord>;

const repositoryOf = (db: Database, { config }: CommandContext) =>
  createClientsRepository(db, config.runtime.accountId);

const requireClient = async (db: Database, context: CommandContext, username: string) => {
  const clients = repositoryOf(db, context);
  const client = await clients.findByUsername(username);
  if (client) return client;
  const names = (await clients.list()).map((each) => each.username);
  throw new StartError(`There is no client ${toPrintable(username)}.${suggest(username, names)}`);
};

/** Where the mail went, as far as this machine knows. */
const invite = async (db: Database, { config }: CommandContext, client: ClientAccount) => {
  const resets = createPasswordResetsRepository(db);
  const { publicUrl, runtime, smtpUrl, dataDirectory } = config;
  const mailer = createMailer(config);
  try {
    await sendInvitation({ resets, mailer, publicUrl, siteName: runtime.siteName, now: Date.now }, client);
  } catch (error) {
    throw new StartError(
      `The mail to ${client.email} could not be sent (${getErrorMessage(error)}). Once mail works: npm run clients -- invite ${client.username}`,
    );
  }
  return smtpUrl === '' ? `${dataDirectory}/outbox (SMTP_URL is not set)` : client.email;
};

const list = defineAction({
  name: 'list',
  summary: 'all clients, by user name',
  run: (_, context) =>
    withReadOnlyDatabase(context, async ({ db }) => (await repositoryOf(db, context).list()).map(toRecord)),
  describe: (clients) =>
    clients.length === 0
      ? 'There are no clients. Add one with "npm run clients -- add".'
      : formatTable([
          ['USERNAME', 'NAME', 'EMAIL', 'LANGUAGE', 'STATE'],
          ...clients.map(({ username, name, email, language, state }) =>
            [username, name, email, language, state].map(toPrintable),
          ),
        ]),
});

const describeClient = ({ username, name, email, phone, address, language, state }: ClientRecord) =>
  [
    ['Username', username],
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Address', address],
    ['Language', language],
    ['State', state],
  ].map(([label = '', value = '']) => `${label.padEnd(10)}${toPrintable(value) || '-'}`);

const show = defineAction({
  name: 'show',
  summary: 'one client',
  parameters: 'USERNAME',
  run: ({ parameters: [username = ''] }, context) =>
    withReadOnlyDatabase(context, async ({ db }) => toRecord(await requireClient(db, context, username))),
  describe: describeClient,
});

const add = defineAction({
  name: 'add',
  summary: 'adds a client, and sends the link to choose a password',
  options: {
    name: { type: 'string', value: 'NAME', help: 'the name of the company; required' },
    email: { type: 'string', value: 'ADDRESS', help: 'where mails go; required' },
    username: { type: 'string', value: 'NAME', help: 'for signing in; the mail address if missing' },
    phone: { type: 'string', value: 'NUMBER', help: 'the telephone number' },
    address: { type: 'string', value: 'TEXT', help: 'the postal address' },
    language: { type: 'string', value: 'es|en|zh', help: "of the mails; the shop's own if missing" },
  },
  run: async ({ options }, context) => {
    const details = readDetails(options, context);
    return withDatabase(context, async ({ db }) => {
      const clients = repositoryOf(db, context);
      const clientId = await clients.add(details, Date.now()).catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
        throw new StartError(`There is already a client ${details.username}. Nothing was changed.`);
      });
      const client = { ...details, clientId, passwordHash: '', isDisabled: false };
      context.print(`Added the client ${details.username}.`);
      return { ...toRecord(client), sentTo: await invite(db, context, client) };
    });
  },
  describe: ({ sentTo }) => `The link to choose a password was sent to ${sentTo}.`,
});

const readDetails = (options: Record<string, string | undefined>, { config }: CommandContext): ClientDetails => {
  try {
    return readClient(checkOption(options), () => undefined, config.runtime.defaultLanguage);
  } catch (error) {
    if (error instanceof RowError) throw new UsageError(`--${error.column ?? ''}: ${error.message}.`);
    throw error;
  }
};

const inviteAgain = defineAction({
  name: 'invite',
  summary: 'sends the link to choose a password once more',
  parameters: 'USERNAME',
  run: ({ parameters: [username = ''] }, context) =>
    withDatabase(context, async ({ db }) => {
      const client = await requireClient(db, context, username);
      if (client.isDisabled) throw new StartError(`${client.username} is disabled. Enable the client first.`);
      return { ...toRecord(client), sentTo: await invite(db, context, client) };
    }),
  describe: ({ sentTo }) => `The link to choose a password was sent to ${sentTo}.`,
});

const disable = defineAction({
  name: 'disable',
  summary: 'ends the sessions of a client, who can no longer sign in',
  parameters: 'USERNAME',
  run: ({ parameters: [username = ''] }, context) =>
    withDatabase(context, async ({ db }) => {
      const client = await requireClient(db, context, username);
      if (!client.isDisabled) await repositoryOf(db, context).disable(client.clientId, Date.now());
      return { username: client.username, changed: !client.isDisabled };
    }),
  describe: ({ username, changed }) =>
    changed ? `${username} is disabled: all sessions have ended.` : `${username} was disabled already.`,
});

const enable = defineAction({
  name: 'enable',
  summary: 'lets a disabled client sign in again',
  parameters: 'USERNAME',
  run: ({ parameters: [username = ''] }, context) =>
    withDatabase(context, async ({ db }) => {
      const client = await requireClient(db, context, username);
      if (client.isDisabled) await repositoryOf(db, context).enable(client.clientId);
      return { username: client.username, changed: client.isDisabled };
    }),
  describe: ({ username, changed }) => (changed ? `${username} may sign in again.` : `${username} was not disabled.`),
});

const importFile = defineAction({
  name: 'import',
  summary: 'adds and updates clients from a file, all or nothing',
  parameters: 'FILE.csv',
  options: {
    'dry-run': { type: 'boolean', help: 'checks everything and writes nothing' },
    invite: { type: 'boolean', help: 'sends new clients the link to choose a password' },
  },
  run: async ({ options, parameters: [file = ''] }, context) => {
    const table = await readTableFile(context.directory, file, clientColumns);
    return withDatabase(context, async ({ db }) => {
      const existing = new Map((await repositoryOf(db, context).list()).map((client) => [client.username, client]));
      const find = (username: string) => existing.get(username);
      const { clients, faults } = readClients(table, find, context.config.runtime.defaultLanguage);
      for (const fault of faults) context.print(`  ${describeFault(fault)}`);
      if (faults.length > 0)
        throw new StartError(`Nothing was written: ${formatCount(faults.length, 'line')} cannot be imported.`, {
          faults,
        });
      const added = clients.filter(({ username }) => !existing.has(username));
      const counts = { added: added.length, updated: clients.length - added.length };
      if (options['dry-run']) return { ...counts, written: false, invited: 0 };
      const saved = await saveClients(db, context, clients, find).catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
        throw new StartError(
          'Another command added the same client at this moment. Nothing was written: import again.',
        );
      });
      return { ...counts, written: true, invited: options.invite ? await inviteAll(db, context, saved) : 0 };
    });
  },
  describe: ({ added, updated, written, invited }) =>
    `${written ? 'Done' : 'Nothing was written. The result would be'}: ${formatCount(added, 'client')} added, ${updated} updated, ${invited} invited.`,
});

type FindClient = (username: string) => ClientAccount | undefined;

/** In one transaction. Returns those that are new. */
const saveClients = (db: Database, context: CommandContext, clients: ClientDetails[], find: FindClient) =>
  db.transaction().execute(async (transaction) => {
    const repository = repositoryOf(transaction, context);
    const added: ClientAccount[] = [];
    for (const details of clients) {
      const existing = find(details.username);
      if (existing) await repository.update(existing.clientId, details);
      else {
        const clientId = await repository.add(details, Date.now());
        added.push({ ...details, clientId, passwordHash: '', isDisabled: false });
      }
    }
    return added;
  });

const inviteAll = async (db: Database, context: CommandContext, clients: ClientAccount[]) => {
  const notInvited: string[] = [];
  for (const client of clients)
    await invite(db, context, client).catch((error: unknown) => {
      context.print(`  ${getErrorMessage(error)}`);
      notInvited.push(client.username);
    });
  if (notInvited.length > 0)
    throw new StartError(
      `The clients were saved, but ${formatCount(notInvited.length, 'invitation')} could not be sent: invite them again.`,
      { added: clients.length, notInvited },
    );
  return clients.length;
};

export const clientsCommand: Command = {
  name: 'clients',
  summary: 'Who may sign in and order. The services may be running.',
  actions: [list, show, add, inviteAgain, disable, enable, importFile],
  examples: [
    'npm run clients -- add --name "Ruiz Workshops" --email ana@ruiz.example --language es',
    'npm run clients -- disable ana@ruiz.example',
    'npm run clients -- import clients.csv --invite',
  ],
  notes: `A file for import has the columns ${clientColumns.join(', ')}. Passwords are never printed: clients choose their own.`,
};
