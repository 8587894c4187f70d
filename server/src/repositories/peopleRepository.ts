import { isLanguage, type Language } from '@/shared/i18n/languages';

import type { PeopleTable } from '../db/identityTables';
import { inTransaction } from '../db/inTransaction';
import { createWithNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import { createOutboxRepository } from './outboxRepository';

export const roles = ['buyer', 'approver'] as const;

export type Role = (typeof roles)[number];

/** Who signs in for a client besides the client itself, with fields that never leave the services. */
export type Person = {
  personId: number;
  clientId: number;
  /** Also the user name. */
  email: string;
  name: string;
  role: Role;
  /** Up to which total the person orders without being asked; null without limit. */
  limitCents: number | null;
  language: Language;
  /** Empty until the person has chosen a password. */
  passwordHash: string;
  isDisabled: boolean;
};

export type PersonDetails = Pick<Person, 'clientId' | 'email' | 'name' | 'role' | 'limitCents' | 'language'>;

export type PersonChange = Partial<Pick<Person, 'name' | 'role' | 'limitCents'>>;

export const getPersonState = ({ isDisabled, passwordHash }: Person) => {
  if (isDisabled) return 'disabled';
  return passwordHash === '' ? 'invited' : 'active';
};

export type PeopleRepository = ReturnType<typeof createPeopleRepository>;

const toPerson = (row: PeopleTable): Person => ({
  personId: row.person_id,
  clientId: row.client_id,
  email: row.email,
  name: row.name,
  role: row.role === 'approver' ? 'approver' : 'buyer',
  limitCents: row.limit_cents,
  language: isLanguage(row.language) ? row.language : 'en',
  passwordHash: row.password_hash,
  isDisabled: row.disabled_at !== null,
});

/** All but the kept one; no link to choose a password works any more. */
const endSessions = async (db: Database, personId: number, keptSessionId = '') => {
  await db.deleteFrom('sessions').where('person_id', '=', personId).where('session_id', '!=', keptSessionId).execute();
  await db.deleteFrom('password_resets').where('person_id', '=', personId).execute();
};

export const createPeopleRepository = (db: Database, accountId: number) => {
  const people = (on = db) => on.selectFrom('people').selectAll().where('account_id', '=', accountId);
  const findByEmail = async (on: Database, email: string): Promise<Person | undefined> => {
    const row = await people(on).where('email', '=', email).executeTakeFirst();
    return row && toPerson(row);
  };
  const update = (on: Database, personId: number, values: Partial<PeopleTable>) =>
    on
      .updateTable('people')
      // An update must set something.
      .set({ person_id: personId, ...values })
      .where('person_id', '=', personId)
      .execute();
  return {
    /** Those who were added first come first. */
    list: async (clientId: number): Promise<Person[]> => {
      const rows = await people().where('client_id', '=', clientId).orderBy('created_at').orderBy('email').execute();
      return rows.map(toPerson);
    },
    find: async (clientId: number, personId: number): Promise<Person | undefined> => {
      const row = await people().where('client_id', '=', clientId).where('person_id', '=', personId).executeTakeFirst();
      return row && toPerson(row);
    },
    findAnywhere: async (personId: number): Promise<Person | undefined> => {
      const row = await people().where('person_id', '=', personId).executeTakeFirst();
      return row && toPerson(row);
    },
    findByEmail: (email: string) => findByEmail(db, email),
    /**
     * Adds a person without a password, or changes one who has not chosen a password yet, and mails the link to choose
     * one. Resolves to undefined if the address already signs in.
     */
    invite: ({ clientId, email, ...given }: PersonDetails, moment: number): Promise<number | undefined> =>
      inTransaction(db, async (transaction) => {
        const client = await transaction
          .selectFrom('clients')
          .select('client_id')
          .where('account_id', '=', accountId)
          .where('username', '=', email)
          .executeTakeFirst();
        const earlier = await findByEmail(transaction, email);
        const isOpen = earlier?.clientId === clientId && earlier.passwordHash === '' && !earlier.isDisabled;
        if (client || (earlier && !isOpen)) return undefined;
        const { limitCents, ...details } = given;
        const columns = { ...details, limit_cents: limitCents };
        if (earlier) await update(transaction, earlier.personId, columns);
        const personId =
          earlier?.personId ??
          (await createWithNewId((person_id) =>
            transaction
              .insertInto('people')
              .values({
                ...columns,
                person_id,
                email,
                account_id: accountId,
                client_id: clientId,
                password_hash: '',
                created_at: moment,
                disabled_at: null,
              })
              .onConflict((conflict) => conflict.column('person_id').doNothing())
              .executeTakeFirstOrThrow(),
          ));
        const entry = { kind: 'invitationToPerson', reference: personId, detail: String(clientId) } as const;
        await createOutboxRepository(transaction, accountId).add([entry], moment);
        return personId;
      }),
    update: async (personId: number, { limitCents, ...texts }: PersonChange) => {
      await update(db, personId, { ...texts, ...(limitCents !== undefined && { limit_cents: limitCents }) });
    },
    setPassword: (personId: number, passwordHash: string, keptSessionId: string | undefined) =>
      inTransaction(db, async (transaction) => {
        await update(transaction, personId, { password_hash: passwordHash });
        await endSessions(transaction, personId, keptSessionId);
      }),
    disable: (personId: number, moment: number) =>
      inTransaction(db, async (transaction) => {
        await update(transaction, personId, { disabled_at: moment });
        await endSessions(transaction, personId);
      }),
    enable: async (personId: number) => {
      await update(db, personId, { disabled_at: null });
    },
  };
};
