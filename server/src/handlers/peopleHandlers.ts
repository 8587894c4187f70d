import { toAmountOrNull, toCents } from '@/shared/money/cents';
import type { InventoryInputs, PeopleEnvelope, Person as SentPerson } from '@/contracts/inventory';

import type { OperationHandlers } from '../http/contracts/contractRoutes';
import { notFound, Refusal } from '../http/responses/refusal';
import { type Authority, findAuthority, mayGrant } from '../identity/authority';
import { toPrintable } from '../printable';
import { type ClientAccount, normalizeUsername } from '../repositories/clientsRepository';
import { getPersonState, type Person } from '../repositories/peopleRepository';
import { createPersonDataRepository } from '../repositories/personDataRepository';
import { createRequireOwn, type HandlerParts, type OwnRequest } from './handlerParts';

const toClientItself = ({ name, username, email }: ClientAccount): SentPerson => ({
  personId: 0,
  name,
  email: email || username,
  role: 'approver',
  limit: null,
  state: 'active',
  mayChange: false,
});

/** Nobody changes what they may do themselves. */
const mayChange = (authority: Authority, { personId, limitCents }: Person) =>
  personId !== authority.personId && mayGrant(authority, limitCents);

/** It cannot be undone, so only the client itself may. */
const mayErase = ({ personId }: Authority) => personId === null;

const toSentPerson = (person: Person, authority: Authority): SentPerson => ({
  personId: person.personId,
  name: person.name,
  email: person.email,
  role: person.role,
  limit: toAmountOrNull(person.limitCents),
  state: getPersonState(person),
  mayChange: mayChange(authority, person),
  mayErase: mayErase(authority),
});

const toLimit = (amount: number | null) => (amount === null ? null : toCents(amount));

export const createPeopleHandlers = (parts: HandlerParts) => {
  const { db, config, sessions, clients, people, limits, deliverAfter, readLanguage, now } = parts;
  const personData = createPersonDataRepository(db, config);
  const hasOwnCarts = config.personCarts === 'own';
  const requireOwnKey = createRequireOwn(parts);
  const requireOwn = async (request: OwnRequest) => {
    const client = await clients.find(requireOwnKey(request).clientId);
    if (!client) throw notFound();
    const session = sessions.requireSession(request);
    return { client, authority: await findAuthority(people, session) };
  };
  const answer = async (request: OwnRequest): Promise<PeopleEnvelope> => {
    const { client, authority } = await requireOwn(request);
    const { clientId } = client;
    const others = (await people.list(clientId)).map((person) => toSentPerson(person, authority));
    const known = [toClientItself(client), ...others];
    return { isSuccessful: true, data: [{ clientId, mayInvite: authority.mayManage, hasOwnCarts, people: known }] };
  };
  const requirePermission = (isPermitted: boolean) => {
    if (!isPermitted) throw new Refusal(403, 'notPermitted');
  };
  return {
    getPeople: answer,
    invitePerson: async (request, reply) => {
      const { client, authority } = await requireOwn(request);
      const { name, role, limit } = request.body;
      const { clientId } = client;
      const email = normalizeUsername(request.body.email);
      const limitCents = toLimit(limit);
      const earlier = await people.findByEmail(email);
      requirePermission(mayGrant(authority, limitCents));
      if (earlier?.clientId === clientId) requirePermission(mayChange(authority, earlier));
      await limits.invite.count(String(clientId), '');
      const details = {
        clientId,
        email,
        name: toPrintable(name) || email,
        role,
        limitCents,
        language: readLanguage(request),
      };
      if ((await people.invite(details, now())) === undefined) throw new Refusal(409, 'personExists');
      deliverAfter(reply);
      return answer(request);
    },
    erasePerson: async (request) => {
      const { client, authority } = await requireOwn(request);
      const { clientId } = client;
      const person = await people.find(clientId, request.params.personId);
      if (!person) throw notFound();
      requirePermission(mayErase(authority));
      await personData.erase(person, now());
      sessions.forget({ clientId, personId: person.personId });
      return answer(request);
    },
    updatePerson: async (request) => {
      const { client, authority } = await requireOwn(request);
      const { name, role, limit, isDisabled } = request.body;
      const { clientId } = client;
      const person = await people.find(clientId, request.params.personId);
      if (!person) throw notFound();
      const { personId } = person;
      requirePermission(mayChange(authority, person));
      if (limit !== undefined) requirePermission(mayGrant(authority, toLimit(limit)));
      await people.update(personId, {
        ...(name !== undefined && { name: toPrintable(name) || person.name }),
        ...(role !== undefined && { role }),
        ...(limit !== undefined && { limitCents: toLimit(limit) }),
      });
      if (isDisabled === true && !person.isDisabled) {
        await people.disable(personId, now());
        sessions.forget({ clientId, personId });
      }
      if (isDisabled === false) await people.enable(personId);
      return answer(request);
    },
  } satisfies Partial<OperationHandlers<InventoryInputs>>;
};
