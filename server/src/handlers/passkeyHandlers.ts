import type { InventoryInputs, PasskeysEnvelope } from '@/contracts/inventory';

import type { OperationHandlers } from '../http/contracts/contractRoutes';
import { notFound } from '../http/responses/refusal';
import type { StoredPasskey } from '../repositories/passkeysRepository';
import { createRequireOwn, type HandlerParts, type OwnRequest } from './handlerParts';

const toDate = (moment: number) => new Date(moment).toISOString();

const toSentPasskey = ({ passkeyId, name, createdAt, usedAt }: StoredPasskey) => ({
  passkeyId,
  name,
  createdAt: toDate(createdAt),
  lastUsedAt: usedAt === null ? null : toDate(usedAt),
});

/** Everyone has passkeys of their own: those of a client are not those of its people. */
export const createPasskeyHandlers = (parts: HandlerParts) => {
  const { sessions, accounts, passkeys } = parts;
  const requireOwnKey = createRequireOwn(parts);
  const requireOwn = async (request: OwnRequest) => {
    requireOwnKey(request);
    const session = sessions.requireSession(request);
    const account = await accounts.find(session);
    if (!account) throw notFound();
    return { session, account };
  };
  const answer = async (request: OwnRequest): Promise<PasskeysEnvelope> => {
    const { session } = await requireOwn(request);
    return { isSuccessful: true, data: (await passkeys.list(session)).map(toSentPasskey) };
  };
  return {
    getPasskeys: answer,
    startPasskey: async (request) => {
      const { session, account } = await requireOwn(request);
      return { isSuccessful: true, data: [await passkeys.startAdding(session, account, request.body.password)] };
    },
    addPasskey: async (request) => {
      const { session } = await requireOwn(request);
      await passkeys.add(request, session, request.body);
      return answer(request);
    },
    removePasskey: async (request) => {
      const { session } = await requireOwn(request);
      await passkeys.remove(session, request.params.passkeyId);
      return answer(request);
    },
  } satisfies Partial<OperationHandlers<InventoryInputs>>;
};
