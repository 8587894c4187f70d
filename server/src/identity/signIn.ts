import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Credentials } from '@/contracts/public';

import { accountDisabled, wrongCredentials } from '../http/responses/refusal';
import type { AttemptLimit } from '../http/security/attemptLimit';
import { toCountedAddress } from '../http/security/clientAddress';
import { normalizeUsername } from '../repositories/clientsRepository';
import type { KnownAddressesRepository } from '../repositories/knownAddressesRepository';
import type { KnownDevices } from './knownDevices';
import type { PasswordWork } from './passwords';
import type { SignInAccount } from './signInAccounts';

type Account = { passwordHash: string; isDisabled: boolean };

export type SignIn<Found extends Account = SignInAccount> = {
  signIn: (credentials: Credentials, request: FastifyRequest, reply: FastifyReply) => Promise<Found>;
  /** Resets the failure count and remembers the device and address, so that others' guesses cannot lock them out. */
  recordSignIn: (username: string, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
};

type SignInParts<Found> = {
  accounts: { findByUsername: (username: string) => Promise<Found | undefined> };
  limits: {
    /** Per account and address, or device. */
    signIn: AttemptLimit;
    /** Per account, for all unknown addresses together. */
    account: AttemptLimit;
    /** Per address, for all accounts together: one password tried on many of them. */
    spray: AttemptLimit;
  };
  devices: KnownDevices;
  addresses: KnownAddressesRepository;
  passwords: PasswordWork;
  requirePasswords: () => void;
  /** Refuses who lacks a second factor; the attempt stays counted. */
  confirm?: (account: Found, request: FastifyRequest) => Promise<void>;
  now: () => number;
};

type Counter = [limit: AttemptLimit, subject: string, source: string];

/** The response and the work behind it are the same for a wrong password and for an unknown account. */
export const createSignIn = <Found extends Account>(parts: SignInParts<Found>): SignIn<Found> => {
  const { accounts, limits, devices, addresses, passwords, requirePasswords, confirm, now } = parts;
  const recordSignIn: SignIn<Found>['recordSignIn'] = async (username, request, reply) => {
    await limits.signIn.forgive(username, devices.recognize(request, username) ?? request.ip);
    devices.remember(request, reply, username);
    await addresses.add(username, request.ip, now());
  };
  return {
    recordSignIn,
    signIn: async ({ username: enteredUsername, password }, request, reply) => {
      requirePasswords();
      const username = normalizeUsername(enteredUsername);
      const device = devices.recognize(request, username);
      const isKnown = (await addresses.has(username, request.ip)) || device !== undefined;
      const own: Counter = [limits.signIn, username, device ?? request.ip];
      const spray: Counter = [limits.spray, '', request.ip];
      const anyone: Counter = [limits.account, username, ''];
      const counted: Counter[] = [];
      const checkCredentials = async () => {
        // Counted before the password is checked, so that concurrent attempts count like sequential ones.
        for (const counter of isKnown ? [own] : [spray, own, anyone]) {
          const [limit, subject, source] = counter;
          await limit.count(subject, source);
          counted.push(counter);
        }
        const found = await accounts.findByUsername(username);
        const group = isKnown ? `account ${username}` : toCountedAddress(request.ip);
        return (await passwords.check({ group, isKnown }, password, found?.passwordHash)) ? found : undefined;
      };
      const takeBack = () => Promise.all(counted.map(([limit, subject, source]) => limit.takeBack(subject, source)));
      // An attempt that was never checked, because of another limit or a full queue, does not count.
      const account = await checkCredentials().catch(async (error: unknown) => {
        await takeBack();
        throw error;
      });
      if (!account) throw wrongCredentials();
      if (!account.isDisabled) await confirm?.(account, request);
      await takeBack();
      if (account.isDisabled) throw accountDisabled();
      await recordSignIn(username, request, reply);
      return account;
    },
  };
};
