import type { Database } from '../db/openDatabase';

export const createEnvironmentsRepository = (db: Database, accountId: number) => ({
  /** Without names, reads all of them. */
  read: async (names?: string[]): Promise<Record<string, string>> => {
    const all = db.selectFrom('environments').select(['name', 'value']).where('account_id', '=', accountId);
    if (names?.length === 0) return {};
    const rows = await (names ? all.where('name', 'in', names) : all).orderBy('name').execute();
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  },
});
