import type { FastifyReply, FastifyRequest } from 'fastify';

import { isLanguage, type Language } from '@/shared/i18n/languages';
import { paths } from '@/shared/routing/paths';
import { type ProviderResult, resultParam } from '@/shared/routing/signInElsewhere';

import { readCookie, setCookie } from '../../http/security/cookies';
import type { Sessions } from '../sessions';
import type { SignIn } from '../signIn';
import type { SignInAccounts } from '../signInAccounts';
import { getProviderFault } from './getProviderFault';
import type { Attempt, OpenIdProvider } from './openIdProvider';

type Return = { from: string; lang: Language };
type StoredAttempt = Attempt & Return;

/** Where the provider sends the browser back to, below the public service. */
export const callbackPath = '/oauth/callback';

const attemptCookie = 'MEDIDA-OAUTH';
const codeCookie = 'MEDIDA-CODE';

// As long as someone may take to sign in at the provider, and as the code of the session is valid.
const attemptSeconds = 15 * 60;
const codeSeconds = 5 * 60;

// Longer addresses are not links of ours, and would not fit into the cookie.
const maxReturnLength = 1000;

const isText = (value: unknown): value is string => typeof value === 'string';

const readAttempt = (request: FastifyRequest): StoredAttempt | undefined => {
  try {
    const json = Buffer.from(readCookie(request, attemptCookie) ?? '', 'base64url').toString();
    const { state, nonce, verifier, from, lang } = JSON.parse(json) as Partial<Record<string, unknown>>;
    const isComplete = isText(state) && isText(nonce) && isText(verifier) && isText(from) && isLanguage(lang);
    return isComplete ? { state, nonce, verifier, from, lang } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

const explain = (request: FastifyRequest) => (error: unknown) => {
  request.log.warn({ err: error }, 'signing in with the provider failed');
  return getProviderFault(error);
};

type ProviderSignInParts = {
  provider: OpenIdProvider;
  accounts: SignInAccounts;
  sessions: Sessions;
  recordSignIn: SignIn['recordSignIn'];
  publicUrl: string;
  /** The public service's address on this server. */
  servicePath: string;
  defaultLanguage: Language;
};

export type ProviderSignIn = ReturnType<typeof createProviderSignIn>;

/** Leads the browser to the provider and back. The page then redeems the code in the cookie: no address has the token. */
export const createProviderSignIn = (parts: ProviderSignInParts) => {
  const { provider, accounts, sessions, recordSignIn, publicUrl, servicePath, defaultLanguage } = parts;
  const redirectUri = `${publicUrl}${servicePath}${callbackPath}`;
  const cookiePath = `${servicePath}/oauth`;

  const returnToPage = (reply: FastifyReply, { from, lang }: Return, result: ProviderResult) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(paths.providerReturn.href({ lang }, { [resultParam]: result, from: from || undefined }), 303);

  const start = async (request: FastifyRequest, reply: FastifyReply, query: { from?: string; lang?: string }) => {
    const { from = '', lang } = query;
    const back = {
      from: from.length > maxReturnLength ? '' : from,
      lang: isLanguage(lang) ? lang : defaultLanguage,
    };
    const started = await provider.start(redirectUri, back.lang).catch(explain(request));
    if (typeof started === 'string') return returnToPage(reply, back, started);
    const value = Buffer.from(JSON.stringify({ ...started.attempt, ...back })).toString('base64url');
    // Lax: the provider's redirect comes from another site.
    setCookie(request, reply, { name: attemptCookie, value, path: cookiePath, seconds: attemptSeconds, site: 'Lax' });
    return reply.header('cache-control', 'no-store').redirect(started.url, 303);
  };

  const findResult = async (
    request: FastifyRequest,
    reply: FastifyReply,
    attempt: Attempt,
  ): Promise<ProviderResult> => {
    const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
    const { name, idToken } = await provider.finish(new URL(redirectUri + query), attempt);
    if (name === undefined) request.log.warn('the provider sent no user name, or a mail address that is not verified');
    const account = name === undefined ? undefined : await accounts.findByUsername(name);
    if (!account) return 'unknownAccount';
    if (account.isDisabled) return 'accountDisabled';
    const code = await sessions.openWithCode(account, idToken);
    await recordSignIn(account.username, request, reply);
    setCookie(request, reply, {
      name: codeCookie,
      value: code,
      path: cookiePath,
      seconds: codeSeconds,
      site: 'Strict',
    });
    return 'done';
  };

  return {
    start,
    finish: async (request: FastifyRequest, reply: FastifyReply) => {
      const attempt = readAttempt(request);
      setCookie(request, reply, { name: attemptCookie, value: '', path: cookiePath, seconds: 0, site: 'Lax' });
      if (!attempt) return returnToPage(reply, { from: '', lang: defaultLanguage }, 'refused');
      return returnToPage(reply, attempt, await findResult(request, reply, attempt).catch(explain(request)));
    },
    /** The session of the code in the cookie, which can be used once. */
    redeem: async (request: FastifyRequest, reply: FastifyReply) => {
      const redeemed = await sessions.redeem(readCookie(request, codeCookie) ?? '');
      setCookie(request, reply, { name: codeCookie, value: '', path: cookiePath, seconds: 0, site: 'Strict' });
      return redeemed;
    },
    getLogoutAddress: async (request: FastifyRequest, idToken: string) => {
      try {
        return await provider.getLogoutAddress(idToken, `${publicUrl}${paths.plainHome.href()}`);
      } catch (error) {
        request.log.warn({ err: error }, 'the session at the provider could not be ended');
        return undefined;
      }
    },
  };
};
