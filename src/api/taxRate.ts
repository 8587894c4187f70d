import { parseTaxRate } from '@/engine/price/taxRate';

import { useGetEnvironmentsQuery } from './publicApi';

/** Spec §7: start-up asks for tax. Every later use of the rate sends the same query and finds it cached. */
export const taxEnvironment = { names: ['tax'] };

export const useTaxRate = () => {
  const { currentData, error, isFetching, refetch } = useGetEnvironmentsQuery(taxEnvironment);
  const taxes = parseTaxRate(currentData?.tax);
  return {
    /** In per cent; null until the service has given one that can be used. */
    taxes,
    /** What the service gave instead. */
    badRate: currentData && taxes === null ? (currentData.tax ?? '') : null,
    error,
    isFetching,
    retry: () => void refetch(),
  };
};

export type TaxRate = ReturnType<typeof useTaxRate>;
