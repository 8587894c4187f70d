import { notSignedIn } from '../http/responses/refusal';
import type { PeopleRepository } from '../repositories/peopleRepository';
import type { AccountOwner } from './signInAccounts';

/** What someone may do in the name of a client. */
export type Authority = {
  personId: number | null;
  /** Invite people and change what they may do, and see and change the client's own data. */
  mayManage: boolean;
  /** Up to which total this person orders, and lets others order; null without limit. */
  limitCents: number | null;
};

/** Whether a limit is enough for a total, or for another limit; null is without limit. */
export const isWithin = (limitCents: number | null, cents: number | null) =>
  limitCents === null || (cents !== null && cents <= limitCents);

/** Whether someone may let others order up to a limit. */
export const mayGrant = ({ mayManage, limitCents: own }: Authority, limitCents: number | null) =>
  mayManage && isWithin(own, limitCents);

/** The client itself may do everything. Read for each request, so that a change applies at once. */
export const findAuthority = async (
  people: Pick<PeopleRepository, 'find'>,
  { clientId, personId }: AccountOwner,
): Promise<Authority> => {
  if (personId === null) return { personId, mayManage: true, limitCents: null };
  const person = await people.find(clientId, personId);
  if (!person) throw notSignedIn();
  return { personId, mayManage: person.role === 'approver', limitCents: person.limitCents };
};
