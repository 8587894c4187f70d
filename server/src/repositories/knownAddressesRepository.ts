import { createHash } from 'node:crypto';

import type { Database } from '../db/openDatabase';
import { toCountedAddress } from '../http/security/clientAddress';

export type KnownAddressesRepository = ReturnType<typeof createKnownAddressesRepository>;

/** For sign-ins without cookies: programs, and pages of other origins. Names and addresses are stored as a hash. */
export const createKnownAddressesRepository = (db: Database, prefix = '') => {
  const hash = (username: string, address: string) =>
    createHash('sha256')
      .update(`${toCountedAddress(address)} ${prefix}${username}`)
      .digest('base64url');
  return {
    /** Whether anyone has signed in to the account from this address before. */
    has: async (username: string, address: string): Promise<boolean> => {
      const row = await db
        .selectFrom('known_addresses')
        .select('used_at')
        .where('address_hash', '=', hash(username, address))
        .executeTakeFirst();
      return row !== undefined;
    },
    add: async (username: string, address: string, moment: number) => {
      await db
        .insertInto('known_addresses')
        .values({ address_hash: hash(username, address), used_at: moment })
        .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ used_at: moment }))
        .execute();
    },
    removeUnused: async (lastUsedBefore: number) => {
      await db.deleteFrom('known_addresses').where('used_at', '<', lastUsedBefore).execute();
    },
  };
};
