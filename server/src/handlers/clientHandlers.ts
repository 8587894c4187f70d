import { findPasswordWeaknesses } from '@/shared/lib/passwordRules';
import type { Client, InventoryInputs } from '@/contracts/inventory';

import type { OperationHandlers } from '../http/contracts/contractRoutes';
import { notFound, Refusal, wrongCredentials } from '../http/responses/refusal';
import { formatServerMessage, type MessageId } from '../http/responses/serverMessages';
import { toCountedAddress } from '../http/security/clientAddress';
import { createFairQueue, type Turn } from '../http/security/fairQueue';
import type { SignInAccount } from '../identity/signInAccounts';
import { type ClientAccount, normalizeUsername } from '../repositories/clientsRepository';
import type { HandlerParts } from './handlerParts';

const unprocessable = (messageId: MessageId) => new Refusal(422, messageId);

export const toClient = (client: ClientAccount, { personId, username, name, email }: SignInAccount): Client => ({
  clientId: client.clientId,
  name: client.name,
  ...(personId !== null && { personId, personName: name }),
  username,
  email,
  phone: client.phone,
  address: client.address,
  taxId: client.taxId,
  deliveryAddresses: client.deliveryAddresses,
});

/** Checked when a password is set, not when it is used: a later rule must not lock anyone out. */
const refuseWeakPassword = (newPassword: string, { username, email, name }: SignInAccount, siteName: string) => {
  const [weakness] = findPasswordWeaknesses(newPassword, [username, email, name, siteName]);
  if (weakness) throw unprocessable(weakness);
};

// A slow mail server must neither fill the memory nor block other work; mails beyond the queue are dropped and logged.
const mailQueueLimits = { maxRunning: 2, maxPerGroup: 20, maxWaiting: 1000 };

const ownTurn = ({ username }: SignInAccount): Turn => ({ group: `account ${username}`, isKnown: true });

export const createClientHandlers = (parts: HandlerParts) => {
  const { config, pairs, signIn, recordSignIn, sessions, clients, accounts, resets, limits, passwords } = parts;
  const { confirmPassword, requirePasswords, background, readLanguage } = parts;
  const { siteName } = config.runtime;
  const enqueueMail = createFairQueue(mailQueueLimits);
  return {
    loginClient: async (request, reply) => {
      pairs.requirePair(request);
      const account = await signIn(request.body, request, reply);
      const client = await clients.find(account.clientId);
      if (!client) throw wrongCredentials();
      return { isSuccessful: true, data: [toClient(client, account)] };
    },
    changePassword: async (request) => {
      pairs.requirePair(request);
      requirePasswords();
      const { clientId, password, newPassword } = request.body;
      const session = sessions.requireSession(request);
      const account = clientId === session.clientId ? await accounts.find(session) : undefined;
      if (!account) throw notFound();
      await confirmPassword(session, account, password);
      if (newPassword === password) throw unprocessable('passwordUnchanged');
      refuseWeakPassword(newPassword, account, siteName);
      const passwordHash = await passwords.hash(ownTurn(account), newPassword);
      await accounts.setPassword(account, passwordHash, session.sessionId);
      return { isSuccessful: true, message: formatServerMessage('passwordChanged', readLanguage(request)), data: [] };
    },
    forgotPassword: async (request, reply) => {
      pairs.requirePair(request);
      requirePasswords();
      const { username } = request.body;
      const language = readLanguage(request);
      await limits.forgotAnyone.count('', request.ip);
      await limits.forgot.count(normalizeUsername(username), request.ip);
      background.startAfterResponse(reply, 'password reset', () =>
        enqueueMail({ group: toCountedAddress(request.ip), isKnown: false }, async () => {
          const isSent = await resets.sendMessage(username, language);
          if (!isSent) request.log.info('a password mail was already sent for this name within the last hour');
        }),
      );
      return { isSuccessful: true, message: formatServerMessage('passwordMailSent', language), data: [] };
    },
    resetPassword: async (request, reply) => {
      pairs.requirePair(request);
      requirePasswords();
      const { resetToken, newPassword } = request.body;
      await limits.reset.count('', request.ip);
      const owner = await resets.findOwner(resetToken);
      const account = owner && (await accounts.find(owner));
      if (!account) throw unprocessable('resetTokenSpent');
      refuseWeakPassword(newPassword, account, siteName);
      // Before the token is consumed: anything refused up to here can be retried with the same token.
      const passwordHash = await passwords.hash(ownTurn(account), newPassword);
      if ((await resets.redeem(resetToken)) === undefined) throw unprocessable('resetTokenSpent');
      await accounts.setPassword(account, passwordHash, undefined);
      // Access to the owner's mailbox is proof enough: this device may sign in regardless of earlier failed attempts.
      await recordSignIn(account.username, request, reply);
      return { isSuccessful: true, message: formatServerMessage('passwordChanged', readLanguage(request)), data: [] };
    },
  } satisfies Partial<OperationHandlers<InventoryInputs>>;
};
