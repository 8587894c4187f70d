import { randomBytes } from 'node:crypto';

import type { Database } from '../db/openDatabase';

/** A secret shared by all processes on one database; the first one to read it creates it. */
export const readServerSecret = async (db: Database, name: string): Promise<string> => {
  await db
    .insertInto('server_secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
};
