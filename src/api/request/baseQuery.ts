import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { cutText } from '@/shared/lib/plainText';
import { requestAddress } from './requestAddress';
import { requestHeaders } from './requestHeaders';
import { toOutcome, type Answer, type Outcome } from './requestOutcome';
import { forgetPasswords, openBody, openToken, scrub, withoutSecrets } from './requestSecrets';
import { limitedSignal, type Ending } from './requestSignal';
import {
  longestMessage,
  type RequestArgs,
  type RequestError,
  type RequestOptions,
  type RequestServices,
  type RequestState,
} from './requestTypes';
import { isOwnAddress, xsrfToken } from './xsrf';

type ServiceQuery = BaseQueryFn<RequestArgs, unknown, RequestError, RequestOptions>;

// Read at request time: a server has neither page nor cookies.
const pageAddress = (): string | undefined => (typeof location === 'undefined' ? undefined : location.href);
const pageCookies = (): string => {
  try {
    return typeof document === 'undefined' ? '' : document.cookie;
  } catch {
    // The browser blocks all cookies for this page.
    return '';
  }
};

/** Whether the page can set a cookie and read it back. */
const tryCookies = (): boolean => {
  try {
    document.cookie = 'cookie-check=1; path=/; SameSite=Lax';
    const isKept = document.cookie.includes('cookie-check=1');
    document.cookie = 'cookie-check=; path=/; SameSite=Lax; max-age=0';
    return isKept;
  } catch {
    return false;
  }
};

const readAnswer = async (response: Response): Promise<Answer> => {
  const { status, statusText, headers } = response;
  return { status, statusText, headers, text: await response.text() };
};

const noAnswer = (ending: Ending | undefined, reason: unknown): Outcome => {
  const statusText = reason instanceof Error ? reason.message : String(reason);
  const failure = ending ? { kind: ending, statusText: '' } : { kind: 'network' as const, statusText };
  return { failure: { ...failure, status: 0 } };
};

export const baseQuery: ServiceQuery = async (args, api, options) => {
  const { config, vault, fetch: transport = fetch } = api.extra as RequestServices;
  const state = api.getState() as RequestState;
  const method = (args.method ?? 'GET').toUpperCase();
  const page = pageAddress();
  const token = openToken(state.session.token, vault);
  const { service, timeoutMs = config.requestTimeoutMs } = options;
  const address = requestAddress(args, { service, services: config.services, token, page });
  // For any other address a reference is plain text.
  const { body, references, secrets, isComplete } = openBody(args.body, address.isConfigured ? vault : undefined);
  const hidden = token === undefined ? secrets : [...secrets, token];

  const failed = (error: Omit<RequestError, 'url'>): { error: RequestError } => {
    const { statusText, message, requestId } = error;
    return {
      error: {
        ...error,
        statusText: scrub(statusText, hidden),
        url: scrub(address.shown, token === undefined ? [] : [token]),
        ...(message !== undefined && { message: cutText(scrub(message, hidden), longestMessage) }),
        ...(requestId !== undefined && { requestId: scrub(requestId, hidden) }),
      },
    };
  };
  if (!isComplete) return failed({ kind: 'forgotten', status: 0, statusText: '' });

  const hasBody = body !== undefined && body !== null;
  const xsrf = xsrfToken({ method, address: address.shown, page, cookies: pageCookies() });
  const limited = limitedSignal(api.signal, timeoutMs);
  try {
    const headers = requestHeaders(
      {
        given: args.headers,
        hasBody,
        token: address.isConfigured && !address.carriesToken ? token : undefined,
        xsrf,
      },
      state,
      config,
    );
    const init = { method, headers, signal: limited.signal, ...(hasBody && { body: JSON.stringify(body) }) };
    const wire = await limited.during(transport(address.sent, init).then(readAnswer)).then(
      (answer) => toOutcome(answer, method),
      (reason: unknown) => noAnswer(limited.ending(), reason),
    );
    if ('failure' in wire) {
      const { failure } = wire;
      const isCookieBlocked =
        failure.status === 403 &&
        method !== 'GET' &&
        xsrf === undefined &&
        isOwnAddress(address.shown, page) &&
        !tryCookies();
      return failed({ ...failure, ...(isCookieBlocked && { isCookieBlocked }) });
    }
    return { data: withoutSecrets(wire.data, address.shown, vault) };
  } finally {
    limited.release();
    forgetPasswords(references, vault);
  }
};
