import type { RequestArgs, RequestServices, RequestState } from './requestTypes';
import { xsrfHeaderName } from './xsrf';

const defaultAccept = 'application/json, text/plain, */*';

type Sending = {
  given: RequestArgs['headers'];
  hasBody: boolean;
  token: string | undefined;
  xsrf: string | undefined;
};

export const requestHeaders = (
  { given = {}, hasBody, token, xsrf }: Sending,
  state: RequestState,
  { headers: names }: RequestServices['config'],
): Headers => {
  const headers = new Headers({ accept: defaultAccept });
  if (hasBody) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(given)) if (value !== undefined) headers.set(name, value);
  // Spec §7: the stored language, default en.
  headers.set(names.language, state.language.language ?? 'en');
  headers.set(names.application, names.applicationValue);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (xsrf !== undefined) headers.set(xsrfHeaderName, xsrf);
  return headers;
};
