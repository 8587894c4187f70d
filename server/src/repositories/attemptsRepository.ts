import { sql } from 'kysely';

import type { Database } from '../db/openDatabase';

export type AttemptCount = { attempts: number; windowEndsAt: number };

export type AttemptsRepository = ReturnType<typeof createAttemptsRepository>;

export const createAttemptsRepository = (db: Database) => ({
  /** Counts one attempt, in a new window if the last one is over, and returns the count so far. */
  add: async (subject: string, address: string, moment: number, windowMs: number): Promise<AttemptCount> => {
    const over = sql<boolean>`attempt_counts.window_ends_at <= ${moment}`;
    const latestEnd = moment + windowMs;
    // After the clock was set back, windows end too late: cut them to one window length from now.
    const cutEnd = sql<number>`case when attempt_counts.window_ends_at > ${latestEnd} then ${latestEnd} else attempt_counts.window_ends_at end`;
    const row = await db
      .insertInto('attempt_counts')
      .values({ subject, address, attempts: 1, window_ends_at: latestEnd })
      .onConflict((conflict) =>
        conflict.columns(['subject', 'address']).doUpdateSet({
          attempts: sql<number>`case when ${over} then 1 else attempt_counts.attempts + 1 end`,
          window_ends_at: sql<number>`case when ${over} then ${latestEnd} else ${cutEnd} end`,
        }),
      )
      .returning(['attempts', 'window_ends_at'])
      .executeTakeFirstOrThrow();
    return { attempts: row.attempts, windowEndsAt: row.window_ends_at };
  },
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
