import { addListener, createAction, type UnsubscribeListener } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { baseQuery } from './baseQuery';

type ServiceQuery = typeof baseQuery;
type Answer = Awaited<ReturnType<ServiceQuery>>;

/** What a renewal reads of the state. A store without a session has nothing to renew. */
type SessionView = { session?: { token: string; isExpired: boolean; client: { clientId: number } | null } };

/** A service answered 401 to a request that carried this token (its reference). */
export const tokenRefused = createAction<{ token: string }>('session/tokenRefused');

// A 401 of these speaks of a password that was typed, not of the session.
const asksForPassword = ['authenticateUser', 'loginClient'];

const isUnauthorized = ({ error }: Answer): boolean => error?.status === 401;

const selectSession = (state: unknown) => {
  const { session } = state as SessionView;
  return { token: session?.token, isExpired: session?.isExpired ?? false, clientId: session?.client?.clientId };
};

type Session = ReturnType<typeof selectSession>;

const isSameClient = (sent: Session, now: Session): boolean => now.clientId === sent.clientId;

const isRenewed = (sent: Session, now: Session): boolean =>
  isSameClient(sent, now) && !now.isExpired && now.token !== sent.token;

/** Waits until the session is another one, has ended, or nobody waits for the answer any more. */
const settled = (api: BaseQueryApi): Promise<void> =>
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
 * A request whose token is refused stays under way until its client has signed in again, and is then sent once more.
 * Many may wait; the session is asked for once. When another client signs in, or none, the refusal is the answer.
 */
export const withRenewedSession =
  (query: ServiceQuery): ServiceQuery =>
  async (args, api, options) => {
    const sent = selectSession(api.getState());
    const answer = await query(args, api, options);
    if (!isUnauthorized(answer) || asksForPassword.includes(api.endpoint)) return answer;
    const now = selectSession(api.getState());
    if (sent.token === undefined || !isSameClient(sent, now)) return answer;
    if (!isRenewed(sent, now)) {
      api.dispatch(tokenRefused({ token: sent.token }));
      // Nobody is logged in.
      if (!selectSession(api.getState()).isExpired) return answer;
      await settled(api);
    }
    return isRenewed(sent, selectSession(api.getState())) && !api.signal.aborted ? query(args, api, options) : answer;
  };
