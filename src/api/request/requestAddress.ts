import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import type { RequestArgs, ServiceName } from './requestTypes';

type Params = Record<string, unknown>;

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const pair = (name: string, value: unknown): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(asText(value))}`;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

// Spec §7: arrays in query strings are sent as repeated name[] parameters. The contracts already name them so.
const toQueryPairs = ([name, value]: [string, unknown]): string[] => {
  if (!Array.isArray(value)) return isGiven(value) ? [pair(name, value)] : [];
  const repeated = name.endsWith('[]') ? name : `${name}[]`;
  return value.filter(isGiven).map((entry) => pair(repeated, entry));
};

/** @internal */
export const withQuery = (address: string, params: Params = {}): string => {
  const query = Object.entries(params).flatMap(toQueryPairs).join('&');
  if (query === '') return address;
  const [beforeHash = '', ...hash] = address.split('#');
  const joint = /[?&]$/.test(beforeHash) ? '' : beforeHash.includes('?') ? '&' : '?';
  return [`${beforeHash}${joint}${query}`, ...hash].join('#');
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

const tokenEnd = /[?&]token=$/;
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
  const written = service === undefined ? url : services[service] + url;
  const target = resolve(written, page);
  const bases = [services.public, services.inventory, services.orders].map((base) => resolve(base || '/', page));
  const publicBase = bases[0];
  // Spec §6: the public API takes the token as a query parameter on token-ended addresses.
  const carriesToken =
    token !== undefined && tokenEnd.test(written) && Boolean(target && publicBase && isBelow(target, publicBase));
  const addressed = carriesToken ? written + encodeURIComponent(token) : written;
  return {
    shown: withQuery(written, params).replaceAll(tokenParameter, '$1'),
    // Node's fetch rejects relative URLs.
    sent: resolve(withQuery(addressed, params), page)?.href ?? withQuery(addressed, params),
    isConfigured: bases.some((base) => base !== undefined && base.origin !== 'null' && base.origin === target?.origin),
    carriesToken,
  };
};
