import { addListener, createAction, removeListener } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';

import type { baseQuery } from './baseQuery';

type ServiceQuery = typeof baseQuery;
type Result = Awaited<ReturnType<ServiceQuery>>;

/** The state that renewal reads. A store without a session has nothing to renew. */
type SessionState = { session?: { token: string; isExpired: boolean; client: { clientId: number } | null } };

/** A service responded 401 to a request with this token (its reference). */
export const tokenRefused = createAction<{ token: string }>('session/tokenRefused');

// A 401 from these asks nobody to sign in: it is about a typed password, or to a question that the page asked by itself.
const quietEndpoints = ['authenticateUser', 'redeemSignIn', 'signInWithPasskey', 'loginClient', 'getOrderNews'];

const isUnauthorized = ({ error }: Result): boolean => error?.status === 401;

const selectSession = (state: unknown) => {
  const { session } = state as SessionState;
  return { token: session?.token, isExpired: session?.isExpired ?? false, clientId: session?.client?.clientId };
};

type Session = ReturnType<typeof selectSession>;

const isSameClient = (sent: Session, now: Session): boolean => now.clientId === sent.clientId;

const isRenewed = (sent: Session, now: Session): boolean =>
  isSameClient(sent, now) && !now.isExpired && now.token !== sent.token;

/** Resolves when the session is renewed or ended, or the request is aborted. */
const waitForRenewal = (api: BaseQueryApi): Promise<void> =>
  new Promise((resolve) => {
    const listener = {
      predicate: (_action: unknown, state: unknown) => !selectSession(state).isExpired,
      effect: () => stopWaiting(),
    };
    const stopWaiting = () => {
      api.dispatch(removeListener(listener));
      api.signal.removeEventListener('abort', stopWaiting);
      resolve();
    };
    api.dispatch(addListener(listener));
    if (api.signal.aborted) stopWaiting();
    else api.signal.addEventListener('abort', stopWaiting);
  });

/**
 * A request whose token is rejected stays pending until its client has signed in again, and is then retried once.
 * Any number may wait for the same sign-in. If another client signs in, or none, the rejection is returned.
 */
export const withRenewedSession =
  (query: ServiceQuery): ServiceQuery =>
  async (args, api, options) => {
    const sent = selectSession(api.getState());
    const result = await query(args, api, options);
    if (!isUnauthorized(result) || quietEndpoints.includes(api.endpoint)) return result;
    const now = selectSession(api.getState());
    if (sent.token === undefined || !isSameClient(sent, now)) return result;
    if (!isRenewed(sent, now)) {
      api.dispatch(tokenRefused({ token: sent.token }));
      // No one is signed in.
      if (!selectSession(api.getState()).isExpired) return result;
      await waitForRenewal(api);
    }
    return isRenewed(sent, selectSession(api.getState())) && !api.signal.aborted ? query(args, api, options) : result;
  };
