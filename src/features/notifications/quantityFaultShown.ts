import { describeQuantityFault } from '@/shared/i18n/describeQuantityFault';
import type { QuantityFault } from '@/shared/lib/readQuantity';

import { notificationShown } from './notificationsSlice';

/** Why a quantity that somebody wrote was not accepted, in the same words wherever it was written. */
export const quantityFaultShown = (fault: QuantityFault) => {
  const { descriptor, values } = describeQuantityFault(fault);
  return notificationShown({
    area: 'storefront',
    message: { kind: 'message', id: descriptor.id, values },
    style: 'error',
  });
};
