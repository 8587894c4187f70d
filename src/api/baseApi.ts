import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus, skipToken } from '@reduxjs/toolkit/query';
import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { use } from 'react';
import { useDispatch, useStore } from 'react-redux';

import { isServer } from '@/shared/lib/isServer';
import { PageReportContext } from '@/shared/routing/pageMetadata';

import { baseQuery } from './request/baseQuery';
import { withParsedResponses } from './request/parsedResponses';
import type { RequestOptions } from './request/requestTypes';
import { withRenewedSession } from './request/sessionRenewal';

type HooksModule = ReturnType<typeof reactHooksModule>;
type UseQuery = (arg: unknown, options?: { skip?: boolean }) => unknown;
/** An endpoint whose types are not known here. */
type Endpoint = {
  useQuery: UseQuery;
  initiate: (arg: unknown) => ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>;
};
type ApiState = { queries: Record<string, { status: QueryStatus } | undefined> };

const settled: unknown[] = [QueryStatus.fulfilled, QueryStatus.rejected];
// React does not suspend on a promise that is marked as fulfilled.
const nothing = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

type Query = { endpoint: Endpoint; reducerPath: string; usesLists: boolean; getKey: (arg: unknown) => string };

const createSuspendingHook =
  ({ endpoint: { useQuery, initiate }, reducerPath, usesLists, getKey }: Query): UseQuery =>
  (arg, options) => {
    const store = useStore<Record<string, ApiState>>();
    const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
    const report = use(PageReportContext);
    const key = arg === skipToken || options?.skip === true ? undefined : getKey(arg);
    if (key !== undefined) report?.onQuery({ key, usesLists });
    const isSettled = key === undefined || settled.includes(store.getState()[reducerPath]?.queries[key]?.status);
    // React matches the promises of a component's earlier attempts by order, so every hook passes exactly one to `use`.
    use(isSettled ? nothing : dispatch(initiate(arg)));
    return useQuery(arg, options);
  };

/** Query hooks for a server, where effects do not run: a component suspends until its results have arrived. */
const suspendingQueryHooks = (): HooksModule => {
  const hooks = reactHooksModule();
  return {
    ...hooks,
    init: (api, options, context) => {
      const injecting = hooks.init(api, options, context);
      return {
        injectEndpoint: (name, definition) => {
          injecting.injectEndpoint(name, definition);
          const endpoint = (api.endpoints as unknown as Record<string, Endpoint>)[name];
          if (!endpoint || !('useQuery' in endpoint)) return;
          const { reducerPath, serializeQueryArgs } = options;
          const { usesLists = false } = (definition.extraOptions ?? {}) as RequestOptions;
          const getKey = (arg: unknown) =>
            serializeQueryArgs({ queryArgs: arg, endpointDefinition: definition, endpointName: name });
          const useQuery = createSuspendingHook({ endpoint, reducerPath, usesLists, getKey });
          Object.assign(endpoint, { useQuery });
          Object.assign(api, { [`use${name.charAt(0).toUpperCase()}${name.slice(1)}Query`]: useQuery });
        },
      };
    },
  };
};

/** Public content, in the language of the request: stale once the language changes. */
const contentTags = [
  'Layout',
  'Environment',
  'Contact',
  'About',
  'Banner',
  'Brand',
  'Offer',
  'Video',
  'ProductLine',
  'Term',
  'StockItem',
  'Category',
  'Feature',
] as const;

/** Changed by orders. All three services share one api, so that a push invalidates them. */
export const orderTags = ['Order', 'Stock'] as const;

/** What clients keep for later orders. */
const plannedTags = ['SetAsideCart', 'StandingOrder'] as const;

export const tagTypes = [...contentTags, ...orderTags, ...plannedTags, 'Approval'] as const;

export type TagType = (typeof tagTypes)[number];

const createApi = buildCreateApi(coreModule(), isServer ? suspendingQueryHooks() : reactHooksModule());

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: withParsedResponses(withRenewedSession(baseQuery)),
  tagTypes,
  endpoints: () => ({}),
});
