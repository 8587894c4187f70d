import { join } from 'node:path';

import { isLanguage } from '@/shared/i18n/languages';

import { type CommandContext, withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { byOption, getCommandContext } from '../commands/operator';
import { UsageError } from '../errors';
import { type Role, roles } from './scopes';
import { resetSecondFactor } from './secondFactor';
import { addStaff, inviteStaff, listStaff, type StaffRecord, updateStaff } from './staffMembers';

const readRole = (text: string | undefined): Role => {
  const role = roles.find((each) => each === text);
  if (!role) throw new UsageError(`--role is "${text ?? ''}" but must be one of ${roles.join(', ')}.`);
  return role;
};

const describeMember = ({ email, role, state }: StaffRecord) => `${email} is ${state}, as ${role}.`;

const toInvitation = ({ member, link }: { member: StaffRecord; link: string }) => ({ ...member, link });

const describeInvitation = ({ email, link }: { email: string; link: string }, { config }: CommandContext) =>
  config.smtpUrl === ''
    ? `The invitation is in ${join(config.dataDirectory, 'outbox')}, because SMTP_URL is not set: ${link}`
    : `The invitation was sent to ${email}.`;

const add = defineAction({
  name: 'add',
  summary: 'lets somebody into the office, and mails the link to choose a password',
  parameters: 'EMAIL',
  options: {
    name: { type: 'string', value: 'NAME', help: 'of the person' },
    role: { type: 'string', value: roles.join('|'), help: 'what the person may do' },
    language: { type: 'string', value: 'es|en|zh', help: "of mails; the shop's own if missing" },
    by: byOption,
  },
  run: ({ options, parameters: [email = ''] }, context) => {
    const name = options.name?.trim() ?? '';
    if (name === '') throw new UsageError('--name is missing.');
    const language = options.language ?? context.config.runtime.defaultLanguage;
    if (!isLanguage(language)) throw new UsageError(`--language is "${language}" but must be es, en or zh.`);
    const details = { email, name, role: readRole(options.role), language };
    return withDatabase(context, async ({ db }) =>
      toInvitation(await addStaff(db, getCommandContext(context, options.by), details)),
    );
  },
  describe: describeInvitation,
});

const invite = defineAction({
  name: 'invite',
  summary: 'mails another link to choose a password; an earlier one no longer works',
  parameters: 'EMAIL',
  options: { by: byOption },
  run: ({ options, parameters: [email = ''] }, context) =>
    withDatabase(context, async ({ db }) =>
      toInvitation(await inviteStaff(db, getCommandContext(context, options.by), email)),
    ),
  describe: describeInvitation,
});

const list = defineAction({
  name: 'list',
  summary: 'who may enter the office',
  run: (_input, context) => withReadOnlyDatabase(context, ({ db }) => listStaff(db, context)),
  describe: (staff) =>
    formatTable(
      ['EMAIL', 'NAME', 'ROLE', 'LANGUAGE', 'STATE', 'SECOND FACTOR'],
      staff.map(({ hasSecondFactor, ...member }) => [
        member.email,
        member.name,
        member.role,
        member.language,
        member.state,
        hasSecondFactor ? 'yes' : 'no',
      ]),
      'Nobody may enter the office. Add somebody with "npm run staff -- add".',
    ),
});

const setDisabled = (name: 'disable' | 'enable', summary: string) =>
  defineAction({
    name,
    summary,
    parameters: 'EMAIL',
    options: { by: byOption },
    run: ({ options, parameters: [email = ''] }, context) =>
      withDatabase(context, ({ db }) =>
        updateStaff(db, getCommandContext(context, options.by), email, { isDisabled: name === 'disable' }),
      ),
    describe: describeMember,
  });

const setRole = defineAction({
  name: 'role',
  summary: 'changes what somebody may do, at once',
  parameters: `EMAIL ${roles.join('|')}`,
  options: { by: byOption },
  run: ({ options, parameters: [email = '', given] }, context) => {
    const role = readRole(given);
    return withDatabase(context, ({ db }) => updateStaff(db, getCommandContext(context, options.by), email, { role }));
  },
  describe: describeMember,
});

const reset = defineAction({
  name: 'reset-second-factor',
  summary: 'lets somebody sign in who has lost the device that shows the codes',
  parameters: 'EMAIL',
  options: { by: byOption },
  run: ({ options, parameters: [email = ''] }, context) =>
    withDatabase(context, ({ db }) => resetSecondFactor(db, getCommandContext(context, options.by), email)),
  describe: ({ email }) => `${email} signs in with the password alone, and owners set up another device then.`,
});

export const staffCommand: Command = {
  name: 'staff',
  summary: 'Who runs the shop in the office. The services may be running.',
  actions: [
    add,
    list,
    invite,
    setRole,
    setDisabled('disable', 'ends all sessions of somebody, who may not enter again'),
    setDisabled('enable', 'lets somebody enter again who was disabled'),
    reset,
  ],
  examples: [
    'npm run staff -- add ana@example.com --name "Ana Ruiz" --role owner',
    'npm run staff -- role ana@example.com sales',
    'npm run staff -- disable ana@example.com',
  ],
};
