import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { isOwnAddress } from './requestHeaders';

const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Starts a trace (W3C Trace Context) that the services continue. Undefined for addresses whose service may not allow the
 * header in a request from another origin, and while a server renders: it knows which trace it is in.
 */
export const createTraceParent = (
  address: string,
  page: string | undefined,
  { ratio, origins }: RuntimeConfig['traces'],
): string | undefined => {
  if (ratio === 0 || page === undefined) return undefined;
  const isAllowed =
    isOwnAddress(address, page) || (URL.canParse(address, page) && origins.includes(new URL(address, page).origin));
  if (!isAllowed) return undefined;
  return `00-${randomHex(16)}-${randomHex(8)}-${Math.random() < ratio ? '01' : '00'}`;
};
