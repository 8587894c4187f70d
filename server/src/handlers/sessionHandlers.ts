import { paths } from '@/shared/routing/paths';
import type {
  ClientSessionEnvelope,
  OauthAddressEnvelope,
  PasskeyChallengeEnvelope,
  PublicInputs,
  SessionEnvelope,
} from '@/contracts/public';

import type { OperationHandlers } from '../http/contracts/contractRoutes';
import { notSignedIn, Refusal } from '../http/responses/refusal';
import type { SignInAccount } from '../identity/signInAccounts';
import { toClient } from './clientHandlers';
import type { HandlerParts } from './handlerParts';

const envelope = <Data>(data: Data) => ({ isSuccessful: true, message: null, data });

export const createSessionHandlers = (parts: HandlerParts) => {
  const { signIn, sessions, clients, accounts, passkeys, providerSignIn } = parts;
  const toClientSession = async (token: string, account: SignInAccount | undefined): Promise<ClientSessionEnvelope> => {
    const client = account && (await clients.find(account.clientId));
    if (!client) throw notSignedIn();
    return envelope([{ token, ...toClient(client, account) }]);
  };
  return {
    authenticateUser: async (request, reply): Promise<SessionEnvelope> => {
      const account = await signIn(request.body, request, reply);
      return envelope([{ token: await sessions.open(account) }]);
    },
    getOauthLogin: (request, reply): OauthAddressEnvelope | Promise<unknown> =>
      providerSignIn?.start(request, reply, request.query) ?? envelope([{ url: paths.login.href() }]),
    redeemSignIn: async (request, reply) => {
      const redeemed = await providerSignIn?.redeem(request, reply);
      if (!redeemed) throw notSignedIn();
      return toClientSession(redeemed.token, await accounts.find(redeemed.owner));
    },
    redeemView: async (request) => {
      const view = await sessions.openView(request.body.code);
      if (!view) throw new Refusal(401, 'viewOver');
      const { data, ...rest } = await toClientSession(view.token, await accounts.find(view.owner));
      const endsAt = new Date(view.expiresAt).toISOString();
      return { ...rest, data: data.map((session) => ({ ...session, endsAt })) };
    },
    startPasskeySignIn: async (request): Promise<PasskeyChallengeEnvelope> =>
      envelope([await passkeys.startSignIn(request)]),
    signInWithPasskey: async (request, reply) => {
      const account = await passkeys.signIn(request.body, request, reply);
      return toClientSession(await sessions.open(account), account);
    },
    getOauthLogout: async (request): Promise<OauthAddressEnvelope> => {
      const idToken = await sessions.close(sessions.requireSession(request));
      const elsewhere = idToken === undefined ? idToken : await providerSignIn?.getLogoutAddress(request, idToken);
      return envelope([{ url: elsewhere ?? paths.plainHome.href() }]);
    },
  } satisfies Partial<OperationHandlers<PublicInputs>>;
};
