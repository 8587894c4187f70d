import type { ApiKey } from '@/contracts/office';

import { isDuplicate } from '../db/databaseFailure';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { Refusal } from '../http/responses/refusal';
import { toPrintable } from '../printable';
import { createApiKeysRepository, type StoredKey } from '../repositories/apiKeysRepository';
import { recordChange } from '../repositories/changesRepository';
import { createSecret, hashSecret } from './officeAccess';
import type { OfficeContext } from './officeParts';
import { scopes } from './scopes';

const dayMs = 24 * 3_600_000;

export const maxDays = 730;

/** Software never decides who may enter the office. */
export const scopesOfKeys = scopes.filter((scope) => scope !== 'staff:write');

const getKeys = (db: Database, { config }: Pick<OfficeContext, 'config'>) =>
  createApiKeysRepository(db, config.runtime.accountId);

const getState = ({ expiresAt, revokedAt }: StoredKey, moment: number) => {
  if (revokedAt !== null && revokedAt < expiresAt) return 'revoked';
  return expiresAt > moment ? 'active' : 'expired';
};

const toDate = (moment: number) => new Date(moment).toISOString();

const toRecord = (key: StoredKey, moment: number): ApiKey => ({
  keyId: key.keyId,
  name: key.name,
  scopes: key.scopes,
  state: getState(key, moment),
  createdBy: key.createdBy,
  created: toDate(key.createdAt),
  expires: toDate(key.expiresAt),
  lastUsed: key.usedAt === null ? null : toDate(key.usedAt),
});

export const listKeys = async (db: Database, context: Pick<OfficeContext, 'config' | 'now'>): Promise<ApiKey[]> =>
  (await getKeys(db, context).list()).map((key) => toRecord(key, context.now()));

/** The secret is in the result alone: only its hash is stored. */
export const addKey = async (
  db: Database,
  office: OfficeContext,
  { name: given, scopes: wanted, days }: { name: string; scopes: string[]; days: number },
) => {
  const unknown = wanted.find((each) => !scopesOfKeys.some((scope) => scope === each));
  if (unknown !== undefined)
    throw new Refusal(422, 'scopeUnknown', { scope: toPrintable(unknown), known: scopesOfKeys.join(', ') });
  if (!Number.isInteger(days) || days < 1 || days > maxDays) throw new Refusal(422, 'keyDays', { days: maxDays });
  const name = given.trim();
  const moment = office.now();
  const secret = `mk_${createSecret()}`;
  const granted = scopesOfKeys.filter((scope) => wanted.includes(scope));
  const refuseTwin = (error: unknown) => {
    // What a key changes is recorded under its name.
    throw isDuplicate(error) ? new Refusal(409, 'keyKnown', { name: toPrintable(name) }) : error;
  };
  const key = await inTransaction(db, async (transaction) => {
    const keys = getKeys(transaction, office);
    await keys.freeName(name, moment);
    const added = await keys.add({
      name,
      scopes: granted,
      keyHash: hashSecret(secret),
      createdBy: office.author.by,
      createdAt: moment,
      expiresAt: moment + days * dayMs,
    });
    await recordChange(transaction, office.config.runtime.accountId, {
      ...office.author,
      operation: 'addKey',
      subject: `key ${name}`,
      before: null,
      after: { scopes: granted.join(' '), expires: toDate(added.expiresAt) },
      moment,
    });
    return toRecord(added, moment);
  }).catch(refuseTwin);
  return { ...key, secret };
};

export const revokeKey = (db: Database, office: OfficeContext, keyId: number): Promise<ApiKey> =>
  inTransaction(db, async (transaction) => {
    const moment = office.now();
    const keys = getKeys(transaction, office);
    const isRevoked = await keys.revoke(keyId, moment);
    const key = (await keys.list()).find((each) => each.keyId === keyId);
    if (!key) throw new Refusal(404, 'keyUnknown', { key: keyId });
    if (isRevoked)
      await recordChange(transaction, office.config.runtime.accountId, {
        ...office.author,
        operation: 'revokeKey',
        subject: `key ${key.name}`,
        before: { state: getState({ ...key, revokedAt: null }, moment) },
        after: { state: 'revoked' },
        moment,
      });
    return toRecord(key, moment);
  });
