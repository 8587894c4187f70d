import { randomBytes } from 'node:crypto';

import type { Database } from './openDatabase';

export const catalogScope = (catalogId: number) => `catalog:${catalogId}`;

/** Texts, pictures and environments. */
export const contentScope = 'content';

export const createVersion = () => randomBytes(9).toString('base64url');

/** Call in the transaction that changes the data, so that every process reads it again. */
export const raiseVersions = async (db: Database, scopes: string[]) => {
  if (scopes.length === 0) return;
  await db
    .insertInto('data_versions')
    .values(scopes.map((scope) => ({ scope, version: createVersion() })))
    .onConflict((conflict) =>
      conflict.column('scope').doUpdateSet((expression) => ({ version: expression.ref('excluded.version') })),
    )
    .execute();
};

/** The same for the lists of catalogues. */
export const raiseDataVersions = (db: Database, catalogIds: number[]) =>
  raiseVersions(db, catalogIds.map(catalogScope));

export const readDataVersion = async (db: Database, scope: string): Promise<string | undefined> => {
  const row = await db.selectFrom('data_versions').select('version').where('scope', '=', scope).executeTakeFirst();
  return row?.version;
};

/** Does the same for a change planned when the data had version `planned`; false if the data has changed since. */
export const replaceDataVersion = async (db: Database, scope: string, planned: string | undefined) => {
  const row = { scope, version: createVersion() };
  if (planned === undefined) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('data_versions')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable('data_versions')
    .set(row)
    .where('scope', '=', scope)
    .where('version', '=', planned)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
