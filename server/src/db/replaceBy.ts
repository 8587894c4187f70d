import { type OnConflictBuilder, sql } from 'kysely';

import type { Tables } from './tables';

/** For an insert of whole rows: a row with the same key takes all the values of the new one. */
export const replaceBy =
  <Table extends keyof Tables>([first]: readonly Tables[Table][], key: (keyof Tables[Table] & string)[]) =>
  (conflict: OnConflictBuilder<Tables, Table>) => {
    const others = Object.keys(first ?? {}).filter((column) => !key.some((each) => each === column));
    const values = Object.fromEntries(others.map((column) => [column, sql.ref(`excluded.${column}`)]));
    return conflict.columns(key).doUpdateSet(values as never);
  };
