import { emailPattern } from '../clients/clientRows';
import type { CommandContext } from '../commands/commandDatabase';
import { isDuplicate } from '../db/databaseFailure';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { Refusal } from '../http/responses/refusal';
import { toPrintable } from '../printable';
import { createApiKeysRepository } from '../repositories/apiKeysRepository';
import { recordChange } from '../repositories/changesRepository';
import { createStaffRepository, type StaffDetails, type StaffMember } from '../repositories/staffRepository';
import type { OfficeContext } from './officeParts';
import type { Role } from './scopes';
import { sendStaffInvitation } from './staffInvitation';

type StaffContext = Pick<CommandContext, 'config'>;

export const getStaff = (db: Database, { config }: StaffContext) => createStaffRepository(db, config.runtime.accountId);

const getState = ({ isDisabled, passwordHash }: StaffMember) => {
  if (isDisabled) return 'disabled';
  return passwordHash === '' ? 'invited' : 'active';
};

const toFacts = (member: StaffMember) => {
  const { email, name, role, language } = member;
  return { email, name, role, language, state: getState(member) };
};

export const toRecord = (member: StaffMember) => ({
  ...toFacts(member),
  isDisabled: member.isDisabled,
  hasSecondFactor: member.hasSecondFactor,
  // All that can be changed.
  version: member.isDisabled ? `${member.role} disabled` : member.role,
});

export type StaffRecord = ReturnType<typeof toRecord>;

export const requireMember = async (db: Database, context: StaffContext, given: string) => {
  const member = await getStaff(db, context).findByEmail(given.trim().toLowerCase());
  if (!member) throw new Refusal(404, 'staffUnknown', { email: toPrintable(given) });
  return member;
};

export const recordStaffChange = (
  db: Database,
  { config, author, now }: OfficeContext,
  email: string,
  change: { operation: string; before: unknown; after: unknown },
) => recordChange(db, config.runtime.accountId, { ...author, ...change, subject: `staff ${email}`, moment: now() });

export const listStaff = async (db: Database, context: StaffContext): Promise<StaffRecord[]> =>
  (await getStaff(db, context).list()).map(toRecord);

export const findStaffMember = async (db: Database, context: StaffContext, email: string): Promise<StaffRecord> =>
  toRecord(await requireMember(db, context, email));

/** Also mails the link to choose a password. */
export const addStaff = async (db: Database, office: OfficeContext, { email: given, name, ...rest }: StaffDetails) => {
  const email = given.trim().toLowerCase();
  if (!emailPattern.test(email)) throw new Refusal(422, 'emailInvalid', { email: toPrintable(given) });
  const details = { email, name: name.trim(), ...rest };
  await inTransaction(db, async (transaction) => {
    if (!(await getStaff(transaction, office).add(details, office.now())))
      throw new Refusal(409, 'staffKnown', { email });
    await recordStaffChange(transaction, office, email, { operation: 'addStaff', before: null, after: details });
  }).catch((error: unknown) => {
    throw isDuplicate(error) ? new Refusal(409, 'staffKnown', { email }) : error;
  });
  const member = await requireMember(db, office, email);
  return { member: toRecord(member), link: await sendStaffInvitation(getStaff(db, office), office, member) };
};

export const inviteStaff = async (db: Database, office: OfficeContext, given: string) => {
  const member = await requireMember(db, office, given);
  const { email } = member;
  if (member.isDisabled) throw new Refusal(409, 'staffDisabled', { email });
  const link = await sendStaffInvitation(getStaff(db, office), office, member);
  await recordStaffChange(db, office, email, { operation: 'inviteStaff', before: null, after: null });
  return { member: toRecord(member), link };
};

type StaffChange = { role?: Role; isDisabled?: boolean; version?: string };

/** Changes what somebody may do; whoever is disabled is signed out. One owner always stays. */
export const updateStaff = (
  db: Database,
  office: OfficeContext,
  given: string,
  { role, isDisabled, version }: StaffChange,
): Promise<StaffRecord> =>
  inTransaction(db, async (transaction) => {
    const staff = getStaff(transaction, office);
    // Locks the owners, so that two of them cannot remove one another.
    const owners = await staff.lockOwners();
    const member = await requireMember(transaction, office, given);
    const { staffId, email } = member;
    const before = toRecord(member);
    if (version !== undefined && version !== before.version) throw new Refusal(409, 'changedMeanwhile');
    const wanted = { role: role ?? before.role, isDisabled: isDisabled ?? before.isDisabled };
    if (wanted.role === before.role && wanted.isDisabled === before.isDisabled) return before;
    const losesOwner = wanted.role !== 'owner' || wanted.isDisabled;
    if (losesOwner && owners.length === 1 && owners[0] === staffId) throw new Refusal(409, 'lastOwner', { email });
    if (wanted.role !== before.role) await staff.setRole(staffId, wanted.role);
    // Keys are made by owners, who answer for them.
    if (losesOwner && before.role === 'owner')
      await createApiKeysRepository(transaction, office.config.runtime.accountId).revokeOf(email, office.now());
    if (wanted.isDisabled !== before.isDisabled)
      await staff.setDisabled(staffId, wanted.isDisabled ? office.now() : null);
    const after = await requireMember(transaction, office, email);
    await recordStaffChange(transaction, office, email, {
      operation: 'updateStaff',
      before: toFacts(member),
      after: toFacts(after),
    });
    return toRecord(after);
  });
