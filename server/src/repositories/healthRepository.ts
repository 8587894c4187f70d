import type { Database } from '../db/openDatabase';

export type HealthRepository = {
  /** Fails where the database does not answer or lacks its tables. */
  check: () => Promise<void>;
};

export const createHealthRepository = (db: Database): HealthRepository => ({
  check: async () => {
    await db.selectFrom('schema_migrations').select('name').limit(1).execute();
  },
});
