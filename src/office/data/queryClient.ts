import { type Query, QueryClient } from '@tanstack/react-query';

const repeatMs = 5000;

const getStatus = ({ state: { error } }: Pick<Query, 'state'>) => ((error ?? {}) as { status?: number }).status ?? 400;

/** Until it succeeds: without data, a query is pending again while it is repeated. What a role may not see is no failure. */
export const hasFailed = (query: Pick<Query, 'state'>) => {
  const { status, errorUpdateCount } = query.state;
  return (status === 'error' && getStatus(query) !== 403) || (status === 'pending' && errorUpdateCount > 0);
};

/** When a query is repeated. Refusals stay, such as of what does not exist; a session may be continued. */
export const repeatFailed = (query: Pick<Query, 'state'>) => {
  const status = getStatus(query);
  return hasFailed(query) && (status < 400 || status === 401 || status >= 500) && repeatMs;
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
