import { addListener, createAction, type UnsubscribeListener } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';

import type { baseQuery } from './baseQuery';

type ServiceQuery = typeof baseQuery;
type Answer = Awaited<ReturnType<ServiceQuery>>;

/** What a renewal reads from the state. A store without a session has nothing to renew. */
type SessionView = { session?: { token: string; isExpired: boolean; client: { clientId: number } | null } };

/** A service responded 401 to a request with this token (its reference). */
export const tokenRefused = createAction<{ token: string }>('session/tokenRefused');

// A 401 from these is about a typed password, not the session.
const passwordEndpoints = ['authenticateUser', 'loginClient'];

const isUnauthorized = ({ error }: Answer): boolean => error?.status === 401;

const selectSession = (state: unknown) => {
  const { session } = state as SessionView;
  return { token: session?.token, isExpired: session?.isExpired ?? false, clientId: session?.client?.clientId };
};

type Session = ReturnType<typeof selectSession>;

const isSameClient = (sent: Session, now: Session): boolean => now.clientId === sent.clientId;

const isRenewed = (sent: Session, now: Session): boolean =>
  isSameClient(sent, now) && !now.isExpired && now.token !== sent.token;

/** Resolves when the session is renewed or ended, or the request is aborted. */
const waitForRenewal = (api: BaseQueryApi): Promise<void> =>
  new Promise((resolve) => {
    const stop = api.dispatch(
      addListener({
        predicate: (_action, state) => !selectSession(state).isExpired,
        effect: (_action, listener) => {
          listener.unsubscribe();
          resolve();
        },
      }),
    ) as unknown as UnsubscribeListener;
    const abandon = () => {
      stop();
      resolve();
    };
    if (api.signal.aborted) abandon();
    else api.signal.addEventListener('abort', abandon, { once: true });
  });

/**
 * A request whose token is rejected stays pending until its client has signed in again, and is then retried once.
 * Any number may wait for the same sign-in. If another client signs in, or none, the rejection is returned.
 */
export const withRenewedSession =
  (query: ServiceQuery): ServiceQuery =>
  async (args, api, options) => {
    const sent = selectSession(api.getState());
    const answer = await query(args, api, options);
    if (!isUnauthorized(answer) || passwordEndpoints.includes(api.endpoint)) return answer;
    const now = selectSession(api.getState());
    if (sent.token === undefined || !isSameClient(sent, now)) return answer;
    if (!isRenewed(sent, now)) {
      api.dispatch(tokenRefused({ token: sent.token }));
      // No one is signed in.
      if (!selectSession(api.getState()).isExpired) return answer;
      await waitForRenewal(api);
    }
    return isRenewed(sent, selectSession(api.getState())) && !api.signal.aborted ? query(args, api, options) : answer;
  };
