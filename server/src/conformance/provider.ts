import { requestAddress } from '@/api/request/requestAddress';
import { requestHeaders, xsrfCookieName } from '@/api/request/requestHeaders';
import { scrub } from '@/api/request/requestSecrets';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Language } from '@/shared/i18n/languages';
import { getBlobAddress, isWebAddress } from '@/shared/lib/blobAddress';
import { cookieValue } from '@/shared/lib/cookieValue';

import { type HttpRequest, type HttpResponse, sendAndHangUp, sendRequest } from './httpRequest';
import type { Operation } from './operations';

export type Input = {
  /** By the names of the contract, in path and query. */
  values: Record<string, unknown>;
  body?: Record<string, unknown> | undefined;
  token?: string | undefined;
  language?: Language;
  headers?: Record<string, string>;
};

export type Exchange = { request: HttpRequest; response: HttpResponse };

/** No service can have signed it. */
export const wrongToken = 'wrong.wrong.wrong';

const isSecret = (name: string, value: string) => name === 'authorization' && value !== `Bearer ${wrongToken}`;

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The request as a command line that repeats it, with `$TOKEN` and `$PASSWORD` in place of secrets. */
export const toCurl = ({ method, address, headers, body }: HttpRequest, secrets: string[]): string => {
  const lines = [...headers].flatMap(([name, value]) => {
    if (name === 'accept-encoding') return ['--compressed'];
    return [isSecret(name, value) ? '-H "authorization: Bearer $TOKEN"' : `-H ${quote(`${name}: ${value}`)}`];
  });
  const hidden = body?.replace(/("\w*password\w*":)"(?:[^"\\]|\\.)*"/gi, '$1"$PASSWORD"');
  const data = hidden === undefined ? [] : [`--data ${quote(hidden).replaceAll('$PASSWORD', `'"$PASSWORD"'`)}`];
  return scrub(['curl -i', `-X ${method}`, ...lines, ...data, quote(address)].join(' '), secrets);
};

const fillPath = (path: string, values: Input['values']) =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(values[name])));

/** A company's services, called as the storefront calls them. */
export const createProvider = (config: RuntimeConfig, origin: string) => {
  const secrets: string[] = [];
  let xsrf: string | undefined;

  const isCrossOrigin = ({ service }: Operation) => new URL(config.services[service]).origin !== origin;

  const toRequest = (operation: Operation, input: Input): HttpRequest => {
    const { service, method, path, parameters } = operation;
    const { values, body, token, language = 'en', headers = {} } = input;
    const query = parameters.filter(({ in: place, name }) => place === 'query' && values[name] !== undefined);
    const { sent } = requestAddress(
      { url: fillPath(path, values), params: Object.fromEntries(query.map(({ name }) => [name, values[name]])) },
      { service, services: config.services, token: undefined, page: undefined },
    );
    const sendsXsrf = xsrf !== undefined && method !== 'GET' && !isCrossOrigin(operation);
    const own = requestHeaders(
      { endpointHeaders: headers, hasBody: body !== undefined, token, xsrf: sendsXsrf ? xsrf : undefined },
      { session: { token: '' }, language: { language } },
      config,
    );
    own.set('accept-encoding', 'gzip, br');
    if (sendsXsrf) own.set('cookie', `${xsrfCookieName}=${xsrf}`);
    if (isCrossOrigin(operation)) own.set('origin', origin);
    return { method, address: sent, headers: own, body: body && JSON.stringify(body) };
  };

  const send = async (request: HttpRequest): Promise<Exchange> => ({
    request,
    response: await sendRequest(request, config.requestTimeoutMs),
  });

  return {
    origin,
    config,
    isCrossOrigin,
    call: (operation: Operation, input: Input) => send(toRequest(operation, input)),
    hangUp: (operation: Operation, input: Input) => sendAndHangUp(toRequest(operation, input)),
    /** What a browser sends before a request to another origin. */
    preflight: (operation: Operation, values: Input['values']) => {
      const { method, address } = toRequest(operation, { values });
      const headers = new Headers({
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': getRequestHeaders(operation, config).join(','),
      });
      return send({ method: 'OPTIONS', address, headers, body: undefined });
    },
    /** Without an address of the blob storage, only full web addresses lead somewhere. */
    hasPicture: (path: string) => isWebAddress(getBlobAddress(config.services.blob, path)),
    /** As an `img` element does, whatever the origin. */
    loadPicture: (path: string) =>
      send({
        method: 'GET',
        address: getBlobAddress(config.services.blob, path),
        headers: new Headers({ accept: 'image/*,*/*;q=0.8' }),
        body: undefined,
      }),
    /** Spec §7: on the storefront's own origin, a cookie's value is repeated in a header, which its page may have set. */
    readXsrfCookie: async () => {
      const headers = new Headers({ accept: 'text/html' });
      const { response } = await send({ method: 'GET', address: `${origin}/`, headers, body: undefined });
      xsrf = response.headers
        .getSetCookie()
        .map((cookie) => cookieValue(cookie, xsrfCookieName))
        .find(Boolean);
      if (xsrf !== undefined) secrets.push(xsrf);
    },
    hide: (...found: string[]) => void secrets.push(...found),
    scrub: (text: string) => scrub(text, secrets),
    curl: (request: HttpRequest) => toCurl(request, secrets),
  };
};

export type Provider = ReturnType<typeof createProvider>;

/** The headers that need the provider's permission on another origin, in the order of the alphabet. */
export const getRequestHeaders = ({ isPrivate, body, parameters }: Operation, { headers }: RuntimeConfig): string[] => {
  const own = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name.toLowerCase());
  return [
    ...own,
    headers.language.toLowerCase(),
    headers.application.toLowerCase(),
    ...(isPrivate ? ['authorization'] : []),
    ...(body ? ['content-type'] : []),
  ].sort();
};
