import { describeQuantityFault } from '@/shared/i18n/describeQuantityFault';
import type { QuantityFault } from '@/shared/lib/readQuantity';

import { storefrontNotice } from './notificationsSlice';

/** Explains why a quantity was rejected, with the same wording for every quantity field. */
export const quantityFaultNotice = (fault: QuantityFault) => {
  const { descriptor, values } = describeQuantityFault(fault);
  return storefrontNotice(descriptor, 'error', values);
};
