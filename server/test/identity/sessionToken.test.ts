import { createHmac } from 'node:crypto';

import { createSessionTokens } from '../../src/identity/sessionToken';

const secret = 'a secret of at least thirty-two characters';
const claims = { clientId: 7, personId: null, sessionId: 'session-1', expiresAt: Date.parse('2026-03-02T22:00:00Z') };
// Tokens outlive a release: this one was issued by an earlier version.
const issued =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI3Iiwic2lkIjoic2Vzc2lvbi0xIiwiZXhwIjoxNzcyNDg4ODAwfQ.' +
  '9bNIsi_dBYUUwXthDZG6Jcdom-6DNP23qFHvGaQWHEU';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const forge = (header: object, payload: unknown, key = secret) => {
  const content = `${encode(header)}.${encode(payload)}`;
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
};

const header = { alg: 'HS256', typ: 'JWT' };
const payload = { sub: '7', sid: 'session-1', exp: claims.expiresAt / 1000 };

describe('session tokens', () => {
  const clock = { now: claims.expiresAt - 1 };
  const tokens = createSessionTokens(secret, () => clock.now);

  afterEach(() => {
    clock.now = claims.expiresAt - 1;
  });

  it('are read as written, and those of earlier versions stay valid', async () => {
    expect(await tokens.read(await tokens.write(claims))).toEqual(claims);
    expect(await tokens.read(issued)).toEqual(claims);
    expect(await tokens.read(forge(header, payload))).toEqual(claims);
    const ofPerson = { ...claims, personId: 70 };
    expect(await tokens.read(await tokens.write(ofPerson))).toEqual(ofPerson);
  });

  it('expire by the clock of the services', async () => {
    clock.now = claims.expiresAt;
    expect(await tokens.read(issued)).toBeUndefined();
  });

  it.each([
    ['of another secret', forge(header, payload, 'another secret')],
    ['without a signature', issued.replace(/[^.]+$/, '')],
    ['with another payload', issued.replace(/\.[^.]+\./, `.${encode({ ...payload, sub: '8' })}.`)],
    ['that claim another algorithm', forge({ ...header, alg: 'HS512' }, payload)],
    ['that claim no algorithm', `${encode({ ...header, alg: 'none' })}.${encode(payload)}.`],
    ['of another type', forge({ alg: 'HS256', typ: 'reset' }, payload)],
    ['without a session', forge(header, { sub: '7', exp: payload.exp })],
    ['without a client', forge(header, { sid: 'session-1', exp: payload.exp })],
    ['that never expire', forge(header, { sub: '7', sid: 'session-1' })],
    ['whose payload is no object', forge(header, 'text')],
    ['with a padded signature', `${issued}=`],
    ['with another spelling of the signature', issued.replace(/U$/, 'V')],
    ['of two parts', issued.split('.').slice(0, 2).join('.')],
    ['of four parts', `${issued}.x`],
    ['of nothing', ''],
    ['of garbage', '..'],
    ['of what is not base64url', 'ñ.{}.*'],
  ])('are refused: those %s', async (_, token) => {
    expect(await tokens.read(token)).toBeUndefined();
  });
});
