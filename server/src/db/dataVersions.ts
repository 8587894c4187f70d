import { randomBytes } from 'node:crypto';

import type { Database } from './openDatabase';

export const catalogScope = (catalogId: number) => `catalog:${catalogId}`;

/** Call in the transaction that changes the lists: every process then refreshes its prepared lists. */
export const raiseDataVersions = async (db: Database, catalogIds: number[]) => {
  if (catalogIds.length === 0) return;
  await db
    .insertInto('data_versions')
    .values(
      catalogIds.map((catalogId) => ({
        scope: catalogScope(catalogId),
        version: randomBytes(9).toString('base64url'),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('scope').doUpdateSet((expression) => ({ version: expression.ref('excluded.version') })),
    )
    .execute();
};
