import { withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { UsageError } from '../errors';
import { toPrintable } from '../printable';
import { type ClientRecord, getClientsRepository, requireClient, toRecord } from './accounts';
import { addClient, detailOptions, readDetails, refuseDuplicate } from './addClient';
import { eraseClient, exportClient } from './clientData';
import { clientColumns } from './clientRows';
import { importClients } from './importClients';
import { inviteClients } from './inviteClients';
import { addPerson, disablePerson, enablePerson, listPeople, updatePerson } from './peopleCommands';
import { erasePerson, exportPerson } from './personData';

const describeState = ({ state, erasureRequestedAt: at }: Pick<ClientRecord, 'state' | 'erasureRequestedAt'>) =>
  at === null ? state : `${state}, asked on ${at.slice(0, 10)} to be erased`;

const list = defineAction({
  name: 'list',
  summary: 'all clients, by user name',
  run: (_, context) =>
    withReadOnlyDatabase(context, async ({ db }) => (await getClientsRepository(db, context).list()).map(toRecord)),
  describe: (clients) =>
    formatTable(
      ['USERNAME', 'NAME', 'EMAIL', 'LANGUAGE', 'STATE'],
      clients.map((each) => [each.username, each.name, each.email, each.language, describeState(each)]),
      'There are no clients. Add one with "npm run clients -- add".',
    ),
});

const describeClient = ({
  username,
  name,
  email,
  phone,
  address,
  taxId,
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
    ['Tax ID', taxId],
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
  actions: [
    list,
    show,
    addClient,
    update,
    inviteClients,
    disable,
    enable,
    listPeople,
    addPerson,
    updatePerson,
    disablePerson,
    enablePerson,
    exportPerson,
    erasePerson,
    importClients,
    exportClient,
    eraseClient,
  ],
  examples: [
    'npm run clients -- add --name "Ruiz Workshops" --email ana@ruiz.example --language es',
    'npm run clients -- add --from-message 1234567890',
    'npm run clients -- update ana@ruiz.example --phone "+34 555 0101"',
    'npm run clients -- update ana@ruiz.example --price-list Wholesale --tax-exemption "Exempt under article 12"',
    'npm run clients -- disable ana@ruiz.example',
    'npm run clients -- add-person ana@ruiz.example eva@ruiz.example --name "Eva Marín" --limit 500',
    'npm run clients -- import clients.csv --invite',
    'npm run clients -- export ana@ruiz.example ana.json --documents ana',
    'npm run clients -- erase ana@ruiz.example --force',
  ],
  notes: `A file for import has the columns ${clientColumns.join(', ')}. Passwords are never printed: clients choose their own.`,
};
