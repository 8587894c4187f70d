import type { ServerConfig } from '../config/serverConfig';
import type { Database } from '../db/openDatabase';
import { createAttemptLimit, fifteenMinutes, type AttemptLimit } from '../http/attemptLimit';
import { createAttemptsRepository } from '../repositories/attemptsRepository';
import { createClientsRepository, type ClientsRepository } from '../repositories/clientsRepository';
import { createPasswordResetsRepository } from '../repositories/passwordResetsRepository';
import { readServerSecret } from '../repositories/secretsRepository';
import { createSessionsRepository } from '../repositories/sessionsRepository';
import { createFewAtOnce } from './fewAtOnce';
import { createMailer } from './mailer';
import { createPasswordCheck, hashPassword, soundCost, type PasswordCheck, type PasswordCost } from './passwords';
import { createPasswordReset, type PasswordReset } from './passwordReset';
import { createSessions, type Sessions } from './sessions';
import { createSessionTokens } from './sessionToken';
import { createSignIn, type SignIn } from './signIn';

type Purpose = 'signIn' | 'spray' | 'change' | 'forgot' | 'reset' | 'contact';

const attemptsIn15Minutes: Record<Purpose, number> = {
  signIn: 10,
  spray: 100,
  change: 10,
  forgot: 5,
  reset: 20,
  contact: 10,
};

export type Identity = {
  clients: ClientsRepository;
  sessions: Sessions;
  signIn: SignIn;
  resets: PasswordReset;
  limits: Record<Purpose, AttemptLimit>;
  checkPassword: PasswordCheck;
  hashPassword: (password: string) => Promise<string>;
  /** What nobody can use any more need not be kept. */
  removeExpired: () => Promise<void>;
};

type IdentityParts = { config: ServerConfig; db: Database; now: () => number; passwordCost?: PasswordCost };

const hour = 3_600_000;

// Half of the threads that Node has for passwords, files and compression: who guesses passwords must not stop the rest.
const hashing = { running: 2, waiting: 100 };

export const createIdentity = async (parts: IdentityParts): Promise<Identity> => {
  const { config, db, now, passwordCost = soundCost } = parts;
  const { publicUrl, tokenSecret, sessionHours } = config;
  const { accountId, siteName } = config.runtime;
  const secret = tokenSecret === '' ? await readServerSecret(db, 'token') : tokenSecret;
  const attempts = createAttemptsRepository(db);
  const limitOf = (purpose: Purpose) =>
    createAttemptLimit(attempts, { purpose, attempts: attemptsIn15Minutes[purpose], windowMs: fifteenMinutes }, now);
  const limits: Identity['limits'] = {
    signIn: limitOf('signIn'),
    spray: limitOf('spray'),
    change: limitOf('change'),
    forgot: limitOf('forgot'),
    reset: limitOf('reset'),
    contact: limitOf('contact'),
  };
  const clients = createClientsRepository(db, accountId);
  const sessions = createSessionsRepository(db);
  const resets = createPasswordResetsRepository(db);
  const few = createFewAtOnce(hashing);
  const check = createPasswordCheck(passwordCost);
  const checkPassword: PasswordCheck = (password, stored) => few(() => check(password, stored));
  return {
    clients,
    limits,
    checkPassword,
    hashPassword: (password) => few(() => hashPassword(password, passwordCost)),
    sessions: createSessions({
      sessions,
      tokens: createSessionTokens(secret, now),
      lifetimeMs: sessionHours * hour,
      now,
    }),
    signIn: createSignIn({ clients, limit: limits.signIn, sprayLimit: limits.spray, checkPassword }),
    resets: createPasswordReset({ clients, resets, mailer: createMailer(config), publicUrl, siteName, now }),
    removeExpired: async () => {
      await sessions.removeExpired(now());
      await resets.removeExpired(now());
      await attempts.removeExpired(now(), fifteenMinutes);
    },
  };
};
