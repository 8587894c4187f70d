import type { Middleware } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';

type Running = { queryCacheKey: string; abort: () => void };
type Subscriptions = { getSubscriptionCount: (queryCacheKey: string) => number };
type Dispatch = (action: unknown) => unknown;

const { internal_getRTKQSubscriptions, removeQueryResult, unsubscribeQueryResult } = baseApi.internalActions;

/**
 * A request is cancelled when nobody waits for it: once the last subscriber of a running query has left, and none has
 * come within the same turn, as on a change of screens that show the same answer. Mutations are never touched.
 * The entry goes with it, so that the next visit starts afresh rather than with an error.
 * Belongs before the api's own middleware.
 */
export const requestCancellation: Middleware =
  ({ dispatch }) =>
  (next) => {
    const send = dispatch as Dispatch;
    const cancelUnlessWatched = (queryCacheKey: string) => {
      const subscriptions = send(internal_getRTKQSubscriptions()) as Subscriptions;
      if (subscriptions.getSubscriptionCount(queryCacheKey) > 0) return;
      const running = (send(baseApi.util.getRunningQueriesThunk()) as Running[]).find(
        (query) => query.queryCacheKey === queryCacheKey,
      );
      if (!running) return;
      running.abort();
      send(removeQueryResult({ queryCacheKey: queryCacheKey as never }));
    };
    return (action) => {
      const result = next(action);
      if (unsubscribeQueryResult.match(action)) {
        const { queryCacheKey } = action.payload;
        setTimeout(() => cancelUnlessWatched(queryCacheKey));
      }
      return result;
    };
  };
