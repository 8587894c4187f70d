import { parseTaxRate } from '@/shared/money/taxRate';

import { useGetEnvironmentsQuery } from './publicApi';

/** Spec §7: start-up fetches tax. Later uses send the same query and hit the cache. */
export const taxEnvironment = { names: ['tax'] };

export const useTaxRate = () => {
  const { currentData, error, isFetching, refetch } = useGetEnvironmentsQuery(taxEnvironment);
  const taxes = parseTaxRate(currentData?.tax);
  return {
    /** In per cent; null until the service has returned a valid one. */
    taxes,
    /** The invalid value the service returned. */
    badRate: currentData && taxes === null ? (currentData.tax ?? '') : null,
    error,
    isFetching,
    retry: () => void refetch(),
  };
};

export type TaxRate = ReturnType<typeof useTaxRate>;
