import type { Database } from '../db/openDatabase';

export type EnvironmentsRepository = {
  /** Without names, reads all of them. */
  read: (names?: string[]) => Promise<Record<string, string>>;
};

export const createEnvironmentsRepository = (db: Database, accountId: number): EnvironmentsRepository => ({
  read: async (names) => {
    const all = db.selectFrom('environments').select(['name', 'value']).where('account_id', '=', accountId);
    if (names?.length === 0) return {};
    const rows = await (names ? all.where('name', 'in', names) : all).orderBy('name').execute();
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  },
});
