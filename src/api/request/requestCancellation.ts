import type { Middleware } from '@reduxjs/toolkit';

import { baseApi } from '../baseApi';

type Running = { queryCacheKey: string; abort: () => void };
type Subscriptions = { getSubscriptionCount: (queryCacheKey: string) => number };
type Dispatch = (action: unknown) => unknown;

const { internal_getRTKQSubscriptions, removeQueryResult, unsubscribeQueryResult } = baseApi.internalActions;

type QueryCacheKey = Parameters<typeof removeQueryResult>[0]['queryCacheKey'];

/**
 * A query is cancelled once its last subscriber has left and no other has subscribed in the same turn, as happens
 * when navigating between screens that share a query. Mutations are never cancelled.
 * Its cache entry is removed too, so that the next visit starts from scratch rather than with an error.
 * Must precede the api's own middleware.
 */
export const requestCancellation: Middleware =
  ({ dispatch }) =>
  (next) => {
    const send = dispatch as Dispatch;
    const cancelIfUnused = (queryCacheKey: QueryCacheKey) => {
      const subscriptions = send(internal_getRTKQSubscriptions()) as Subscriptions;
      if (subscriptions.getSubscriptionCount(queryCacheKey) > 0) return;
      const running = (send(baseApi.util.getRunningQueriesThunk()) as Running[]).find(
        (query) => query.queryCacheKey === queryCacheKey,
      );
      if (!running) return;
      running.abort();
      send(removeQueryResult({ queryCacheKey }));
    };
    return (action) => {
      const result = next(action);
      if (unsubscribeQueryResult.match(action)) {
        const { queryCacheKey } = action.payload;
        setTimeout(() => cancelIfUnused(queryCacheKey));
      }
      return result;
    };
  };
