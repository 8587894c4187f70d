import { createClientViews } from '../clients/clientViews';
import type { ServerConfig } from '../config/serverConfig';
import type { Database } from '../db/openDatabase';
import { Refusal } from '../http/responses/refusal';
import { type AttemptLimit, type AttemptRule, createAttemptLimit } from '../http/security/attemptLimit';
import { createAttemptsRepository } from '../repositories/attemptsRepository';
import { type ClientsRepository, createClientsRepository } from '../repositories/clientsRepository';
import { createKnownAddressesRepository } from '../repositories/knownAddressesRepository';
import { createPasskeysRepository } from '../repositories/passkeysRepository';
import { createPasswordResetsRepository } from '../repositories/passwordResetsRepository';
import { createPeopleRepository, type PeopleRepository } from '../repositories/peopleRepository';
import { readServerSecret } from '../repositories/secretsRepository';
import { createSessionsRepository } from '../repositories/sessionsRepository';
import { type ConfirmPassword, createConfirmPassword } from './confirmPassword';
import { createOpenIdProvider } from './elsewhere/openIdProvider';
import { createProviderSignIn, type ProviderSignIn } from './elsewhere/providerSignIn';
import { createKnownDevices } from './knownDevices';
import { createMailer } from './mailer';
import { createPasskeys, type Passkeys } from './passkeys/passkeys';
import { createPasswordResets, type PasswordResets, resetMessages } from './passwordReset';
import { createPasswordWork, type PasswordCost, type PasswordWork } from './passwords';
import { createSessions, type Sessions } from './sessions';
import { createSessionTokens } from './sessionToken';
import { createSignIn, type SignIn } from './signIn';
import { createSignInAccounts, type SignInAccounts } from './signInAccounts';

const fifteenMinutes = 15 * 60_000;

const rules = {
  signIn: { attempts: 10, windowMs: fifteenMinutes },
  account: { attempts: 20, windowMs: fifteenMinutes },
  spray: { attempts: 100, windowMs: fifteenMinutes },
  challenge: { attempts: 100, windowMs: fifteenMinutes },
  change: { attempts: 10, windowMs: fifteenMinutes },
  // Requests from one address: for each name, and for all names together.
  forgot: { attempts: 5, windowMs: fifteenMinutes },
  forgotAnyone: { attempts: 20, windowMs: fifteenMinutes },
  resetMessage: resetMessages,
  reset: { attempts: 20, windowMs: fifteenMinutes },
  // Of people, per client.
  invite: { attempts: 20, windowMs: fifteenMinutes },
  contact: { attempts: 10, windowMs: fifteenMinutes },
} satisfies Record<string, AttemptRule>;

type Purpose = keyof typeof rules;

const purposes = Object.keys(rules) as Purpose[];
const longestWindowMs = Math.max(...purposes.map((purpose) => rules[purpose].windowMs));

export type Identity = SignIn & {
  clients: ClientsRepository;
  people: PeopleRepository;
  accounts: SignInAccounts;
  sessions: Sessions;
  resets: PasswordResets;
  limits: Record<Purpose, AttemptLimit>;
  passwords: PasswordWork;
  confirmPassword: ConfirmPassword;
  passkeys: Passkeys;
  /** Refuses everything about passwords where clients sign in only elsewhere. */
  requirePasswords: () => void;
  /** Undefined if clients sign in only here. */
  providerSignIn: ProviderSignIn | undefined;
  /** Deletes what has expired. */
  removeExpired: () => Promise<void>;
};

type IdentityParts = { config: ServerConfig; db: Database; now: () => number; passwordCost?: PasswordCost };

/** Where registerServices puts the public service. */
const publicServicePath = '/services/public';

const hour = 3_600_000;
const halfAYear = 180 * 24 * hour;

export const createIdentity = async (parts: IdentityParts): Promise<Identity> => {
  const { config, db, now, passwordCost } = parts;
  const { publicUrl, tokenSecret, sessionHours } = config;
  const { accountId, siteName, defaultLanguage } = config.runtime;
  const secret = tokenSecret === '' ? await readServerSecret(db, 'token') : tokenSecret;
  const attempts = createAttemptsRepository(db);
  const limits = Object.fromEntries(
    purposes.map((purpose) => [purpose, createAttemptLimit(attempts, purpose, rules[purpose], now)]),
  ) as Identity['limits'];
  const clients = createClientsRepository(db, accountId);
  const people = createPeopleRepository(db, accountId);
  const views = createClientViews(db, accountId, now);
  const storedSessions = createSessionsRepository(db);
  const resets = createPasswordResetsRepository(db);
  const addresses = createKnownAddressesRepository(db);
  const devices = createKnownDevices(await readServerSecret(db, 'device'));
  const passwords = createPasswordWork(passwordCost);
  const sessions = createSessions({
    sessions: storedSessions,
    views,
    tokens: createSessionTokens(secret, now),
    lifetimeMs: sessionHours * hour,
    now,
  });
  const accounts = createSignInAccounts(clients, people, sessions.forget);
  const requirePasswords = () => {
    if (!config.passwordSignIn) throw new Refusal(403, 'passwordsOff');
  };
  const confirmPassword = createConfirmPassword(limits.change, passwords);
  const signingIn = createSignIn({ accounts, limits, devices, addresses, passwords, requirePasswords, now });
  const { recordSignIn } = signingIn;
  const passkeys = createPasskeys({
    relyingParty: config.relyingParty,
    passkeys: createPasskeysRepository(db),
    accounts,
    limits,
    confirmPassword,
    recordSignIn,
    now,
  });
  return {
    clients,
    people,
    accounts,
    limits,
    passwords,
    confirmPassword,
    passkeys,
    requirePasswords,
    ...signingIn,
    providerSignIn:
      config.provider === null
        ? undefined
        : createProviderSignIn({
            provider: createOpenIdProvider(config.provider),
            accounts,
            sessions,
            recordSignIn,
            publicUrl,
            servicePath: publicServicePath,
            defaultLanguage,
          }),
    sessions,
    resets: createPasswordResets({
      accounts,
      resets,
      limit: limits.resetMessage,
      mailer: createMailer(config),
      publicUrl,
      siteName,
      now,
    }),
    removeExpired: async () => {
      await storedSessions.removeExpired(now());
      await views.removeExpired();
      await resets.removeExpired(now());
      await passkeys.removeExpired(now());
      await attempts.removeExpired(now(), longestWindowMs);
      await addresses.removeUnused(now() - halfAYear);
    },
  };
};
