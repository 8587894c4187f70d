import { withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { byOption, getCommandContext } from '../commands/operator';
import { UsageError } from '../errors';
import { toPrintable } from '../printable';
import type { ClientAccount } from '../repositories/clientsRepository';
import { type ClientRecord, getClientsRepository, requireClient, toRecord } from './accounts';
import { addClient, detailOptions, readDetails } from './addClient';
import { setClientDisabled, updateClient } from './changeClients';
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
  options: { ...detailOptions, by: byOption },
  run: async ({ options: { by, ...options }, parameters: [username = ''] }, context) => {
    if (Object.values(options).every((value) => value === undefined))
      throw new UsageError('Say what to change, for example with --email.');
    return withDatabase(context, async ({ db }) => {
      const { clientId } = await requireClient(db, context, username);
      const read = (before: ClientAccount) => readDetails(options, context, before);
      const { client, changes } = await updateClient(db, getCommandContext(context, by), { clientId, read });
      return { ...toRecord(client), changes };
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

const switchClient = (name: 'disable' | 'enable', summary: string, done: string, undone: string) =>
  defineAction({
    name,
    summary,
    parameters: 'USERNAME',
    options: { by: byOption },
    run: ({ options, parameters: [given = ''] }, context) =>
      withDatabase(context, async ({ db }) => {
        const { clientId, username } = await requireClient(db, context, given);
        const office = getCommandContext(context, options.by);
        return { username, changed: await setClientDisabled(db, office, clientId, name === 'disable') };
      }),
    describe: ({ username, changed }) => `${username} ${changed ? done : undone}.`,
  });

const disable = switchClient(
  'disable',
  'ends the sessions of a client, who can no longer sign in',
  'is disabled: all sessions have ended',
  'was disabled already',
);

const enable = switchClient('enable', 'lets a disabled client sign in again', 'may sign in again', 'was not disabled');

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
