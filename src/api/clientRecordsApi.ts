import { type BaseQueryApi, skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';

import type { Approval, ClientTerms, OwnData, Passkey, People } from '@/contracts/inventory';

import { baseApi } from './baseApi';
import { type CatalogIds, catalogPairs, type CatalogSegments } from './catalogPairs';
import type { inventoryApi } from './inventoryApi';
import { type FoundOrFailed, orUnknown } from './optionalCall';
import type { RequestError, RequestServices } from './request/requestTypes';

type ClientArg = { clientId: number };

type Run<Known> = (
  endpoints: typeof inventoryApi.endpoints,
  arg: CatalogSegments & ClientArg,
  dispatch: BaseQueryApi['dispatch'],
) => PromiseLike<FoundOrFailed<readonly Known[]>>;

const uncached = { subscribe: false, forceRefetch: true } as const;

/** Of the account, which is that of its first catalogue; `unknown` where the services do not tell. */
const createLoader =
  <Known, Unknown>(run: Run<Known>, unknown: Unknown) =>
  async (
    { clientId }: ClientArg,
    { dispatch, extra }: BaseQueryApi,
  ): Promise<{ data: Known | Unknown } | { error: RequestError }> => {
    const { config, untilPresent } = extra as RequestServices & { config: CatalogIds };
    const inventory = await import(/* webpackChunkName: "clientTerms" */ './inventoryApi');
    const [segments] = catalogPairs(config);
    if (!segments) return { data: unknown };
    // During a replay, a query within a query has neither data nor an error.
    await untilPresent?.();
    const { data, error } = await orUnknown(
      run(inventory.inventoryApi.endpoints, { ...segments, clientId }, dispatch),
      [],
    );
    return error ? { error } : { data: data[0] ?? unknown };
  };

/** For calls whose record is the whole list. */
const asOne = async <Item>(response: PromiseLike<FoundOrFailed<Item[]>>): Promise<FoundOrFailed<Item[][]>> => {
  const { data, ...rest } = await response;
  return data ? { data: [data] } : rest;
};

const usual: ClientTerms = { priceList: null, taxRate: null, taxExemption: null };

const aDay = 86_400;

/** Services that do not tell are asked once. */
export const clientRecordsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a client pays, beyond the public prices and the shop's tax rate. */
    getOwnTerms: build.query<ClientTerms, ClientArg>({
      keepUnusedDataFor: aDay,
      queryFn: createLoader(
        ({ getClientTerms }, arg, dispatch) => dispatch(getClientTerms.initiate(arg, uncached)),
        usual,
      ),
    }),
    getMyData: build.query<OwnData | null, ClientArg>({
      keepUnusedDataFor: aDay,
      queryFn: createLoader(({ getOwnData }, arg, dispatch) => dispatch(getOwnData.initiate(arg, uncached)), null),
    }),
    /** The orders that wait for approval, and the latest that did. */
    getMyApprovals: build.query<Approval[] | null, ClientArg>({
      keepUnusedDataFor: aDay,
      providesTags: ['Approval'],
      queryFn: createLoader(
        ({ getApprovals }, arg, dispatch) => asOne(dispatch(getApprovals.initiate(arg, uncached))),
        null,
      ),
    }),
    /** Of who is signed in: the client itself or one of its people. */
    getMyPasskeys: build.query<Passkey[] | null, ClientArg>({
      keepUnusedDataFor: aDay,
      queryFn: createLoader(
        ({ getPasskeys }, arg, dispatch) => asOne(dispatch(getPasskeys.initiate(arg, uncached))),
        null,
      ),
    }),
    getMyPeople: build.query<People | null, ClientArg>({
      keepUnusedDataFor: aDay,
      queryFn: createLoader(({ getPeople }, arg, dispatch) => dispatch(getPeople.initiate(arg, uncached)), null),
    }),
  }),
});

type SessionState = { session: { client: { clientId: number } | null } };

const selectClientId = ({ session }: SessionState) => session.client?.clientId;

/** Undefined until they are known, or where the services do not tell. */
export const useClientTerms = () => {
  const clientId = useSelector(selectClientId);
  const { currentData, isError, isFetching, refetch } = clientRecordsApi.useGetOwnTermsQuery(
    clientId === undefined ? skipToken : { clientId },
  );
  return {
    terms: currentData,
    /** They are not known, so that prices are the public ones. */
    isUnknown: isError && !currentData,
    isFetching,
    refetch: clientId === undefined ? () => undefined : () => void refetch(),
  };
};

/** `isRead` asks again, for the page that shows it. */
const useOwnArg = ({ isSkipped = false, isRead = false }) => {
  const clientId = useSelector(selectClientId);
  const arg = clientId === undefined || isSkipped ? skipToken : { clientId };
  return [arg, { refetchOnMountOrArgChange: isRead }] as const;
};

type Reading = Parameters<typeof useOwnArg>[0];

export const useMyData = (reading: Reading = {}) => clientRecordsApi.useGetMyDataQuery(...useOwnArg(reading));

export const useMyApprovals = (reading: Reading = {}) => clientRecordsApi.useGetMyApprovalsQuery(...useOwnArg(reading));

/** Who signs in for the client. */
export const useMyPeople = (reading: Reading = {}) => clientRecordsApi.useGetMyPeopleQuery(...useOwnArg(reading));

export const useMyPasskeys = (reading: Reading = {}) => clientRecordsApi.useGetMyPasskeysQuery(...useOwnArg(reading));
