import { useGetEnvironmentsQuery } from '@/api/publicApi';

import { taxRateOf } from '../rules/cartTotals';
import { taxEnvironment } from '../rules/taxEnvironment';

/** In basis points; null while it is not known. */
export const useTaxRate = () => {
  const { data, isError } = useGetEnvironmentsQuery(taxEnvironment);
  return { taxRate: data ? taxRateOf(data.tax) : null, isTaxLost: isError && !data };
};
