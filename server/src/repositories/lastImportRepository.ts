import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';

import type { LastImportsTable } from '../db/officeTables';
import type { Database } from '../db/openDatabase';

export type LastImport = Omit<LastImportsTable, 'account_id'>;

/** What the last import has overwritten; `db` must be a transaction to change it. */
export const createLastImportRepository = (db: Database, accountId: number) => {
  let parts = 0;
  return {
    find: (): Promise<LastImport | undefined> =>
      db.selectFrom('last_imports').selectAll().where('account_id', '=', accountId).executeTakeFirst(),
    /** Begins another one, unless the one that was `seen` is no longer the last. */
    replace: async (seen: string | null, record: Omit<LastImport, 'import_id' | 'version_after' | 'undone_at'>) => {
      const row = { ...record, import_id: randomUUID(), version_after: null, undone_at: null };
      const { numInsertedOrUpdatedRows: inserted = 0n } =
        seen === null
          ? await db
              .insertInto('last_imports')
              .values({ account_id: accountId, ...row })
              .onConflict((conflict) => conflict.doNothing())
              .executeTakeFirstOrThrow()
          : {};
      const { numUpdatedRows: updated } = await db
        .updateTable('last_imports')
        .set(row)
        .where('account_id', '=', accountId)
        .where('import_id', '=', seen ?? '')
        .executeTakeFirstOrThrow();
      if (inserted + updated === 0n) return false;
      await db.deleteFrom('last_import_parts').where('account_id', '=', accountId).execute();
      return true;
    },
    keep: async (kept: unknown) => {
      parts += 1;
      const row = { account_id: accountId, part_number: parts, kept: JSON.stringify(kept) };
      await db.insertInto('last_import_parts').values(row).execute();
    },
    finish: async (versionAfter: string | null) => {
      await db
        .updateTable('last_imports')
        .set({ version_after: versionAfter })
        .where('account_id', '=', accountId)
        .execute();
    },
    /** What was kept, in its order; others are answered between the parts. */
    async *parts() {
      for (let number = 1; ; number += 1) {
        const row = await db
          .selectFrom('last_import_parts')
          .select('kept')
          .where('account_id', '=', accountId)
          .where('part_number', '=', number)
          .executeTakeFirst();
        if (!row) return;
        yield JSON.parse(row.kept) as unknown;
        await turn();
      }
    },
    /** False if it was undone already. */
    markUndone: async (importId: string, moment: number) => {
      const { numUpdatedRows } = await db
        .updateTable('last_imports')
        .set({ undone_at: moment })
        .where('account_id', '=', accountId)
        .where('import_id', '=', importId)
        .where('undone_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    forgetParts: async () => {
      await db.deleteFrom('last_import_parts').where('account_id', '=', accountId).execute();
    },
  };
};
