import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

import type { SecondFactorSecret } from '@/contracts/office';

import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { FieldsRefusal, Refusal } from '../http/responses/refusal';
import { createAttemptLimit } from '../http/security/attemptLimit';
import { createAttemptsRepository } from '../repositories/attemptsRepository';
import type { StaffMember, StaffRepository } from '../repositories/staffRepository';
import type { OfficeContext } from './officeParts';
import { useCode } from './oneTimeCodes';
import { getStaff, recordStaffChange, requireMember, type StaffRecord, toRecord } from './staffMembers';

const secretBytes = 20;

const attempts = { attempts: 10, windowMs: 15 * 60_000 };

const drawQrCode = (text: string) => {
  const { size, data } = encode(text);
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { qrSize: size, qrPath: modules.join('') };
};

/** A secret that replaces one that was not confirmed. */
export const startSecondFactor = async (
  db: Database,
  office: OfficeContext,
  email: string,
): Promise<SecondFactorSecret> => {
  const { staffId } = await requireMember(db, office, email);
  const secret = new Secret({ size: secretBytes });
  if (!(await getStaff(db, office).prepareSecondFactor(staffId, secret.base32)))
    throw new Refusal(409, 'secondFactorKnown');
  const link = new TOTP({ issuer: office.config.runtime.siteName, label: email, secret }).toString();
  return { secret: secret.base32, link, ...drawQrCode(link) };
};

type Confirmation = { email: string; code: string };

const changeByCode = async (
  db: Database,
  office: OfficeContext,
  { email, code }: Confirmation,
  { operation, change }: { operation: string; change: (staff: StaffRepository, staffId: number) => Promise<unknown> },
): Promise<StaffMember> => {
  await createAttemptLimit(createAttemptsRepository(db), 'staffCode', attempts, office.now).count(email, '');
  return inTransaction(db, async (transaction) => {
    const staff = getStaff(transaction, office);
    const member = await requireMember(transaction, office, email);
    if (!(await useCode(staff, member, code, office.now())))
      throw new FieldsRefusal({ code: { messageId: 'codeWrong', values: {} } });
    await change(staff, member.staffId);
    await recordStaffChange(transaction, office, email, { operation, before: null, after: null });
    return requireMember(transaction, office, email);
  });
};

/** Ends the other sessions, one of which may be of somebody else, who knows the password. */
export const confirmSecondFactor = (
  db: Database,
  office: OfficeContext,
  { sessionHash, ...confirmation }: Confirmation & { sessionHash: string },
) =>
  changeByCode(db, office, confirmation, {
    operation: 'confirmSecondFactor',
    change: (staff, staffId) => staff.endSessions(staffId, sessionHash),
  });

/** Owners set up another one then. */
export const removeSecondFactor = (db: Database, office: OfficeContext, confirmation: Confirmation) =>
  changeByCode(db, office, confirmation, {
    operation: 'removeSecondFactor',
    change: (staff, staffId) => staff.removeSecondFactor(staffId),
  });

/** For whoever has lost the device: also ends all sessions. */
export const resetSecondFactor = (db: Database, office: OfficeContext, given: string): Promise<StaffRecord> =>
  inTransaction(db, async (transaction) => {
    const staff = getStaff(transaction, office);
    const { staffId, email, hasSecondFactor } = await requireMember(transaction, office, given);
    // Otherwise, whoever finds a page open would need no code.
    if (office.author.channel === 'office' && office.author.by === email) throw new Refusal(409, 'secondFactorOwn');
    await staff.removeSecondFactor(staffId);
    await staff.endSessions(staffId);
    if (hasSecondFactor)
      await recordStaffChange(transaction, office, email, {
        operation: 'resetSecondFactor',
        before: null,
        after: null,
      });
    return toRecord(await requireMember(transaction, office, email));
  });
