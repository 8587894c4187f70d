import type { Database } from '../db/openDatabase';

/** A program that searches at random must not fill the database. */
const maxTextsPerDay = 5000;

type MissedSearch = { day: string; language: string; text: string };

export const createMissedSearchesRepository = (db: Database, accountId: number) => ({
  count: async ({ day, language, text }: MissedSearch) => {
    const { numUpdatedRows } = await db
      .updateTable('missed_searches')
      .set((row) => ({ times: row('times', '+', 1) }))
      .where('account_id', '=', accountId)
      .where('day', '=', day)
      .where('language', '=', language)
      .where('text', '=', text)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return;
    const { texts } = await db
      .selectFrom('missed_searches')
      .select(({ fn }) => fn.countAll<number | string | bigint>().as('texts'))
      .where('account_id', '=', accountId)
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    if (Number(texts) >= maxTextsPerDay) return;
    await db
      .insertInto('missed_searches')
      .values({ account_id: accountId, day, language, text, times: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'day', 'language', 'text'])
          .doUpdateSet((row) => ({ times: row('missed_searches.times', '+', 1) })),
      )
      .execute();
  },
  /** The most frequent ones from one day to another. */
  list: async (since: string, until: string, limit: number) => {
    const rows = await db
      .selectFrom('missed_searches')
      .select(['language', 'text'])
      .select(({ fn }) => [fn.sum('times').as('times'), fn.max('day').as('last')])
      .where('account_id', '=', accountId)
      .where('day', '>=', since)
      .where('day', '<=', until)
      .groupBy(['language', 'text'])
      .orderBy('times', 'desc')
      .orderBy('text')
      .orderBy('language')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...row, times: Number(row.times) }));
  },
  /** On all days, which it returns. */
  remove: (language: string, text: string) =>
    db
      .deleteFrom('missed_searches')
      .where('account_id', '=', accountId)
      .where('language', '=', language)
      .where('text', '=', text)
      .returning(['day', 'times'])
      .execute(),
  removeBefore: async (day: string) => {
    await db.deleteFrom('missed_searches').where('account_id', '=', accountId).where('day', '<', day).execute();
  },
});
