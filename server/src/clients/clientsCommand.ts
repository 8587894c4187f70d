import {
  type CommandContext,
  withDatabase,
  withNewOrExistingDatabase,
  withReadOnlyDatabase,
} from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { isDuplicate } from '../db/databaseFailure';
import { OperatorError, UsageError } from '../errors';
import { RowError } from '../import/read/faults';
import { toPrintable } from '../printable';
import type { ClientDetails } from '../repositories/clientsRepository';
import { type ClientRecord, getClientsRepository, requireClient, toRecord } from './accounts';
import { eraseClient, exportClient } from './clientData';
import { checkOption, clientColumns, readClient, toOption } from './clientRows';
import { importClients } from './importClients';
import { describeInvitation, invite, inviteClients } from './inviteClients';

const describeState = ({ state, erasureRequestedAt: at }: Pick<ClientRecord, 'state' | 'erasureRequestedAt'>) =>
  at === null ? state : `${state}, asked on ${at.slice(0, 10)} to be erased`;

const list = defineAction({
  name: 'list',
  summary: 'all clients, by user name',
  run: (_, context) =>
    withReadOnlyDatabase(context, async ({ db }) => (await getClientsRepository(db, context).list()).map(toRecord)),
  describe: (clients) =>
    clients.length === 0
      ? 'There are no clients. Add one with "npm run clients -- add".'
      : formatTable([
          ['USERNAME', 'NAME', 'EMAIL', 'LANGUAGE', 'STATE'],
          ...clients.map(({ username, name, email, language, ...client }) =>
            [username, name, email, language, describeState(client)].map(toPrintable),
          ),
        ]),
});

const describeClient = ({
  username,
  name,
  email,
  phone,
  address,
  deliveryAddresses,
  language,
  statusMails,
  ...rest
}: ClientRecord) =>
  [
    ['Username', username],
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Address', address],
    ...deliveryAddresses.split('\n').map((line, at) => [at === 0 ? 'Delivery' : '', line]),
    ['Language', language],
    ['Mails', statusMails === false ? 'none about the status of orders' : 'all'],
    ['Prices', rest.priceList],
    ['Tax rate', rest.taxRate],
    ['Tax exempt', rest.taxExemption],
    ['State', describeState(rest)],
  ].map(([label = '', value = '']) => `${label.padEnd(11)}${toPrintable(value) || '-'}`);

const show = defineAction({
  name: 'show',
  summary: 'one client',
  parameters: 'USERNAME',
  run: ({ parameters: [username = ''] }, context) =>
    withReadOnlyDatabase(context, async ({ db }) => toRecord(await requireClient(db, context, username))),
  describe: describeClient,
});

const detailOptions = {
  name: { type: 'string', value: 'NAME', help: 'the name of the company' },
  email: { type: 'string', value: 'ADDRESS', help: 'where mails go' },
  username: { type: 'string', value: 'NAME', help: 'for signing in; the mail address of a new client if missing' },
  phone: { type: 'string', value: 'NUMBER', help: 'the telephone number' },
  address: { type: 'string', value: 'TEXT', help: 'the postal address' },
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

const readDetails = (options: Options, { config }: CommandContext, existing?: ClientDetails): ClientDetails => {
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

const refuseDuplicate = (username: string) => (error: unknown) => {
  if (!isDuplicate(error)) throw error;
  throw new OperatorError(`There is already a client ${username}. Nothing was changed.`);
};

const add = defineAction({
  name: 'add',
  summary: 'adds a client, and sends the link to choose a password; --name and --email are required',
  options: detailOptions,
  run: async ({ options }, context) => {
    const details = readDetails(options, context);
    const { username } = details;
    return withNewOrExistingDatabase(context, async ({ db }) => {
      await getClientsRepository(db, context).add(details, Date.now()).catch(refuseDuplicate(username));
      context.print(`Added the client ${username}.`);
      return invite(db, context, await requireClient(db, context, username));
    });
  },
  describe: describeInvitation,
});

const update = defineAction({
  name: 'update',
  summary: 'changes the data of a client that the options name',
  parameters: 'USERNAME',
  options: detailOptions,
  run: async ({ options, parameters: [username = ''] }, context) => {
    if (Object.values(options).every((value) => value === undefined))
      throw new UsageError('Say what to change, for example with --email.');
    return withDatabase(context, async ({ db }) => {
      const before = await requireClient(db, context, username);
      const details = readDetails(options, context, before);
      const changes = clientColumns
        .map((column) => ({ column, from: before[column], to: details[column] ?? '' }))
        .filter(({ from, to }) => from !== to);
      if (changes.length > 0)
        await getClientsRepository(db, context)
          .update(before.clientId, details)
          .catch(refuseDuplicate(details.username));
      return { ...toRecord(await requireClient(db, context, details.username)), changes };
    });
  },
  describe: ({ username, state, changes }) => [
    changes.length === 0 ? `${username} has this data already. Nothing was changed.` : `Changed ${username}:`,
    ...changes.map(({ column, from, to }) => `  ${column}: ${toPrintable(from) || '-'} -> ${toPrintable(to) || '-'}`),
    ...(state === 'not invited' && changes.some(({ column }) => column === 'email')
      ? [`A link sent to the earlier address no longer works. Send another: npm run clients -- invite ${username}`]
      : []),
  ],
});

const disable = defineAction({
  name: 'disable',
  summary: 'ends the sessions of a client, who can no longer sign in',
  parameters: 'USERNAME',
  run: ({ parameters: [username = ''] }, context) =>
    withDatabase(context, async ({ db }) => {
      const client = await requireClient(db, context, username);
      if (!client.isDisabled) await getClientsRepository(db, context).disable(client.clientId, Date.now());
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
      if (client.isDisabled) await getClientsRepository(db, context).enable(client.clientId);
      return { username: client.username, changed: client.isDisabled };
    }),
  describe: ({ username, changed }) => (changed ? `${username} may sign in again.` : `${username} was not disabled.`),
});

export const clientsCommand: Command = {
  name: 'clients',
  summary: 'Who may sign in and order. The services may be running.',
  actions: [list, show, add, update, inviteClients, disable, enable, importClients, exportClient, eraseClient],
  examples: [
    'npm run clients -- add --name "Ruiz Workshops" --email ana@ruiz.example --language es',
    'npm run clients -- update ana@ruiz.example --phone "+34 555 0101"',
    'npm run clients -- update ana@ruiz.example --price-list Wholesale --tax-exemption "Exempt under article 12"',
    'npm run clients -- disable ana@ruiz.example',
    'npm run clients -- import clients.csv --invite',
    'npm run clients -- export ana@ruiz.example ana.json',
    'npm run clients -- erase ana@ruiz.example --force',
  ],
  notes: `A file for import has the columns ${clientColumns.join(', ')}. Passwords are never printed: clients choose their own.`,
};
