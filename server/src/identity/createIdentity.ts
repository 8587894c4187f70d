import type { ServerConfig } from '../config/serverConfig';
import type { Database } from '../db/openDatabase';
import { createAttemptLimit, type AttemptLimit, type AttemptRule } from '../http/attemptLimit';
import { createAttemptsRepository } from '../repositories/attemptsRepository';
import { createClientsRepository, type ClientsRepository } from '../repositories/clientsRepository';
import { createPasswordResetsRepository } from '../repositories/passwordResetsRepository';
import { readServerSecret } from '../repositories/secretsRepository';
import { createSessionsRepository } from '../repositories/sessionsRepository';
import { createFewAtOnce } from './fewAtOnce';
import { createMailer } from './mailer';
import { createPasswordCheck, hashPassword, soundCost, type PasswordCheck, type PasswordCost } from './passwords';
import { createPasswordReset, resetMessages, type PasswordReset } from './passwordReset';
import { createSessions, type Sessions } from './sessions';
import { createSessionTokens } from './sessionToken';
import { createSignIn, type SignIn } from './signIn';

const fifteenMinutes = 15 * 60_000;

const rules = {
  signIn: { attempts: 10, windowMs: fifteenMinutes },
  spray: { attempts: 100, windowMs: fifteenMinutes },
  change: { attempts: 10, windowMs: fifteenMinutes },
  // For each name that an address asks for, and for all of them together.
  forgot: { attempts: 5, windowMs: fifteenMinutes },
  forgotAnyone: { attempts: 20, windowMs: fifteenMinutes },
  resetMessage: resetMessages,
  reset: { attempts: 20, windowMs: fifteenMinutes },
  contact: { attempts: 10, windowMs: fifteenMinutes },
} satisfies Record<string, AttemptRule>;

type Purpose = keyof typeof rules;

const purposes = Object.keys(rules) as Purpose[];
const longestWindowMs = Math.max(...purposes.map((purpose) => rules[purpose].windowMs));

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
  const limits = Object.fromEntries(
    purposes.map((purpose) => [purpose, createAttemptLimit(attempts, purpose, rules[purpose], now)]),
  ) as Identity['limits'];
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
    resets: createPasswordReset({
      clients,
      resets,
      limit: limits.resetMessage,
      mailer: createMailer(config),
      publicUrl,
      siteName,
      now,
    }),
    removeExpired: async () => {
      await sessions.removeExpired(now());
      await resets.removeExpired(now());
      await attempts.removeExpired(now(), longestWindowMs);
    },
  };
};
