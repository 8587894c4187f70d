import { useGetEnvironmentsQuery } from '@/api/publicApi';

import { taxRateOf } from '../rules/cartTotals';

const names = ['tax'];

/** Spec §7: start-up asks for tax. In basis points; null while it is not known. */
export const useTaxRate = () => {
  const { data, isError } = useGetEnvironmentsQuery({ names });
  return { taxRate: data ? taxRateOf(data.tax) : null, isTaxLost: isError && !data };
};
