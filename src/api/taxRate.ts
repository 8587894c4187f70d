import { parseTaxRate } from '@/shared/money/taxRate';

import { useClientTerms } from './clientRecordsApi';
import { useGetEnvironmentsQuery } from './publicApi';

/** Spec §7: start-up fetches tax. Later uses send the same query and hit the cache. */
export const taxEnvironment = { names: ['tax'] };

export const useTaxRate = () => {
  const { currentData, error, isFetching, refetch } = useGetEnvironmentsQuery(taxEnvironment);
  const own = useClientTerms();
  const taxes = own.terms?.taxRate ?? (own.isFetching ? null : parseTaxRate(currentData?.tax));
  return {
    /** In per cent; null until the service has returned a valid one. */
    taxes,
    /** The invalid value the service returned. */
    badRate: currentData && taxes === null && !own.isFetching ? (currentData.tax ?? '') : null,
    error,
    /** Why the client is charged no tax. */
    exemption: own.terms?.taxExemption ?? null,
    isFetching: isFetching || own.isFetching,
    retry: () => {
      void refetch();
      own.refetch();
    },
  };
};

export type TaxRate = ReturnType<typeof useTaxRate>;
