import { useGetEnvironmentsQuery } from '@/api/publicApi';

import { readTaxes } from '../batch/readTaxes';

const names = ['tax'];

/** The rate in per cent that goes into the payload; null until it is known. */
export const useTaxes = () => {
  const { currentData, error, isFetching, refetch } = useGetEnvironmentsQuery({ names });
  const taxes = readTaxes(currentData?.tax);
  return { taxes, error, isFetching, readAgain: () => void refetch() };
};
