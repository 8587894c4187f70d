import { JOSEError } from 'jose/errors';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';

import type { AccountOwner } from './signInAccounts';

export type TokenClaims = AccountOwner & {
  sessionId: string;
  expiresAt: number;
  /** Of staff who see the shop as the client (ADR 65). */
  isView?: true;
};

export type SessionTokens = {
  /** Three dot-separated parts (spec §4): a JSON Web Token signed with HS256. */
  write: (claims: TokenClaims) => Promise<string>;
  read: (token: string) => Promise<TokenClaims | undefined>;
};

type Payload = { sub?: string; sid?: unknown; pid?: unknown; view?: unknown; exp?: number };

const toClaims = ({ sub, sid, pid, view, exp }: Payload): TokenClaims | undefined =>
  sub !== undefined && typeof sid === 'string' && exp !== undefined
    ? {
        clientId: Number(sub),
        personId: typeof pid === 'number' ? pid : null,
        sessionId: sid,
        expiresAt: exp * 1000,
        ...(view !== undefined && { isView: true }),
      }
    : undefined;

// jose also accepts other spellings of a signature, such as a padded one.
const isCanonical = (token: string) => {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
};

export const createSessionTokens = (secret: string, now: () => number): SessionTokens => {
  const key = new TextEncoder().encode(secret);
  return {
    write: ({ clientId, personId, sessionId, expiresAt, isView }) =>
      new SignJWT({ sid: sessionId, ...(personId !== null && { pid: personId }), ...(isView && { view: true }) })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(clientId))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(key),
    read: async (token) => {
      if (!isCanonical(token)) return undefined;
      try {
        const currentDate = new Date(now());
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], typ: 'JWT', currentDate });
        return toClaims(payload);
      } catch (error) {
        if (error instanceof JOSEError) return undefined;
        throw error;
      }
    },
  };
};
