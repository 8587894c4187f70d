import type { InventoryInputs, OwnData, OwnDataEnvelope } from '@/contracts/inventory';

import type { OperationHandlers } from '../http/contracts/contractRoutes';
import { notFound } from '../http/responses/refusal';
import { formatServerMessage } from '../http/responses/serverMessages';
import { findAuthority } from '../identity/authority';
import type { SignInAccount } from '../identity/signInAccounts';
import { toEachRecipient } from '../outbox/notices';
import { toPrintable } from '../printable';
import { createClientDataRepository } from '../repositories/clientDataRepository';
import type { ClientAccount } from '../repositories/clientsRepository';
import { createPersonDataRepository } from '../repositories/personDataRepository';
import { createRequireOwn, type HandlerParts, type OwnRequest } from './handlerParts';

const toOwnData = (
  { erasureRequestedAt: at, statusMails, ...client }: ClientAccount,
  { personId, name, username, email }: SignInAccount,
  mayManage: boolean,
): OwnData => ({
  clientId: client.clientId,
  name: client.name,
  personName: personId === null ? null : name,
  username,
  email,
  phone: client.phone,
  address: client.address,
  taxId: client.taxId,
  deliveryAddresses: client.deliveryAddresses,
  language: client.language,
  statusMails: statusMails ?? true,
  erasureRequestedAt: at === null ? null : new Date(at).toISOString(),
  canChange: mayManage,
  canExport: true,
  canRequestErasure: personId === null,
  canWithdrawErasure: personId === null,
});

const toLines = (texts: string[]) => [...new Set(texts.map(toPrintable).filter(Boolean))].join('\n');

export const createOwnDataHandlers = (parts: HandlerParts) => {
  const { db, config, sessions, clients, people, accounts, confirmPassword, deliverAfter, now } = parts;
  const { defaultLanguage } = config.runtime;
  const clientData = createClientDataRepository(db, config);
  const personData = createPersonDataRepository(db, config);
  const notices = toEachRecipient('messageToCompany', config.contactRecipients);
  const requireOwnKey = createRequireOwn(parts);
  const requireSignedIn = async (request: OwnRequest) => {
    const { clientId } = requireOwnKey(request);
    const session = sessions.requireSession(request);
    const client = await clients.find(clientId);
    const account = client && (await accounts.find(session));
    if (!account) throw notFound();
    return { session, client, account, mayManage: (await findAuthority(people, session)).mayManage };
  };
  // To people who only buy, as if these calls did not exist.
  const requireOwn = async (request: OwnRequest) => {
    const own = await requireSignedIn(request);
    if (!own.mayManage) throw notFound();
    return own;
  };
  /** Only the client itself can ask to be erased, with all its people. */
  const requireItself = async (request: OwnRequest) => {
    const own = await requireOwn(request);
    if (own.session.personId !== null) throw notFound();
    return own;
  };
  const answer = async (request: OwnRequest): Promise<OwnDataEnvelope> => {
    const { client, account, mayManage } = await requireSignedIn(request);
    return { isSuccessful: true, data: [toOwnData(client, account, mayManage)] };
  };
  const setErasureRequest = (client: ClientAccount, at: number | null, message: string) => {
    const { username, name, email, phone, language } = client;
    const sender = { name, email: email || username, phone, company: '', language };
    return clientData.setErasureRequest(client, at, { ...sender, subject: '', message, createdAt: now() }, notices);
  };
  return {
    getOwnData: answer,
    updateOwnData: async (request) => {
      const { client } = await requireOwn(request);
      const { name, phone, address, deliveryAddresses, language, statusMails } = request.body;
      await clients.updateOwn(client.clientId, {
        ...(name !== undefined && { name: toPrintable(name) || client.name }),
        ...(phone !== undefined && { phone: toPrintable(phone) }),
        ...(address !== undefined && { address: toPrintable(address) }),
        ...(deliveryAddresses !== undefined && { deliveryAddresses: toLines(deliveryAddresses) }),
        ...(language !== undefined && { language, statusMails: client.statusMails ?? true }),
        ...(statusMails !== undefined && { statusMails }),
      });
      return answer(request);
    },
    exportOwnData: async (request, reply) => {
      const { client, session, mayManage } = await requireSignedIn(request);
      const person = session.personId === null ? undefined : await people.find(client.clientId, session.personId);
      const data = person && !mayManage ? await personData.read(person) : await clientData.read(client);
      reply.headers({
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="my-data.json"',
      });
      return reply.type('application/octet-stream').send(Buffer.from(`${JSON.stringify(data, null, 2)}\n`));
    },
    requestErasure: async (request, reply) => {
      const { session, client, account } = await requireItself(request);
      await confirmPassword(session, account, request.body.password);
      const command = `medida clients erase ${client.username}`;
      await setErasureRequest(client, now(), formatServerMessage('erasureText', defaultLanguage, { command }));
      deliverAfter(reply);
      return answer(request);
    },
    withdrawErasure: async (request, reply) => {
      const { client } = await requireItself(request);
      await setErasureRequest(client, null, formatServerMessage('erasureWithdrawnText', defaultLanguage));
      deliverAfter(reply);
      return answer(request);
    },
  } satisfies Partial<OperationHandlers<InventoryInputs>>;
};
