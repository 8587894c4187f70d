import { toAmountOrNull } from '@/shared/money/cents';

import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { FieldsRefusal, notFound } from '../http/responses/refusal';
import { getContentVersion, refuseStale } from '../office/contentVersion';
import type { OfficeContext } from '../office/officeParts';
import { recordChange } from '../repositories/changesRepository';
import { lockClient } from '../repositories/clientsRepository';
import {
  createPeopleRepository,
  getPersonState,
  type Person,
  type PersonChange,
  type PersonDetails,
} from '../repositories/peopleRepository';

export const getPeople = (db: Database, { config }: Pick<OfficeContext, 'config'>) =>
  createPeopleRepository(db, config.runtime.accountId);

/** What commands and the office show. */
export const toPersonRecord = (person: Person) => {
  const { personId, email, name, role, limitCents, language } = person;
  return { personId, email, name, role, limit: toAmountOrNull(limitCents), language, state: getPersonState(person) };
};

const getGrants = ({ name, role, limitCents }: Person) => ({ name, role, limit: toAmountOrNull(limitCents) });

export const getPersonVersion = (person: Person) => getContentVersion(getGrants(person));

type Change = { operation: string; before: unknown; after: unknown };

const record = (
  db: Database,
  { config, author, now }: OfficeContext,
  { personId, email }: Pick<Person, 'personId' | 'email'>,
  change: Change,
) => {
  const subject = `person ${personId} (${email})`;
  return recordChange(db, config.runtime.accountId, { ...author, ...change, subject, moment: now() });
};

const requirePersonById = async (db: Database, context: OfficeContext, personId: number) => {
  const person = await getPeople(db, context).findAnywhere(personId);
  if (!person) throw notFound();
  return person;
};

/** The services mail the link to choose a password. */
export const addPerson = (db: Database, context: OfficeContext, details: PersonDetails): Promise<Person> =>
  inTransaction(db, async (transaction) => {
    const { email, clientId } = details;
    // A client that is just being erased is either gone, or takes the person with it.
    if (!(await lockClient(transaction, clientId))) throw notFound();
    const personId = await getPeople(transaction, context).invite(details, context.now());
    if (personId === undefined)
      throw new FieldsRefusal({ email: { messageId: 'emailSignsIn', values: { email } } }, 409);
    const person = await requirePersonById(transaction, context, personId);
    const after = { ...getGrants(person), clientId: person.clientId };
    await record(transaction, context, person, { operation: 'addPerson', before: null, after });
    return person;
  });

/** Of two concurrent changes, the second finds what the first has done. */
const changePerson = (
  db: Database,
  context: OfficeContext,
  personId: number,
  change: (transaction: Database, person: Person) => Promise<Change>,
): Promise<Person> =>
  inTransaction(db, async (transaction) => {
    await lockClient(transaction, (await requirePersonById(transaction, context, personId)).clientId);
    const person = await requirePersonById(transaction, context, personId);
    await record(transaction, context, person, await change(transaction, person));
    return requirePersonById(transaction, context, personId);
  });

type UpdateInput = { personId: number; change: PersonChange; version?: string | undefined };

export const updatePerson = (db: Database, context: OfficeContext, { personId, change, version }: UpdateInput) =>
  changePerson(db, context, personId, async (transaction, person) => {
    refuseStale(version, getPersonVersion(person));
    await getPeople(transaction, context).update(personId, change);
    return { operation: 'updatePerson', before: getGrants(person), after: getGrants({ ...person, ...change }) };
  });

export const setPersonDisabled = (db: Database, context: OfficeContext, personId: number, isDisabled: boolean) =>
  changePerson(db, context, personId, async (transaction, person) => {
    const people = getPeople(transaction, context);
    await (isDisabled ? people.disable(personId, context.now()) : people.enable(personId));
    return { operation: 'setPersonDisabled', before: { isDisabled: person.isDisabled }, after: { isDisabled } };
  });
