import { cookieValue } from '@/shared/lib/cookieValue';

import type { RequestArgs, RequestServices, RequestState } from './requestTypes';

export const xsrfCookieName = 'XSRF-TOKEN';
export const xsrfHeaderName = 'X-XSRF-TOKEN';
export const traceHeaderName = 'traceparent';

// Browsers treat a backslash as a slash and drop tabs and line breaks: "/\evil" and "/<tab>/evil" are cross-origin.
const misleadingCharacters = /[\\\p{Cc}\p{Cf}\s]/u;

// "https:evil" is a path on one page and another host on the next.
const ambiguous = /^([a-z][a-z\d+.-]*:(?!\/\/)|\/\/)/i;

/** Whether the URL is same-origin, however it is written; anything ambiguous is not. */
export const isOwnAddress = (address: string, page: string | undefined): boolean => {
  if (page === undefined || misleadingCharacters.test(address) || ambiguous.test(address)) return false;
  if (!URL.canParse(address, page)) return false;
  const { origin } = new URL(address, page);
  return origin !== 'null' && origin === new URL(page).origin;
};

type XsrfRequest = { method: string; address: string; page: string | undefined; cookies: string };

/** Spec §7: the cookie's value for methods other than GET and HEAD, sent only to relative same-origin URLs. */
export const xsrfToken = ({ method, address, page, cookies }: XsrfRequest): string | undefined => {
  if (method === 'GET' || method === 'HEAD' || !isOwnAddress(address, page)) return undefined;
  const value = cookieValue(cookies, xsrfCookieName);
  return value === '' ? undefined : value;
};

const defaultAccept = 'application/json, text/plain, */*';

type HeaderValues = {
  endpointHeaders: RequestArgs['headers'];
  hasBody: boolean;
  token: string | undefined;
  xsrf: string | undefined;
  traceParent?: string | undefined;
};

export const requestHeaders = (
  { endpointHeaders = {}, hasBody, token, xsrf, traceParent }: HeaderValues,
  state: RequestState,
  { headers: names }: RequestServices['config'],
): Headers => {
  const headers = new Headers({ accept: defaultAccept });
  if (hasBody) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(endpointHeaders)) if (value !== undefined) headers.set(name, value);
  // Spec §7: the stored language, default en.
  headers.set(names.language, state.language.language ?? 'en');
  headers.set(names.application, names.applicationValue);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (xsrf !== undefined) headers.set(xsrfHeaderName, xsrf);
  if (traceParent !== undefined) headers.set(traceHeaderName, traceParent);
  return headers;
};
