import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus, skipToken } from '@reduxjs/toolkit/query';
import { reactHooksModule } from '@reduxjs/toolkit/query/react';
import { use } from 'react';
import { useDispatch, useStore } from 'react-redux';

type HooksModule = ReturnType<typeof reactHooksModule>;
type UseQuery = (arg: unknown, options?: { skip?: boolean }) => unknown;
/** An endpoint whose types are not known here. */
type Endpoint = {
  useQuery: UseQuery;
  initiate: (arg: unknown) => ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>;
  select: (arg: unknown) => (state: unknown) => { status: QueryStatus };
};

const settled = [QueryStatus.fulfilled, QueryStatus.rejected];
// React does not suspend on a promise that is marked as fulfilled.
const nothing = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

const createSuspendingHook =
  ({ useQuery, initiate, select }: Endpoint): UseQuery =>
  (arg, options) => {
    const store = useStore();
    const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
    const isSkipped = arg === skipToken || options?.skip === true;
    const isSettled = isSkipped || settled.includes(select(arg)(store.getState()).status);
    // React matches the promises of a component's earlier attempts by order, so every hook calls `use` exactly once.
    use(isSettled ? nothing : dispatch(initiate(arg)));
    return useQuery(arg, options);
  };

/** Query hooks for a server, where effects do not run: a component suspends until its results have arrived. */
export const suspendingQueryHooks = (): HooksModule => {
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
          const useQuery = createSuspendingHook(endpoint);
          Object.assign(endpoint, { useQuery });
          Object.assign(api, { [`use${name.charAt(0).toUpperCase()}${name.slice(1)}Query`]: useQuery });
        },
      };
    },
  };
};
