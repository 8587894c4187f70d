import { type Query, QueryClient } from '@tanstack/react-query';

const repeatMs = 5000;

/** Until it succeeds: without data, a query is pending again while it is repeated. */
export const hasFailed = ({ state: { status, errorUpdateCount } }: Pick<Query, 'state'>) =>
  status === 'error' || (status === 'pending' && errorUpdateCount > 0);

/** When a query is repeated. Refusals stay, such as of what does not exist; a session may be continued. */
export const repeatFailed = (query: Pick<Query, 'state'>) => {
  const { status = 400 } = (query.state.error ?? {}) as { status?: number };
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
