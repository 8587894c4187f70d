import type { Language } from '@/shared/i18n/languages';
import type { InventoryInputs, OwnData, OwnDataEnvelope } from '@/contracts/inventory';

import type { CatalogPair, CatalogPairs } from '../http/contracts/catalogPairs';
import type { OperationHandlers, OperationRequest } from '../http/contracts/contractRoutes';
import { notFound } from '../http/responses/refusal';
import { formatServerMessage } from '../http/responses/serverMessages';
import type { ConfirmPassword } from '../identity/confirmPassword';
import type { Sessions } from '../identity/sessions';
import type { DeliverAfter } from '../outbox/registerDelivery';
import { toPrintable } from '../printable';
import type { ClientDataRepository } from '../repositories/clientDataRepository';
import type { ClientAccount, ClientsRepository } from '../repositories/clientsRepository';
import type { Notice } from '../repositories/outboxRepository';

type OwnDataServices = {
  pairs: CatalogPairs;
  sessions: Sessions;
  clients: ClientsRepository;
  clientData: ClientDataRepository;
  confirmPassword: ConfirmPassword;
  /** What to send about a request to be erased, in the language of the shop. */
  notices: Notice[];
  defaultLanguage: Language;
  deliverAfter: DeliverAfter;
  now: () => number;
};

const toOwnData = ({ erasureRequestedAt: at, statusMails, ...client }: ClientAccount): OwnData => ({
  clientId: client.clientId,
  name: client.name,
  username: client.username,
  email: client.email,
  phone: client.phone,
  address: client.address,
  deliveryAddresses: client.deliveryAddresses,
  language: client.language,
  statusMails: statusMails ?? true,
  erasureRequestedAt: at === null ? null : new Date(at).toISOString(),
  canExport: true,
  canRequestErasure: true,
  canWithdrawErasure: true,
});

const toLines = (texts: string[]) => [...new Set(texts.map(toPrintable).filter(Boolean))].join('\n');

export const createOwnDataHandlers = (services: OwnDataServices) => {
  const { pairs, sessions, clients, clientData, confirmPassword, notices, defaultLanguage, deliverAfter, now } =
    services;
  type OwnRequest = OperationRequest<{ path: CatalogPair & { accountId: number; clientId: number } }>;
  // Responds as if other clients did not exist.
  const requireOwn = async (request: OwnRequest) => {
    pairs.requirePair(request);
    const session = sessions.requireSession(request);
    const client = session.clientId === request.params.clientId ? await clients.find(session.clientId) : undefined;
    if (!client) throw notFound();
    return { session, client };
  };
  const answer = async (request: OwnRequest): Promise<OwnDataEnvelope> => ({
    isSuccessful: true,
    data: [toOwnData((await requireOwn(request)).client)],
  });
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
      const data = await clientData.read((await requireOwn(request)).client);
      reply.headers({
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="my-data.json"',
      });
      return reply.type('application/octet-stream').send(Buffer.from(`${JSON.stringify(data, null, 2)}\n`));
    },
    requestErasure: async (request, reply) => {
      const { session, client } = await requireOwn(request);
      await confirmPassword(session, client, request.body.password);
      const command = `medida clients erase ${client.username}`;
      await setErasureRequest(client, now(), formatServerMessage('erasureText', defaultLanguage, { command }));
      deliverAfter(reply);
      return answer(request);
    },
    withdrawErasure: async (request, reply) => {
      const { client } = await requireOwn(request);
      await setErasureRequest(client, null, formatServerMessage('erasureWithdrawnText', defaultLanguage));
      deliverAfter(reply);
      return answer(request);
    },
  } satisfies Partial<OperationHandlers<InventoryInputs>>;
};
