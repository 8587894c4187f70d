import { describeQuantityFault } from '@/shared/i18n/describeQuantityFault';
import type { QuantityFault } from '@/shared/lib/readQuantity';

import { notificationShown } from './notificationsSlice';

/** Explains why a quantity was rejected, with the same wording for every quantity field. */
export const quantityFaultShown = (fault: QuantityFault) => {
  const { descriptor, values } = describeQuantityFault(fault);
  return notificationShown({
    area: 'storefront',
    message: { kind: 'message', id: descriptor.id, values },
    style: 'error',
  });
};
