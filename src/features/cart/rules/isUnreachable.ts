import type { CartFailure } from '../cartSlice';

/** The service itself has not answered: offline, too slow, or a gateway in its place. It may still do what it was asked. */
export const isUnreachable = (failure: CartFailure): boolean =>
  'kind' in failure && (['network', 'timeout'].includes(failure.kind) || [502, 503, 504].includes(failure.status));
