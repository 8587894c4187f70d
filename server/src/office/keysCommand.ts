import { withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { byOption, getCommandContext } from '../commands/operator';
import { OperatorError, UsageError } from '../errors';
import { toPrintable } from '../printable';
import { addKey, listKeys, maxDays, revokeKey, scopesOfKeys } from './apiKeys';

const add = defineAction({
  name: 'add',
  summary: 'creates a key for software, and prints its secret, this once',
  parameters: 'NAME',
  options: {
    scopes: {
      type: 'string',
      value: 'SCOPES',
      help: `what it may do, separated by spaces: ${scopesOfKeys.join(', ')}`,
    },
    days: { type: 'string', value: 'N', help: `how long it is valid: ${maxDays} days at most` },
    by: byOption,
  },
  run: ({ options, parameters: [name = ''] }, context) => {
    const scopes = options.scopes?.split(/[\s,]+/).filter(Boolean) ?? [];
    if (name.trim() === '') throw new UsageError('The name is empty.');
    if (scopes.length === 0) throw new UsageError('--scopes is missing.');
    if (!/^\d{1,4}$/.test(options.days ?? '')) throw new UsageError('--days is missing, or not a number.');
    const input = { name, scopes, days: Number(options.days) };
    return withDatabase(context, ({ db }) => addKey(db, getCommandContext(context, options.by), input));
  },
  describe: ({ name, expires, secret }) => [
    `The key ${name} is valid until ${expires.slice(0, 10)}. This is its secret, which is not shown again:`,
    secret,
  ],
});

const list = defineAction({
  name: 'list',
  summary: 'the keys, without their secrets',
  run: (_input, context) =>
    withReadOnlyDatabase(context, ({ db }) => listKeys(db, getCommandContext(context, undefined))),
  describe: (keys) =>
    formatTable(
      ['NAME', 'STATE', 'EXPIRES', 'LAST USED', 'BY', 'SCOPES'],
      keys.map(({ name, state, expires, lastUsed, createdBy, scopes }) => [
        name,
        state,
        expires.slice(0, 10),
        lastUsed?.slice(0, 10) ?? '',
        createdBy,
        scopes.join(' '),
      ]),
      'No software has a key. Create one with "npm run keys -- add".',
    ),
});

const revoke = defineAction({
  name: 'revoke',
  summary: 'ends a key, at once',
  parameters: 'NAME',
  options: { by: byOption },
  run: ({ options, parameters: [name = ''] }, context) =>
    withDatabase(context, async ({ db }) => {
      const office = getCommandContext(context, options.by);
      const key = (await listKeys(db, office)).find((each) => each.name === name && each.state === 'active');
      if (!key) throw new OperatorError(`No valid key has the name ${toPrintable(name)}.`);
      return revokeKey(db, office, key.keyId);
    }),
  describe: ({ name }) => `The key ${name} is no longer valid.`,
});

export const keysCommand: Command = {
  name: 'keys',
  summary: 'The keys with which software uses the office. The services may be running.',
  actions: [add, list, revoke],
  examples: [
    'npm run keys -- add ERP --scopes "orders:read orders:write" --days 90',
    'npm run keys -- list',
    'npm run keys -- revoke ERP',
  ],
};
