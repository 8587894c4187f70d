import type { FastifyInstance } from 'fastify';

import { isOwnAddress } from '../http/security/origin';

const bodilessStatus = [204, 304];

/** Copies the headers of a response that never left this process. */
const toHeaders = (given: Record<string, string | string[] | number | undefined>) => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    for (const single of [value].flat()) if (single !== undefined) headers.append(name, String(single));
  }
  return headers;
};

/**
 * Requests to our own services go to their handlers in this process, without a socket but through the same validation.
 * Those to a provider's services go over HTTP.
 */
export const createOwnFetch = (app: FastifyInstance): typeof fetch => {
  return async (input, init = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!isOwnAddress(address)) return fetch(input, init);
    const { statusCode, statusMessage, headers, rawPayload } = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: address,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const body = bodilessStatus.includes(statusCode) ? null : new Uint8Array(rawPayload);
    return new Response(body, { status: statusCode, statusText: statusMessage, headers: toHeaders(headers) });
  };
};
