import { isIP } from 'node:net';

import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { OperatorError } from '../errors';
import { isOwnAddress } from '../http/security/origin';
import type { OpenIdSettings } from '../identity/elsewhere/openIdProvider';
import type { RelyingParty } from '../identity/passkeys/verifyPasskey';
import type { Key } from './environmentNames';
import { readChoice, readText, readWebUrl, type Setting } from './settings';

export type SignInSettings = {
  /** Where clients sign in besides or instead of here; null for nowhere. */
  provider: (OpenIdSettings & { name: string }) | null;
  /** Whether clients sign in here with a password. */
  passwordSignIn: boolean;
  /** Where clients sign in with passkeys; null where they do not. */
  relyingParty: RelyingParty | null;
};

const onThisMachine = ['localhost', '127.0.0.1', '[::1]'];

const readIssuer = (setting: Setting) => {
  const issuer = readWebUrl(setting);
  if (issuer.startsWith('http:') && !onThisMachine.includes(new URL(issuer).hostname))
    throw new OperatorError(`${setting.name} must start with https://: what the provider says decides who signs in.`);
  return issuer;
};

/** Whose pages may call the services. */
type Origins = { publicUrl: string; allowedOrigins: string[] };

/** Browsers have passkeys only for host names, and on secure pages. */
const toRelyingParty = ({ publicUrl, allowedOrigins }: Origins): RelyingParty | null => {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
    ? { id: hostname, origins: [origin, ...allowedOrigins] }
    : null;
};

export const readSignIn = (setting: (key: Key) => Setting, origins: Origins): SignInSettings => {
  const issuer = readIssuer(setting('oidcIssuer'));
  const clientId = readText(setting('oidcClientId'), '');
  const passwordSignIn = readChoice(setting('passwordSignIn'), 'on', ['on', 'off']) === 'on';
  // They stand for passwords.
  const relyingParty = passwordSignIn ? toRelyingParty(origins) : null;
  if (issuer === '') {
    if (passwordSignIn) return { provider: null, passwordSignIn, relyingParty };
    const { name } = setting('passwordSignIn');
    throw new OperatorError(`${name} is off, but there is no ${setting('oidcIssuer').name}: nobody could sign in.`);
  }
  if (clientId === '')
    throw new OperatorError(`${setting('oidcClientId').name} is missing: the provider knows us by it.`);
  return {
    provider: {
      issuer,
      clientId,
      clientSecret: readText(setting('oidcClientSecret'), ''),
      claim: readText(setting('oidcClaim'), '') || 'email',
      emailVerified: readChoice(setting('oidcEmailVerified'), 'required', ['required', 'assumed']),
      name: readText(setting('oidcName'), '') || new URL(issuer).hostname,
    },
    passwordSignIn,
    relyingParty,
  };
};

/** Our services know how clients sign in; of a provider's, the configuration says it. */
export const withSignIn = (
  config: RuntimeConfig,
  { provider, passwordSignIn, relyingParty }: SignInSettings,
): RuntimeConfig =>
  isOwnAddress(config.services.public)
    ? {
        ...config,
        signIn: { provider: provider?.name ?? '', password: passwordSignIn, passkeys: relyingParty !== null },
      }
    : config;
