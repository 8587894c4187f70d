import { useGetEnvironmentsQuery } from '@/api/publicApi';
import { taxEnvironment } from '@/features/cart/rules/taxEnvironment';

import { readTaxes } from '../batch/readTaxes';

/** The rate in per cent that goes into the payload; null until it is known. */
export const useTaxes = () => {
  const { currentData, error, isFetching, refetch } = useGetEnvironmentsQuery(taxEnvironment);
  const taxes = readTaxes(currentData?.tax);
  return { taxes, error, isFetching, readAgain: () => void refetch() };
};
