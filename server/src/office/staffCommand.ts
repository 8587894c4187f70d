import { join } from 'node:path';

import { isLanguage } from '@/shared/i18n/languages';

import { emailPattern } from '../clients/clientRows';
import { type CommandContext, withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { byOption, getCommandContext } from '../commands/operator';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { OperatorError, UsageError } from '../errors';
import { toPrintable } from '../printable';
import { recordChange } from '../repositories/changesRepository';
import { createStaffRepository, type StaffMember } from '../repositories/staffRepository';
import type { OfficeContext } from './officeParts';
import { type Role, roles } from './scopes';
import { sendStaffInvitation } from './staffInvitation';

const getStaff = (db: Database, { config }: Pick<CommandContext, 'config'>) =>
  createStaffRepository(db, config.runtime.accountId);

const toRecord = ({ name, email, role, language, isDisabled, passwordHash }: StaffMember) => ({
  email,
  name,
  role,
  language,
  state: isDisabled ? 'disabled' : passwordHash === '' ? 'invited' : 'active',
});

const requireMember = async (db: Database, context: Pick<CommandContext, 'config'>, given: string) => {
  const member = await getStaff(db, context).findByEmail(given.trim().toLowerCase());
  if (!member) throw new OperatorError(`Nobody in the office has the address ${toPrintable(given)}.`);
  return member;
};

const readRole = (text: string | undefined): Role => {
  const role = roles.find((each) => each === text);
  if (!role) throw new UsageError(`--role is "${text ?? ''}" but must be one of ${roles.join(', ')}.`);
  return role;
};

type Change = { operation: string; before: unknown; after: unknown };

const recordStaffChange = (db: Database, { config, author, now }: OfficeContext, email: string, change: Change) =>
  recordChange(db, config.runtime.accountId, { ...author, ...change, subject: `staff ${email}`, moment: now() });

const changeMember = (
  context: CommandContext,
  { email, by, operation }: { email: string; by: string | undefined; operation: string },
  change: (db: Database, member: StaffMember) => Promise<void>,
) =>
  withDatabase(context, ({ db }) =>
    inTransaction(db, async (transaction) => {
      const member = await requireMember(transaction, context, email);
      await change(transaction, member);
      const after = toRecord(await requireMember(transaction, context, email));
      await recordStaffChange(transaction, getCommandContext(context, by), member.email, {
        operation,
        before: toRecord(member),
        after,
      });
      return after;
    }),
  );

const describeMember = ({ email, role, state }: ReturnType<typeof toRecord>) => `${email} is ${state}, as ${role}.`;

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
  run: ({ options, parameters: [given = ''] }, context) => {
    const email = given.trim().toLowerCase();
    if (!emailPattern.test(email)) throw new UsageError(`"${toPrintable(given)}" is not a mail address.`);
    const name = options.name?.trim() ?? '';
    if (name === '') throw new UsageError('--name is missing.');
    const language = options.language ?? context.config.runtime.defaultLanguage;
    if (!isLanguage(language)) throw new UsageError(`--language is "${language}" but must be es, en or zh.`);
    const details = { email, name, role: readRole(options.role), language };
    const office = getCommandContext(context, options.by);
    return withDatabase(context, async ({ db }) => {
      await inTransaction(db, async (transaction) => {
        if (!(await getStaff(transaction, context).add(details, office.now())))
          throw new OperatorError(`${email} is in the office already. Nothing was changed.`);
        await recordStaffChange(transaction, office, email, { operation: 'addStaff', before: null, after: details });
      });
      const member = await requireMember(db, context, email);
      const link = await sendStaffInvitation(getStaff(db, context), office, member);
      return { ...toRecord(member), link };
    });
  },
  describe: describeInvitation,
});

const invite = defineAction({
  name: 'invite',
  summary: 'mails another link to choose a password; an earlier one no longer works',
  parameters: 'EMAIL',
  options: { by: byOption },
  run: ({ options, parameters: [email = ''] }, context) =>
    withDatabase(context, async ({ db }) => {
      const member = await requireMember(db, context, email);
      if (member.isDisabled) throw new OperatorError(`${member.email} is disabled. Enable the person first.`);
      const link = await sendStaffInvitation(getStaff(db, context), getCommandContext(context, options.by), member);
      return { ...toRecord(member), link };
    }),
  describe: describeInvitation,
});

const list = defineAction({
  name: 'list',
  summary: 'who may enter the office',
  run: (_input, context) =>
    withReadOnlyDatabase(context, async ({ db }) => (await getStaff(db, context).list()).map(toRecord)),
  describe: (staff) =>
    formatTable(
      ['EMAIL', 'NAME', 'ROLE', 'LANGUAGE', 'STATE'],
      staff.map(({ email, name, role, language, state }) => [email, name, role, language, state]),
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
      changeMember(context, { email, by: options.by, operation: `${name}Staff` }, (db, { staffId }) =>
        getStaff(db, context).setDisabled(staffId, name === 'disable' ? Date.now() : null),
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
    return changeMember(context, { email, by: options.by, operation: 'setStaffRole' }, (db, { staffId }) =>
      getStaff(db, context).setRole(staffId, role),
    );
  },
  describe: describeMember,
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
  ],
  examples: [
    'npm run staff -- add ana@example.com --name "Ana Ruiz" --role owner',
    'npm run staff -- role ana@example.com sales',
    'npm run staff -- disable ana@example.com',
  ],
};
