import { createHmac, timingSafeEqual } from 'node:crypto';

export type TokenClaims = { clientId: number; sessionId: string; expiresAt: number };

export type SessionTokens = {
  /** Three dot-separated parts (spec §4): a JSON Web Token signed with HS256. */
  write: (claims: TokenClaims) => string;
  read: (token: string) => TokenClaims | undefined;
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

// The only accepted header: the algorithm that a token claims is ignored.
const header = encode({ alg: 'HS256', typ: 'JWT' });

type Payload = { sub: string; sid: string; exp: number };

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' &&
  value !== null &&
  'sub' in value &&
  typeof value.sub === 'string' &&
  'sid' in value &&
  typeof value.sid === 'string' &&
  'exp' in value &&
  typeof value.exp === 'number';

const parsePayload = (part: string): Payload | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return isPayload(value) ? value : undefined;
  } catch {
    // Signed by us but not JSON: not a token of this version.
    return undefined;
  }
};

export const createSessionTokens = (secret: string, now: () => number): SessionTokens => {
  const sign = (content: string) => createHmac('sha256', secret).update(content).digest('base64url');
  return {
    write: ({ clientId, sessionId, expiresAt }) => {
      const payload = encode({ sub: String(clientId), sid: sessionId, exp: Math.floor(expiresAt / 1000) });
      const content = `${header}.${payload}`;
      return `${content}.${sign(content)}`;
    },
    read: (token) => {
      const [head, payload, signature, ...rest] = token.split('.');
      if (head !== header || payload === undefined || signature === undefined || rest.length > 0) return undefined;
      // Compare as text, because several texts decode to the same bytes.
      const given = Buffer.from(signature);
      const due = Buffer.from(sign(`${head}.${payload}`));
      if (given.length !== due.length || !timingSafeEqual(given, due)) return undefined;
      const claims = parsePayload(payload);
      if (!claims || claims.exp * 1000 <= now()) return undefined;
      return { clientId: Number(claims.sub), sessionId: claims.sid, expiresAt: claims.exp * 1000 };
    },
  };
};
