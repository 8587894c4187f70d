import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import type { RequestArgs, ServiceName } from './requestTypes';

type Params = Record<string, unknown>;

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const pair = (name: string, value: unknown): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(asText(value))}`;

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

// Spec §7: arrays in query strings are sent as repeated name[] parameters. In the contracts the names end in [] already.
const toQueryPairs = ([name, value]: [string, unknown]): string[] => {
  if (!Array.isArray(value)) return isPresent(value) ? [pair(name, value)] : [];
  const repeated = name.endsWith('[]') ? name : `${name}[]`;
  return value.filter(isPresent).map((entry) => pair(repeated, entry));
};

/** @internal */
export const withQuery = (address: string, params: Params = {}): string => {
  const query = Object.entries(params).flatMap(toQueryPairs).join('&');
  if (query === '') return address;
  const [beforeHash = '', ...hash] = address.split('#');
  const separator = /[?&]$/.test(beforeHash) ? '' : beforeHash.includes('?') ? '&' : '?';
  return [`${beforeHash}${separator}${query}`, ...hash].join('#');
};

type Services = RuntimeConfig['services'];

export type RequestAddress = {
  /** For error messages: without the token. */
  shown: string;
  /** For the request itself. */
  sent: string;
  /** Belongs to one of the configured services. */
  isConfigured: boolean;
  carriesToken: boolean;
};

const resolve = (address: string, page: string | undefined): URL | undefined =>
  URL.canParse(address, page) ? new URL(address, page) : undefined;

const isBelow = (address: URL, base: URL): boolean =>
  address.origin === base.origin && `${address.pathname}/`.startsWith(`${base.pathname.replace(/\/$/, '')}/`);

const endsInToken = /[?&]token=$/;
const tokenParameter = /([?&]token=)[^&#]*/gi;

export const requestAddress = (
  { url, params }: Pick<RequestArgs, 'url' | 'params'>,
  {
    service,
    services,
    token,
    page,
  }: {
    service: ServiceName | undefined;
    services: Services;
    token: string | undefined;
    page: string | undefined;
  },
): RequestAddress => {
  const address = service === undefined ? url : services[service] + url;
  const target = resolve(address, page);
  const bases = [services.public, services.inventory, services.orders].map((base) => resolve(base || '/', page));
  const publicBase = bases[0];
  // Spec §6: the public API takes the token as a query parameter on token-ended addresses.
  const carriesToken =
    token !== undefined && endsInToken.test(address) && Boolean(target && publicBase && isBelow(target, publicBase));
  const sent = withQuery(carriesToken ? address + encodeURIComponent(token) : address, params);
  return {
    shown: withQuery(address, params).replaceAll(tokenParameter, '$1'),
    // Node's fetch rejects relative URLs.
    sent: resolve(sent, page)?.href ?? sent,
    isConfigured: bases.some((base) => base !== undefined && base.origin !== 'null' && base.origin === target?.origin),
    carriesToken,
  };
};
