import type { FastifyRequest } from 'fastify';

import { isLanguage } from '@/shared/i18n/languages';
import { toCents } from '@/shared/money/cents';
import type { OfficeInputs } from '@/contracts/office';

import { getClientsRepository, toRecord } from '../../clients/accounts';
import {
  addClient,
  getClientVersion,
  inviteClient,
  MailFailure,
  requireClientById,
  setClientDisabled,
  updateClient,
} from '../../clients/changeClients';
import {
  addPerson,
  getPeople,
  getPersonVersion,
  setPersonDisabled,
  toPersonRecord,
  updatePerson,
} from '../../clients/changePeople';
import { readFields, readPersonTexts } from '../../clients/clientRows';
import { openClientView } from '../../clients/clientViews';
import type { OperationHandlers } from '../../http/contracts/contractRoutes';
import { Refusal } from '../../http/responses/refusal';
import { type ClientAccount, clientSorts } from '../../repositories/clientsRepository';
import type { Person } from '../../repositories/peopleRepository';
import type { OfficeParts } from '../officeParts';

const envelope = <Data>(data: Data[]) => ({ isSuccessful: true, message: null, data });

const toClient = (client: ClientAccount) => {
  const { earlierEmails: _, statusMails: __, ...record } = toRecord(client);
  return { ...record, version: getClientVersion(client) };
};

const toPerson = (person: Person) => ({ ...toPersonRecord(person), version: getPersonVersion(person) });

const readSort = (sort: string) => {
  const sorted = clientSorts.find((each) => each === sort);
  if (sorted === undefined)
    throw new Refusal(400, 'badRequest', { detail: `sort must be one of ${clientSorts.join(', ')}` });
  return sorted;
};

const toLimitCents = (limit: number | null) => (limit === null ? null : toCents(limit));

export const createClientHandlers = ({ db, config, access, getContext, readLanguage }: OfficeParts) => {
  const { defaultLanguage } = config.runtime;
  const showClient = async (clientId: number) =>
    envelope([toClient(await requireClientById(db, { config }, clientId))]);
  /** The client has been added by now: it can be invited again. */
  const inviteAdded = async (request: FastifyRequest, client: ClientAccount) => {
    try {
      return await inviteClient(db, getContext(request), client);
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      request.log.warn({ username: client.username, detail: error.values.detail }, 'the invitation could not be sent');
      return client;
    }
  };
  return {
    listClients: async ({ query }) => {
      const { page = 1, perPage = 25, sort = 'name', order, q = '', state, priceList } = query;
      const { clients, total } = await getClientsRepository(db, { config }).listPage({
        text: q,
        state,
        priceList,
        sort: readSort(sort),
        isDescending: order === 'DESC',
        limit: perPage,
        offset: (page - 1) * perPage,
      });
      return { ...envelope(clients.map(toClient)), total };
    },
    getClient: ({ params }) => showClient(params.clientId),
    addClient: async (request) => {
      const client = await addClient(db, getContext(request), readFields(request.body, defaultLanguage));
      return envelope([toClient(await inviteAdded(request, client))]);
    },
    updateClient: async (request) => {
      const { version, ...fields } = request.body;
      const read = (before: ClientAccount) => readFields(fields, defaultLanguage, before);
      const { clientId } = request.params;
      const { client } = await updateClient(db, getContext(request), { clientId, read, version });
      return envelope([toClient(client)]);
    },
    inviteClient: async (request) => {
      const client = await requireClientById(db, { config }, request.params.clientId);
      return envelope([toClient(await inviteClient(db, getContext(request), client))]);
    },
    setClientDisabled: async (request) => {
      const { clientId } = request.params;
      await setClientDisabled(db, getContext(request), clientId, request.body.isDisabled);
      return showClient(clientId);
    },
    openClientView: async (request) => {
      const { clientId } = request.params;
      const { personId = null } = request.body;
      const { sessionHash } = access.getSession(request);
      const viewer = { sessionHash, language: readLanguage(request) };
      return envelope([await openClientView(db, getContext(request), { clientId, personId }, viewer)]);
    },
    listPeople: async ({ params }) => {
      const { clientId } = await requireClientById(db, { config }, params.clientId);
      return envelope((await getPeople(db, { config }).list(clientId)).map(toPerson));
    },
    addPerson: async (request) => {
      const { language: given, role = 'buyer', limit = null, ...texts } = request.body;
      const client = await requireClientById(db, { config }, request.params.clientId);
      const language = isLanguage(given) ? given : client.language;
      const details = { clientId: client.clientId, role, limitCents: toLimitCents(limit), language };
      const person = await addPerson(db, getContext(request), { ...details, ...readPersonTexts(texts) });
      return envelope([toPerson(person)]);
    },
    updatePerson: async (request) => {
      const { version, limit, name, role } = request.body;
      const change = {
        ...(name !== undefined && { name: readPersonTexts({ name }).name }),
        ...(role !== undefined && { role }),
        ...(limit !== undefined && { limitCents: toLimitCents(limit) }),
      };
      const { personId } = request.params;
      return envelope([toPerson(await updatePerson(db, getContext(request), { personId, change, version }))]);
    },
    setPersonDisabled: async (request) => {
      const { personId } = request.params;
      return envelope([toPerson(await setPersonDisabled(db, getContext(request), personId, request.body.isDisabled))]);
    },
  } satisfies Partial<OperationHandlers<OfficeInputs>>;
};
