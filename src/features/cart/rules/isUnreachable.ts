import type { CartFailure } from '../cartSlice';

/** No response from the service itself: offline, timed out, or a gateway error. The request may still take effect. */
export const isUnreachable = (failure: CartFailure): boolean =>
  'kind' in failure && (['network', 'timeout'].includes(failure.kind) || [502, 503, 504].includes(failure.status));
