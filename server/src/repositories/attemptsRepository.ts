import { sql } from 'kysely';

import type { Database } from '../db/openDatabase';

type Attempts = { subject: string; address: string; attempts: number };

export type AttemptsRepository = ReturnType<typeof createAttemptsRepository>;

const createAdding = (db: Database) => async (added: Attempts[], moment: number, windowMs: number) => {
  const over = sql<boolean>`attempt_counts.window_ends_at <= ${moment}`;
  const latestEnd = moment + windowMs;
  // After the clock was set back, windows end too late: cut them to one window length from now.
  const cutEnd = sql<number>`case when attempt_counts.window_ends_at > ${latestEnd} then ${latestEnd} else attempt_counts.window_ends_at end`;
  const rows = await db
    .insertInto('attempt_counts')
    .values(added.map((each) => ({ ...each, window_ends_at: latestEnd })))
    .onConflict((conflict) =>
      conflict.columns(['subject', 'address']).doUpdateSet({
        attempts: sql<number>`excluded.attempts + case when ${over} then 0 else attempt_counts.attempts end`,
        window_ends_at: sql<number>`case when ${over} then ${latestEnd} else ${cutEnd} end`,
      }),
    )
    .returning(['subject', 'attempts', 'window_ends_at'])
    .execute();
  return rows.map(({ subject, attempts, window_ends_at: windowEndsAt }) => ({ subject, attempts, windowEndsAt }));
};

export const createAttemptsRepository = (db: Database) => ({
  /** Counts attempts, in new windows where the last ones are over, and returns the counts so far. */
  add: createAdding(db),
  takeBack: async (subject: string, address: string) => {
    await db
      .updateTable('attempt_counts')
      .set((expression) => ({ attempts: expression('attempts', '-', 1) }))
      .where('subject', '=', subject)
      .where('address', '=', address)
      .where('attempts', '>', 0)
      .execute();
  },
  remove: async (subject: string, address: string) => {
    await db.deleteFrom('attempt_counts').where('subject', '=', subject).where('address', '=', address).execute();
  },
  removeExpired: async (moment: number, longestWindowMs: number) => {
    const latestEnd = moment + longestWindowMs;
    await db.deleteFrom('attempt_counts').where('window_ends_at', '<=', moment).execute();
    // Otherwise rows from before the clock was set back would stay until it caught up.
    await db
      .updateTable('attempt_counts')
      .set({ window_ends_at: latestEnd })
      .where('window_ends_at', '>', latestEnd)
      .execute();
  },
});
