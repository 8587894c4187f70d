import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

const toBytes = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};

type Encodable = number | string | Buffer | Map<number | string, Encodable>;

/** As much of CBOR as attestations need. */
const encode = (value: Encodable): Buffer => {
  if (typeof value === 'number') return value < 0 ? toBytes(1, -1 - value) : toBytes(0, value);
  if (typeof value === 'string') return Buffer.concat([toBytes(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([toBytes(2, value.length), value]);
  return Buffer.concat([toBytes(5, value.size), ...[...value].flat().map(encode)]);
};

type Lie = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  userId?: string;
  /** The authenticator did not ask who uses it. */
  isUnverified?: boolean;
};

const userPresent = 1;
const userVerified = 4;
const hasCredential = 64;

/** A device with one passkey, which signs whatever it is told to. */
export const createAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const coseKey = new Map<number, Encodable>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  let knownUser = '';
  let counter = 0;
  const toClientData = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(JSON.stringify({ type, challenge: lie.challenge ?? challenge, origin: lie.origin ?? origin }));
  const toAuthData = (rpId: string, lie: Lie, credential?: Buffer) => {
    const flags = userPresent | (lie.isUnverified === true ? 0 : userVerified) | (credential ? hasCredential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
  };
  return {
    setCounter: (value: number) => {
      counter = value;
    },
    create: ({ challenge, rpId, userId }: { challenge: string; rpId: string; userId: string }, lie: Lie = {}) => {
      knownUser = userId;
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, encode(coseKey)]);
      const attestation = new Map<string, Encodable>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', toAuthData(rpId, lie, credential)],
      ]);
      return {
        credentialId: credentialId.toString('base64url'),
        clientDataJSON: toClientData('webauthn.create', challenge, lie).toString('base64url'),
        attestationObject: encode(attestation).toString('base64url'),
        transports: ['internal'],
      };
    },
    get: ({ challenge, rpId }: { challenge: string; rpId: string }, lie: Lie = {}) => {
      const clientData = toClientData('webauthn.get', challenge, lie);
      const authData = toAuthData(rpId, lie);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return {
        credentialId: credentialId.toString('base64url'),
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userId: lie.userId ?? knownUser,
      };
    },
  };
};

export type Authenticator = ReturnType<typeof createAuthenticator>;
