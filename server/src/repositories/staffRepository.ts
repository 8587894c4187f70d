import { isLanguage, type Language } from '@/shared/i18n/languages';

import { inTransaction } from '../db/inTransaction';
import { createWithNewId } from '../db/newId';
import type { StaffTable } from '../db/officeTables';
import type { Database } from '../db/openDatabase';
import { type Role, roles } from '../office/scopes';

/** Who runs the shop, with fields that never leave the services. */
export type StaffMember = {
  staffId: number;
  /** Also the name to sign in with; in lower case. */
  email: string;
  name: string;
  role: Role;
  language: Language;
  /** Empty until the person has chosen a password. */
  passwordHash: string;
  /** In base 32; null until the person has begun to set up a second factor. */
  totpSecret: string | null;
  /** Whether the secret was confirmed by a code. */
  hasSecondFactor: boolean;
  isDisabled: boolean;
};

export type StaffDetails = Pick<StaffMember, 'email' | 'name' | 'role' | 'language'>;

export type StaffRepository = ReturnType<typeof createStaffRepository>;

const toStaffMember = (row: StaffTable): StaffMember => ({
  staffId: row.staff_id,
  email: row.email,
  name: row.name,
  role: roles.find((role) => role === row.role) ?? 'reader',
  language: isLanguage(row.language) ? row.language : 'en',
  passwordHash: row.password_hash,
  totpSecret: row.totp_secret,
  hasSecondFactor: row.totp_used_step !== null,
  isDisabled: row.disabled_at !== null,
});

export const createStaffRepository = (db: Database, accountId: number) => {
  const staff = (on = db) => on.selectFrom('staff').selectAll().where('account_id', '=', accountId);
  const findByEmail = async (email: string): Promise<StaffMember | undefined> => {
    const row = await staff().where('email', '=', email).executeTakeFirst();
    return row && toStaffMember(row);
  };
  const endSessions = (on: Database, staffId: number, kept = '') =>
    on.deleteFrom('staff_sessions').where('staff_id', '=', staffId).where('session_hash', '!=', kept).execute();
  return {
    /** Of the person, except one. */
    endSessions: (staffId: number, keptHash?: string) => endSessions(db, staffId, keptHash),
    /** False if another secret was confirmed meanwhile. */
    prepareSecondFactor: async (staffId: number, secret: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('staff')
        .set({ totp_secret: secret })
        .where('staff_id', '=', staffId)
        .where('totp_used_step', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    /** Accepts the code of a time step; false if that one, or a later one, has been used. */
    useStep: async (staffId: number, secret: string, step: number): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('staff')
        .set({ totp_used_step: step })
        .where('staff_id', '=', staffId)
        .where('totp_secret', '=', secret)
        .where((row) => row.or([row('totp_used_step', 'is', null), row('totp_used_step', '<', step)]))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    removeSecondFactor: async (staffId: number) => {
      await db
        .updateTable('staff')
        .set({ totp_secret: null, totp_used_step: null })
        .where('staff_id', '=', staffId)
        .execute();
    },
    list: async (): Promise<StaffMember[]> =>
      (await staff().orderBy('created_at').orderBy('email').execute()).map(toStaffMember),
    findByEmail,
    /** False if the address is in use. */
    add: async ({ email, name, role, language }: StaffDetails, moment: number): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        if (await staff(transaction).where('email', '=', email).executeTakeFirst()) return false;
        await createWithNewId((staff_id) =>
          transaction
            .insertInto('staff')
            .values({
              staff_id,
              account_id: accountId,
              email,
              name,
              role,
              language,
              password_hash: '',
              totp_secret: null,
              totp_used_step: null,
              invitation_hash: null,
              invitation_ends_at: null,
              created_at: moment,
              disabled_at: null,
            })
            .onConflict((conflict) => conflict.column('staff_id').doNothing())
            .executeTakeFirstOrThrow(),
        );
        return true;
      }),
    /** Replaces an earlier invitation. */
    invite: async (staffId: number, invitationHash: string, endsAt: number) => {
      await db
        .updateTable('staff')
        .set({ invitation_hash: invitationHash, invitation_ends_at: endsAt })
        .where('staff_id', '=', staffId)
        .execute();
    },
    findInvited: async (invitationHash: string, moment: number): Promise<StaffMember | undefined> => {
      const row = await staff()
        .where('invitation_hash', '=', invitationHash)
        .where('invitation_ends_at', '>', moment)
        .where('disabled_at', 'is', null)
        .executeTakeFirst();
      return row && toStaffMember(row);
    },
    /** Ends all sessions. False if the invitation has been used or replaced meanwhile. */
    join: (staffId: number, invitationHash: string, passwordHash: string): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('staff')
          .set({ password_hash: passwordHash, invitation_hash: null, invitation_ends_at: null })
          .where('staff_id', '=', staffId)
          .where('invitation_hash', '=', invitationHash)
          .executeTakeFirstOrThrow();
        await endSessions(transaction, staffId);
        return numUpdatedRows === 1n;
      }),
    /** Until the end of the transaction; resolves to those who are not disabled. */
    lockOwners: async (): Promise<number[]> => {
      const owners = await db
        .updateTable('staff')
        .set((expression) => ({ role: expression.ref('role') }))
        .where('account_id', '=', accountId)
        .where('role', '=', 'owner')
        .returning(['staff_id', 'disabled_at'])
        .execute();
      return owners.filter(({ disabled_at }) => disabled_at === null).map(({ staff_id }) => staff_id);
    },
    setRole: async (staffId: number, role: Role) => {
      await db.updateTable('staff').set({ role }).where('staff_id', '=', staffId).execute();
    },
    /** Also ends all sessions, and voids an invitation. */
    setDisabled: (staffId: number, moment: number | null): Promise<void> =>
      inTransaction(db, async (transaction) => {
        await transaction
          .updateTable('staff')
          .set({ disabled_at: moment, invitation_hash: null, invitation_ends_at: null })
          .where('staff_id', '=', staffId)
          .execute();
        await endSessions(transaction, staffId);
      }),
    /** False if the person has been disabled, or has another password or second factor, since they were verified. */
    openSession: (
      { staffId, passwordHash, totpSecret, hasSecondFactor }: StaffMember,
      session: { sessionHash: string; expiresAt: number },
    ): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        // Locks the row, so that ending all sessions happens either before or after.
        const { numUpdatedRows } = await transaction
          .updateTable('staff')
          .set({ password_hash: passwordHash })
          .where('staff_id', '=', staffId)
          .where('password_hash', '=', passwordHash)
          .where('disabled_at', 'is', null)
          .where((row) =>
            hasSecondFactor
              ? row.and([row('totp_used_step', 'is not', null), row('totp_secret', '=', totpSecret)])
              : row('totp_used_step', 'is', null),
          )
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await transaction
          .insertInto('staff_sessions')
          .values({ session_hash: session.sessionHash, staff_id: staffId, expires_at: session.expiresAt })
          .execute();
        return true;
      }),
    findBySession: async (sessionHash: string, moment: number): Promise<StaffMember | undefined> => {
      const row = await staff()
        .innerJoin('staff_sessions', 'staff_sessions.staff_id', 'staff.staff_id')
        .where('session_hash', '=', sessionHash)
        .where('expires_at', '>', moment)
        .executeTakeFirst();
      return row && toStaffMember(row);
    },
    closeSession: async (sessionHash: string) => {
      await db.deleteFrom('staff_sessions').where('session_hash', '=', sessionHash).execute();
    },
    removeExpired: async (moment: number) => {
      await db.deleteFrom('staff_sessions').where('expires_at', '<=', moment).execute();
    },
  };
};
