import { isLanguage } from '@/shared/i18n/languages';
import { toCents } from '@/shared/money/cents';

import { type CommandContext, withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { byOption, getCommandContext } from '../commands/operator';
import type { Database } from '../db/openDatabase';
import { OperatorError, UsageError } from '../errors';
import { toPrintable } from '../printable';
import { normalizeUsername } from '../repositories/clientsRepository';
import { roles } from '../repositories/peopleRepository';
import { requireClient } from './accounts';
import {
  addPerson as addTo,
  getPeople,
  setPersonDisabled,
  toPersonRecord,
  updatePerson as update,
} from './changePeople';
import { emailPattern } from './clientRows';

export const requirePerson = async (db: Database, context: CommandContext, given: string) => {
  const person = await getPeople(db, context).findByEmail(normalizeUsername(given));
  if (person) return person;
  throw new OperatorError(
    `There is no person ${toPrintable(given)}. "npm run clients -- people" lists those of a client.`,
  );
};

export const listPeople = defineAction({
  name: 'people',
  summary: 'who signs in for a client besides the client itself',
  parameters: 'USERNAME',
  run: ({ parameters: [username = ''] }, context) =>
    withReadOnlyDatabase(context, async ({ db }) => {
      const { clientId } = await requireClient(db, context, username);
      return (await getPeople(db, context).list(clientId)).map(toPersonRecord);
    }),
  describe: (people) =>
    formatTable(
      ['EMAIL', 'NAME', 'ROLE', 'LIMIT', 'LANGUAGE', 'STATE'],
      people.map(({ email, name, role, limit, language, state }) => [
        email,
        name,
        role,
        limit === null ? 'none' : String(limit),
        language,
        state,
      ]),
      'Only the client itself signs in. Add a person with "npm run clients -- add-person".',
    ),
});

const grants = {
  role: { type: 'string', value: roles.join('|'), help: 'an approver also manages people; buyer if missing' },
  limit: { type: 'string', value: 'AMOUNT', help: 'up to which total the person orders; "none" if missing' },
} as const;

const readRole = (text: string | undefined) => {
  const role = roles.find((each) => each === text);
  if (text !== undefined && !role)
    throw new UsageError(`--role is ${JSON.stringify(text)} but must be ${roles.join(' or ')}.`);
  return role;
};

/** In cents; null without limit. */
const readLimit = (text: string | undefined) => {
  if (text === undefined) return undefined;
  if (text === 'none') return null;
  if (!/^\d{1,9}(\.\d\d?)?$/.test(text))
    throw new UsageError(`--limit is ${JSON.stringify(text)} but must be an amount, such as 500 or 499.90, or none.`);
  return toCents(Number(text));
};

export const addPerson = defineAction({
  name: 'add-person',
  summary: 'lets another person sign in for a client, and mails the link to choose a password',
  parameters: 'USERNAME EMAIL',
  options: {
    name: { type: 'string', value: 'NAME', help: 'of the person; required' },
    ...grants,
    language: { type: 'string', value: 'es|en|zh', help: "of the invitation; the client's if missing" },
    by: byOption,
  },
  run: async ({ options, parameters: [username = '', given = ''] }, context) => {
    const email = normalizeUsername(given);
    const name = toPrintable(options.name ?? '');
    if (name === '') throw new UsageError('Say who it is with --name.');
    if (!emailPattern.test(email)) throw new UsageError(`${JSON.stringify(given)} is not a mail address.`);
    const [role = 'buyer', limitCents = null] = [readRole(options.role), readLimit(options.limit)];
    return withDatabase(context, async ({ db }) => {
      const client = await requireClient(db, context, username);
      const language = options.language ?? client.language;
      if (!isLanguage(language))
        throw new UsageError(`--language is ${JSON.stringify(language)} but must be es, en or zh.`);
      const { clientId } = client;
      const details = { clientId, email, name, role, limitCents, language };
      const person = await addTo(db, getCommandContext(context, options.by), details);
      return { ...toPersonRecord(person), client: client.username };
    });
  },
  describe: ({ email, client }) =>
    `${email} may sign in for ${client}. The link to choose a password is mailed as soon as the services run.`,
});

export const updatePerson = defineAction({
  name: 'update-person',
  summary: 'changes what a person may do',
  parameters: 'EMAIL',
  options: { name: { type: 'string', value: 'NAME', help: 'of the person' }, ...grants, by: byOption },
  run: async ({ options, parameters: [email = ''] }, context) => {
    const [role, limitCents, name] = [
      readRole(options.role),
      readLimit(options.limit),
      toPrintable(options.name ?? ''),
    ];
    if (role === undefined && limitCents === undefined && name === '')
      throw new UsageError('Say what to change, for example with --limit.');
    return withDatabase(context, async ({ db }) => {
      const { personId } = await requirePerson(db, context, email);
      const change = {
        ...(name !== '' && { name }),
        ...(role !== undefined && { role }),
        ...(limitCents !== undefined && { limitCents }),
      };
      return toPersonRecord(await update(db, getCommandContext(context, options.by), { personId, change }));
    });
  },
  describe: ({ email, name, role, limit }) =>
    `${email} is now ${toPrintable(name)}, ${role}, ${limit === null ? 'without limit' : `up to ${limit}`}.`,
});

const switchPerson = (name: 'disable-person' | 'enable-person', summary: string, done: string) =>
  defineAction({
    name,
    summary,
    parameters: 'EMAIL',
    options: { by: byOption },
    run: ({ options, parameters: [given = ''] }, context) =>
      withDatabase(context, async ({ db }) => {
        const { personId, email } = await requirePerson(db, context, given);
        const office = getCommandContext(context, options.by);
        await setPersonDisabled(db, office, personId, name === 'disable-person');
        return { email };
      }),
    describe: ({ email }) => `${email} ${done}.`,
  });

export const disablePerson = switchPerson(
  'disable-person',
  'ends the sessions of a person, who can no longer sign in',
  'is disabled: all sessions have ended',
);

export const enablePerson = switchPerson('enable-person', 'lets a disabled person sign in again', 'may sign in again');
