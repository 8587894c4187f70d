import { type Query, QueryClient } from '@tanstack/react-query';

const repeatMs = 5000;

const getStatus = ({ state: { error } }: Pick<Query, 'state'>) => ((error ?? {}) as { status?: number }).status ?? 400;

/** Until it succeeds: without data, a query is pending again while it is repeated. What a role may not see is no failure. */
export const hasFailed = (query: Pick<Query, 'state'>) => {
  const { status, errorUpdateCount } = query.state;
  return (status === 'error' && getStatus(query) !== 403) || (status === 'pending' && errorUpdateCount > 0);
};

/** Refusals stay, such as of what does not exist; a session may be continued. */
const mayPass = (status: number) => status < 400 || status === 401 || status >= 500;

/** When a query is repeated. */
export const repeatFailed = (query: Pick<Query, 'state'>) => hasFailed(query) && mayPass(getStatus(query)) && repeatMs;

/** For what is read once, in parts: a restart of the services does not lose the parts before. */
export const readOnce = {
  retry: (failures: number, { status = 400 }: { status?: number } & Error) => failures < 6 && mayPass(status),
  retryDelay: repeatMs,
  gcTime: 0,
};

/** The office may be on this machine, so a browser without a network sends requests, too. What cannot be read is read again until it can. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: repeatFailed,
      },
      mutations: { networkMode: 'always' },
    },
  });
