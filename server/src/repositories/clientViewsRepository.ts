import type { ClientViewsTable } from '../db/officeTables';
import type { Database } from '../db/openDatabase';
import { type Role, roles } from '../office/scopes';

export type OpenView = { clientId: number; personId: number | null; expiresAt: number };

/** Staff who see the shop as a client: apart from the sessions of clients, whose codes and tokens are others. */
export const createClientViewsRepository = (db: Database, accountId: number) => ({
  add: async (view: ClientViewsTable) => {
    await db.insertInto('client_views').values(view).execute();
  },
  /** Whether the code of the link was good, which it is once. */
  useCode: async (viewId: string, codeHash: string, moment: number): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('client_views')
      .set({ code_hash: null })
      .where('view_id', '=', viewId)
      .where('code_hash', '=', codeHash)
      .where('code_ends_at', '>', moment)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
  /** With whoever has opened it, if that person is still signed in to the office, and the client may sign in. */
  find: async (
    viewId: string,
    moment: number,
  ): Promise<(OpenView & { role: Role; hasSecondFactor: boolean }) | undefined> => {
    const row = await db
      .selectFrom('client_views as view')
      .innerJoin('staff_sessions', 'staff_sessions.session_hash', 'view.session_hash')
      .innerJoin('staff', 'staff.staff_id', 'staff_sessions.staff_id')
      .innerJoin('clients', 'clients.client_id', 'view.client_id')
      .leftJoin('people', 'people.person_id', 'view.person_id')
      .select(['view.client_id', 'view.person_id', 'view.expires_at', 'staff.role', 'staff.totp_used_step'])
      .where('view.view_id', '=', viewId)
      .where('view.expires_at', '>', moment)
      .where('staff_sessions.expires_at', '>', moment)
      .where('staff.account_id', '=', accountId)
      .where('staff.disabled_at', 'is', null)
      .where('clients.account_id', '=', accountId)
      .where('clients.disabled_at', 'is', null)
      .where((entry) =>
        entry.or([
          entry('view.person_id', 'is', null),
          entry.and([entry('people.person_id', 'is not', null), entry('people.disabled_at', 'is', null)]),
        ]),
      )
      .executeTakeFirst();
    return (
      row && {
        clientId: row.client_id,
        personId: row.person_id,
        expiresAt: row.expires_at,
        role: roles.find((role) => role === row.role) ?? 'reader',
        hasSecondFactor: row.totp_used_step !== null,
      }
    );
  },
  remove: async (viewId: string) => {
    await db.deleteFrom('client_views').where('view_id', '=', viewId).execute();
  },
  removeExpired: async (moment: number) => {
    await db.deleteFrom('client_views').where('expires_at', '<=', moment).execute();
  },
});
