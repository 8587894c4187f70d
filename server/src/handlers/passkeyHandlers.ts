import type { InventoryInputs, PasskeysEnvelope } from '@/contracts/inventory';

import type { CatalogPair, CatalogPairs } from '../http/contracts/catalogPairs';
import type { OperationHandlers, OperationRequest } from '../http/contracts/contractRoutes';
import { notFound } from '../http/responses/refusal';
import type { Passkeys } from '../identity/passkeys/passkeys';
import type { Sessions } from '../identity/sessions';
import type { SignInAccounts } from '../identity/signInAccounts';
import type { StoredPasskey } from '../repositories/passkeysRepository';

type PasskeyServices = { pairs: CatalogPairs; sessions: Sessions; accounts: SignInAccounts; passkeys: Passkeys };

const toDate = (moment: number) => new Date(moment).toISOString();

const toSentPasskey = ({ passkeyId, name, createdAt, usedAt }: StoredPasskey) => ({
  passkeyId,
  name,
  createdAt: toDate(createdAt),
  lastUsedAt: usedAt === null ? null : toDate(usedAt),
});

/** Everyone has passkeys of their own: those of a client are not those of its people. */
export const createPasskeyHandlers = ({ pairs, sessions, accounts, passkeys }: PasskeyServices) => {
  type OwnRequest = OperationRequest<{ path: CatalogPair & { accountId: number; clientId: number } }>;
  const requireOwn = async (request: OwnRequest) => {
    pairs.requirePair(request);
    const session = sessions.requireSession(request);
    const account = session.clientId === request.params.clientId ? await accounts.find(session) : undefined;
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
