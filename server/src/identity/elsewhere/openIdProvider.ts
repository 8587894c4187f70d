import type { Configuration } from 'openid-client';

import type { Language } from '@/shared/i18n/languages';

/** What the callback needs of the request to the provider. */
export type Attempt = { state: string; nonce: string; verifier: string };

/** Who has signed in: the value of the configured claim, if the provider vouches for it. */
export type SignedInElsewhere = { name: string | undefined; idToken: string };

export type OpenIdProvider = {
  start: (redirectUri: string, language: Language) => Promise<{ url: string; attempt: Attempt }>;
  /** `callback` is the redirect URI with the provider's parameters. */
  finish: (callback: URL, attempt: Attempt) => Promise<SignedInElsewhere>;
  /** Where to end the session at the provider; undefined if it offers no such page. */
  getLogoutAddress: (idToken: string, returnAddress: string) => Promise<string | undefined>;
};

export type OpenIdSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  claim: string;
  /** Whether a provider that says nothing about a mail address vouches for it. */
  emailVerified: 'required' | 'assumed';
};

// Loaded on demand, because most shops have no such provider.
const loadClient = () => import('openid-client');

type Claims = Record<string, unknown>;

type ClaimRule = Pick<OpenIdSettings, 'claim' | 'emailVerified'>;

/** Anyone can claim a mail address at some providers. */
const isVerified = ({ email_verified: verified }: Claims, { claim, emailVerified }: ClaimRule) =>
  // Some providers send booleans as text.
  claim !== 'email' || String(verified) === 'true' || (verified === undefined && emailVerified === 'assumed');

const readClaim = (claims: Claims, rule: ClaimRule) => {
  const value = claims[rule.claim];
  return typeof value === 'string' && value.trim() !== '' && isVerified(claims, rule) ? value : undefined;
};

const hasClaims = (claims: Claims, claim: string) =>
  claim in claims && (claim !== 'email' || 'email_verified' in claims);

/** OpenID Connect: authorization code with PKCE, state and nonce (ADR 52). */
export const createOpenIdProvider = (
  { issuer, clientId, clientSecret, ...rule }: OpenIdSettings,
  timeoutSeconds = 10,
): OpenIdProvider => {
  const discover = async () => {
    const { allowInsecureRequests, ClientSecretBasic, discovery, None } = await loadClient();
    return discovery(
      new URL(issuer),
      clientId,
      undefined,
      clientSecret === '' ? None() : ClientSecretBasic(clientSecret),
      { timeout: timeoutSeconds, execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [] },
    );
  };
  let known: Promise<Configuration> | undefined;
  const configure = () =>
    (known ??= discover().catch((error: unknown) => {
      known = undefined;
      throw error;
    }));
  return {
    start: async (redirectUri, language) => {
      const client = await loadClient();
      const verifier = client.randomPKCECodeVerifier();
      const attempt = { state: client.randomState(), nonce: client.randomNonce(), verifier };
      const url = client.buildAuthorizationUrl(await configure(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
      });
      return { url: url.href, attempt };
    },
    finish: async (callback, { state, nonce, verifier }) => {
      const { authorizationCodeGrant, fetchUserInfo } = await loadClient();
      const configuration = await configure();
      const tokens = await authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || tokens.id_token === undefined) throw new Error('The provider sent no ID token');
      const isComplete =
        hasClaims(claims, rule.claim) || configuration.serverMetadata().userinfo_endpoint === undefined;
      const further = isComplete ? {} : await fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return { name: readClaim({ ...claims, ...further }, rule), idToken: tokens.id_token };
    },
    getLogoutAddress: async (idToken, returnAddress) => {
      const { buildEndSessionUrl } = await loadClient();
      const configuration = await configure();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
      return buildEndSessionUrl(configuration, { id_token_hint: idToken, post_logout_redirect_uri: returnAddress })
        .href;
    },
  };
};
