import { aClient, aSession } from '@/../test/support/builders/aSession';
import { tokenRefused } from '@/api/request/sessionRenewal';

import {
  clientReplaced,
  clientSignedOut,
  selectIsLoggedIn,
  sessionRestored,
  sessionSlice,
  settingsCleared,
  signedIn,
  signedInElsewhere,
  signedOutElsewhere,
} from './sessionSlice';

const { reducer } = sessionSlice;
const empty = reducer(undefined, { type: '@@INIT' });

describe('signing in', () => {
  it('strips the password from the client, even in the action', () => {
    const action = signedIn({
      token: 'sealed.token.1',
      client: { clientId: 7, name: 'Ruiz', password: 'p', passwordHash: 'h', access_token: 't', phone: '1' },
    });
    expect(action.payload.client).toEqual({ clientId: 7, name: 'Ruiz', phone: '1' });
    expect(reducer(empty, action)).toEqual({
      token: 'sealed.token.1',
      client: { clientId: 7, name: 'Ruiz', phone: '1' },
      isExpired: false,
    });
  });

  it.each([null, 'Ruiz', [], { clientId: '7', name: 'Ruiz' }, { clientId: 7 }, { clientId: 1.5, name: 'Ruiz' }])(
    'rejects %j as a client',
    (client) => {
      expect(reducer(empty, signedIn({ token: '', client })).client).toBeNull();
    },
  );

  it('does not restore a stored session over one that began in the meantime', () => {
    const begun = aSession();
    expect(reducer(begun, sessionRestored({ token: 'sealed.token.9', client: aClient({ clientId: 8 }) }))).toBe(begun);
    expect(reducer(empty, sessionRestored(begun))).toEqual(begun);
  });

  it('follows another tab', () => {
    const other = aSession({ token: 'sealed.token.2', client: aClient({ clientId: 8 }) });
    expect(reducer(aSession(), signedInElsewhere(other))).toEqual(other);
  });
});

describe('the end of a session', () => {
  it.each([clientSignedOut, signedOutElsewhere, settingsCleared])('clears the session: %s', (fact) => {
    expect(reducer(aSession(), fact())).toEqual(empty);
  });
});

describe('a refused token', () => {
  const refused = (token = 'sealed.token.1') => tokenRefused({ token });

  it('marks the session as expired and keeps its client', () => {
    expect(reducer(aSession(), refused())).toEqual({ ...aSession(), isExpired: true });
  });

  it('is ignored if the session has another token by now, or for a visitor', () => {
    expect(reducer(aSession({ token: 'sealed.token.2' }), refused()).isExpired).toBe(false);
    expect(reducer(empty, refused('')).isExpired).toBe(false);
    expect(reducer(aSession({ client: aClient({ name: '' }) }), refused()).isExpired).toBe(false);
  });

  it.each([signedIn, signedInElsewhere])('is resolved by %s', (fact) => {
    const expired = aSession({ isExpired: true });
    expect(reducer(expired, fact(aSession({ token: 'sealed.token.2' }))).isExpired).toBe(false);
    expect(reducer(expired, clientSignedOut())).toEqual(empty);
  });

  it('does not mark the session when the client is replaced', () => {
    expect(reducer(aSession(), clientReplaced())).toEqual(aSession());
  });
});

describe('session selectors', () => {
  it.each([
    ['', false],
    ['server-env', false],
    ['one.two', false],
    ['a..c', false],
    ['a.b.c.d', false],
    ['sealed.token.1', true],
  ])('logged in with token %j: %s', (token, counts) => {
    expect(selectIsLoggedIn({ session: aSession({ token }) })).toBe(counts);
  });

  it.each([
    [null, false],
    [aClient({ name: '' }), false],
    [aClient({ name: '  ' }), false],
    [aClient(), true],
  ])('logged in as %j: %s', (client, loggedIn) => {
    expect(selectIsLoggedIn({ session: aSession({ client }) })).toBe(loggedIn);
  });
});
