import { type RawBuilder, sql } from 'kysely';

const escapePattern = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** Whether each word is somewhere in these columns, regardless of case as far as the database knows letters. */
export const containsWords = (text: string, columns: RawBuilder<string | null>[]) => {
  const all = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  );
  const words = text.trim().toLowerCase().split(/\s+/);
  const conditions = words.map((word) => sql`lower(${all}) like ${`%${escapePattern(word)}%`} escape ${'\\'}`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};
