import { type Kysely, sql } from 'kysely';

import type { Engine } from '../engine';
import type { Tables } from '../tables';

const twoDigits = ['[0-9]', '[0-9][0-9]'];
const patterns = ['', '.[0-9]', '.[0-9][0-9]'].flatMap((decimals) => twoDigits.map((whole) => whole + decimals));

const addTriggers = async (db: Kysely<Tables>) => {
  const globs = sql.join(
    patterns.map((pattern) => sql`new.value glob ${sql.lit(pattern)}`),
    sql` or `,
  );
  for (const event of ['insert', 'update']) {
    await sql`
      create trigger ${sql.ref(`environments_tax_${event}`)} before ${sql.raw(event)} on environments
      when new.name = 'tax' and not (${globs} or new.value in ('100', '100.0', '100.00'))
      begin
        select raise(abort, 'the environment tax must be a percentage from 0 to 100, such as 16 or 8.25');
      end
    `.execute(db);
  }
};

// NOT VALID: a database that already has a bad rate must still start, and startServer.ts reports it.
const addConstraint = (db: Kysely<Tables>) =>
  sql`
    alter table environments add constraint tax_must_be_a_percentage_from_0_to_100
    check (name <> 'tax' or value ~ '^([0-9]{1,2}([.][0-9]{1,2})?|100([.]0{1,2})?)$') not valid
  `.execute(db);

/** The rate is set by SQL only, so the database is where a bad one can be rejected. */
export const guardTaxRate = async (db: Kysely<Tables>, engine: Engine) => {
  if (engine === 'sqlite') await addTriggers(db);
  else await addConstraint(db);
};
