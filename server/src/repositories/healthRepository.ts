import { sql } from 'kysely';

import { ReadOnlyHostError } from '../db/databaseFailure';
import type { OpenDatabase } from '../db/openDatabase';

export type Health = {
  /** True for a standby, for example, which responds but rejects writes. */
  isReadOnly: boolean;
  hangingCommits: number;
};

export type HealthRepository = {
  /** Fails if the database is not responding or lacks its tables. */
  check: () => Promise<Health>;
};

export const createHealthRepository = ({ probe, engine, countHangingCommits }: OpenDatabase): HealthRepository => ({
  check: async () => {
    const readOnly = engine === 'postgres' ? sql<string>`current_setting('transaction_read_only')` : sql<string>`'off'`;
    const query = probe.selectFrom('schema_migrations').select(readOnly.as('read_only')).limit(1);
    const hangingCommits = countHangingCommits();
    try {
      const row = await query.executeTakeFirstOrThrow();
      return { isReadOnly: row.read_only === 'on', hangingCommits };
    } catch (error) {
      // None of the hosts is the primary at the moment.
      if (error instanceof ReadOnlyHostError) return { isReadOnly: true, hangingCommits };
      throw error;
    }
  },
});
