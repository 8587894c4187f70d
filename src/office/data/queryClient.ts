import { type Query, QueryClient } from '@tanstack/react-query';

const repeatMs = 5000;

/** Until it succeeds: without data, a query is pending again while it is repeated. */
export const hasFailed = ({ state: { status, errorUpdateCount } }: Query) =>
  status === 'error' || (status === 'pending' && errorUpdateCount > 0);

/** Refusals stay, such as of what does not exist; a session may be continued. */
const mayRecover = ({ state: { error } }: Query) => {
  const { status = 400 } = (error ?? {}) as { status?: number };
  return status < 400 || status === 401 || status >= 500;
};

/** The office may be on this machine, so a browser without a network sends requests, too. What cannot be read is read again until it can. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: (query) => (hasFailed(query) && mayRecover(query) ? repeatMs : false),
      },
      mutations: { networkMode: 'always' },
    },
  });
