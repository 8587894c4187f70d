import { isSealed, isValidToken, type SecretVault } from '@/shared/lib/secretVault';

/** A deep copy with values mapped by `replace`; those for which it returns undefined are copied as is. */
const mapValues = (value: unknown, replace: (value: unknown, key: string) => unknown, key = ''): unknown => {
  const replaced = replace(value, key);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) return value.map((entry) => mapValues(entry, replace));
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, mapValues(entry, replace, name)]));
};

export type OpenedBody = {
  body: unknown;
  /** Sealed references found in the body. */
  references: string[];
  secrets: string[];
  isComplete: boolean;
};

/** The body to send, with references replaced by their secrets; unchanged without a vault. */
export const openBody = (body: unknown, vault: SecretVault | undefined): OpenedBody => {
  if (!vault) return { body, references: [], secrets: [], isComplete: true };
  const references: string[] = [];
  const secrets: string[] = [];
  const opened = mapValues(body, (value) => {
    if (!isSealed(value)) return undefined;
    references.push(value);
    const secret = vault.open(value);
    if (secret !== undefined) secrets.push(secret);
    return secret;
  });
  return { body: opened, references, secrets, isComplete: secrets.length === references.length };
};

/** A password is used for a single request. */
export const forgetPasswords = (references: string[], vault: SecretVault): void => {
  for (const reference of references) if (reference.startsWith('sealed.password.')) vault.forget(reference);
};

// A token that is not a valid header value would fail every request.
const fitsHeader = /^[\x21-\x7e]+$/;

export const openToken = (reference: string, vault: SecretVault): string | undefined => {
  const token = isSealed(reference) ? vault.open(reference) : undefined;
  return token !== undefined && isValidToken(token) && fitsHeader.test(token) ? token : undefined;
};

const matchesPath = (address: string, pattern: RegExp): boolean => pattern.test(address.split(/[?#]/, 1)[0] ?? '');

const signInPath = /\/(user\/authenticate|(oauth|passkey|view)\/session)\/?$/i;
const clientsPath = /\/api\/clients\/[^/]+(\/|$)/i;

/**
 * What the store may keep of a response, decided by URL: the token of a sign-in is replaced by a sealed reference
 * (or an empty string if malformed); calls about clients may return a password, which is dropped.
 */
export const withoutSecrets = (body: unknown, address: string, vault: SecretVault): unknown => {
  const token = matchesPath(address, signInPath);
  if (!token && !matchesPath(address, clientsPath)) return body;
  return mapValues(body, (value, key) => {
    if (/^password$/i.test(key)) return '';
    if (!token || key.toLowerCase() !== 'token') return undefined;
    return typeof value === 'string' && isValidToken(value) ? vault.seal('token', value) : '';
  });
};

/** For messages from a service, which may echo what it was sent. */
export const scrub = (text: string, secrets: string[]): string =>
  secrets
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
    .filter((secret) => secret !== '')
    .sort((one, other) => other.length - one.length)
    .reduce((clean, secret) => clean.replaceAll(secret, '…'), text);
