import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';

import { ReadOnlyHostError } from '../db/databaseFailure';
import type { OpenDatabase } from '../db/openDatabase';

export type Health = {
  /** True for a standby, for example, which responds but rejects writes. */
  isReadOnly: boolean;
  hangingCommits: number;
};

const writeIntervalMs = 1000;
const writePatienceMs = 2000;

/** Writes at most once a second, however often it is called. */
const createWriteCheck = (write: () => Promise<void>) => {
  let last: { written: Promise<void>; isOver: boolean; startedAt: number } | undefined;
  return async () => {
    if (!last || (last.isOver && performance.now() - last.startedAt >= writeIntervalMs)) {
      const started = { written: write(), isOver: false, startedAt: performance.now() };
      last = started;
      const end = () => {
        started.isOver = true;
      };
      started.written.then(end, end);
    }
    await Promise.race([last.written, pause(writePatienceMs, undefined, { ref: false })]);
  };
};

export type HealthRepository = ReturnType<typeof createHealthRepository>;

export const createHealthRepository = (database: OpenDatabase) => {
  const { probe, engine, countHangingCommits, checkWrites } = database;
  return {
    /** Fails if the database is not responding or lacks its tables. */
    check: async (): Promise<Health> => {
      const readOnly =
        engine === 'postgres' ? sql<string>`current_setting('transaction_read_only')` : sql<string>`'off'`;
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
    /** Fails if nothing can be written to disk. Succeeds while the database is locked by an import. */
    checkWrites: createWriteCheck(checkWrites),
  };
};
