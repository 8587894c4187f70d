import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';

import { createFairQueue, type Turn } from '../http/security/fairQueue';

export type PasswordCost = { cost: number; blockSize: number; parallelization: number };

/**
 * 32 MB and about a tenth of a second per guess.
 *
 * @internal
 */
export const defaultCost: PasswordCost = { cost: 2 ** 15, blockSize: 8, parallelization: 3 };

const keyLength = 32;

const derive = (password: string, salt: Buffer, { cost, blockSize, parallelization }: PasswordCost) =>
  new Promise<Buffer>((resolve, reject) => {
    const options: ScryptOptions = { cost, blockSize, parallelization, maxmem: 256 * cost * blockSize };
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

export const hashPassword = async (password: string, cost: PasswordCost = defaultCost): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const parts = [
    cost.cost,
    cost.blockSize,
    cost.parallelization,
    salt.toString('base64url'),
    key.toString('base64url'),
  ];
  return `scrypt$${parts.join('$')}`;
};

type StoredPassword = { cost: PasswordCost; salt: Buffer; key: Buffer };

const parsePassword = (stored: string): StoredPassword | undefined => {
  const [kind, cost, blockSize, parallelization, salt, key] = stored.split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) return undefined;
  return {
    cost: { cost: Number(cost), blockSize: Number(blockSize), parallelization: Number(parallelization) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
};

export type PasswordCheck = (password: string, stored: string | undefined) => Promise<boolean>;

/**
 * Without a stored password the same work is done, so that timing reveals nothing about an account.
 *
 * @internal
 */
export const createPasswordCheck = (cost: PasswordCost = defaultCost): PasswordCheck => {
  const nobody: StoredPassword = { cost, salt: randomBytes(16), key: randomBytes(keyLength) };
  return async (password, stored) => {
    const known = stored === undefined ? undefined : parsePassword(stored);
    const { cost: usedCost, salt, key } = known ?? nobody;
    const derived = await derive(password, salt, usedCost);
    return timingSafeEqual(derived, key) && known !== undefined;
  };
};

/** Queues password work: each check is expensive, and an attacker's guesses must not hold up everyone else. */
export type PasswordWork = {
  check: (turn: Turn, password: string, stored: string | undefined) => Promise<boolean>;
  hash: (turn: Turn, password: string) => Promise<string>;
};

// Half of Node's thread pool, which files and compression also use.
const queueLimits = { maxRunning: 2, maxPerGroup: 10, maxWaiting: 40 };

export const createPasswordWork = (cost: PasswordCost = defaultCost): PasswordWork => {
  const enqueue = createFairQueue(queueLimits);
  const check = createPasswordCheck(cost);
  return {
    check: (turn, password, stored) => enqueue(turn, () => check(password, stored)),
    hash: (turn, password) => enqueue(turn, () => hashPassword(password, cost)),
  };
};
