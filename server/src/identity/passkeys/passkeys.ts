import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { accountDisabled, notFound, Refusal } from '../../http/responses/refusal';
import type { AttemptLimit } from '../../http/security/attemptLimit';
import { toPrintable } from '../../printable';
import type { PasskeysRepository, StoredPasskey } from '../../repositories/passkeysRepository';
import type { ConfirmPassword } from '../confirmPassword';
import type { Session } from '../sessions';
import type { SignIn } from '../signIn';
import type { AccountOwner, SignInAccount, SignInAccounts } from '../signInAccounts';
import {
  type Assertion,
  type Attestation,
  type RelyingParty,
  verifyAssertion,
  verifyAttestation,
} from './verifyPasskey';

type PasskeyParts = {
  /** Null where no passkeys are used. */
  relyingParty: RelyingParty | null;
  passkeys: PasskeysRepository;
  accounts: SignInAccounts;
  limits: {
    /** Per address: challenges, which are stored. */
    challenge: AttemptLimit;
    /** Per address: what did not sign anyone in, like wrong passwords. */
    spray: AttemptLimit;
  };
  confirmPassword: ConfirmPassword;
  recordSignIn: SignIn['recordSignIn'];
  now: () => number;
};

export type Passkeys = ReturnType<typeof createPasskeys>;

// As long as someone may take to find the telephone.
const challengeMs = 5 * 60_000;

const mostPasskeys = 20;

const createChallenge = () => randomBytes(32).toString('base64url');

const toUserId = ({ clientId, personId }: AccountOwner) =>
  Buffer.from(`${clientId}.${personId ?? 0}`).toString('base64url');

const passkeyUnknown = () => new Refusal(401, 'passkeyUnknown');
const passkeyRefused = (status: 401 | 422) => new Refusal(status, 'passkeyRefused');

const refusals = {
  exists: () => new Refusal(409, 'passkeyExists'),
  tooMany: () => new Refusal(409, 'tooManyPasskeys'),
  noClient: notFound,
};

/** Whatever is wrong with it is of no use to who sent it; the log has it. */
const refuse =
  ({ log }: FastifyRequest, status: 401 | 422) =>
  (error: unknown): never => {
    log.info({ err: error }, 'a passkey was refused');
    throw passkeyRefused(status);
  };

/** Passkeys of accounts that have a password (ADR 54). */
export const createPasskeys = (parts: PasskeyParts) => {
  const { relyingParty, passkeys, accounts, limits, confirmPassword, recordSignIn, now } = parts;
  const requireOffered = () => {
    if (!relyingParty) throw notFound();
    return relyingParty;
  };
  const giveChallenge = async (sessionId: string | null) => {
    const challenge = createChallenge();
    await passkeys.addChallenge(challenge, sessionId, now() + challengeMs);
    return challenge;
  };
  const verify = async (request: FastifyRequest, assertion: Assertion, userId: string) => {
    const party = requireOffered();
    const passkey = await passkeys.find(assertion.credentialId);
    if (!passkey) throw passkeyUnknown();
    const counter = await verifyAssertion(party, assertion, passkey, (challenge) =>
      passkeys.takeChallenge(challenge, null, now()),
    ).catch(refuse(request, 401));
    const account = await accounts.find(passkey);
    if (!account || userId !== toUserId(passkey)) throw passkeyUnknown();
    if (!(await passkeys.recordUse(passkey.passkeyId, counter, now()))) throw passkeyRefused(401);
    return account;
  };
  return {
    startSignIn: async (request: FastifyRequest) => {
      const { id } = requireOffered();
      await limits.challenge.count('', request.ip);
      return { challenge: await giveChallenge(null), rpId: id };
    },
    signIn: async (
      { userId, ...assertion }: Assertion & { userId: string },
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<SignInAccount> => {
      requireOffered();
      await limits.spray.count('', request.ip);
      const account = await verify(request, assertion, userId);
      await limits.spray.takeBack('', request.ip);
      if (account.isDisabled) throw accountDisabled();
      await recordSignIn(account.username, request, reply);
      return account;
    },
    list: async (owner: AccountOwner): Promise<StoredPasskey[]> => {
      requireOffered();
      return passkeys.list(owner);
    },
    /** Asks for the password: a stolen session must not become a passkey. */
    startAdding: async (session: Session, account: SignInAccount, password: string) => {
      const { id } = requireOffered();
      await confirmPassword(session, account, password);
      const own = await passkeys.list(account);
      if (own.length >= mostPasskeys) throw refusals.tooMany();
      return {
        challenge: await giveChallenge(session.sessionId),
        rpId: id,
        userId: toUserId(account),
        username: account.username,
        displayName: account.name,
        known: own.map(({ credentialId, transports }) => ({ credentialId, transports })),
      };
    },
    add: async (
      request: FastifyRequest,
      session: Session,
      { name, transports, ...attestation }: Attestation & { name: string; transports: string[] },
    ) => {
      const { clientId, personId, sessionId } = session;
      const verified = await verifyAttestation(requireOffered(), attestation, (challenge) =>
        passkeys.takeChallenge(challenge, sessionId, now()),
      ).catch(refuse(request, 422));
      const details = { name: toPrintable(name) || 'Passkey', transports, createdAt: now() };
      const result = await passkeys.add({ clientId, personId, ...verified, ...details }, mostPasskeys);
      if (result !== 'added') throw refusals[result]();
    },
    remove: async (owner: AccountOwner, passkeyId: number) => {
      requireOffered();
      await passkeys.remove(owner, passkeyId);
    },
    removeExpired: passkeys.removeExpired,
  };
};
