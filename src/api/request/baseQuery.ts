import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';

import { cutText } from '@/shared/lib/plainText';

import { pageAddress, pageCookies } from './pageEnvironment';
import { requestAddress } from './requestAddress';
import { isOwnAddress, requestHeaders, xsrfToken } from './requestHeaders';
import { noFile, type Outcome, type ReceivedResponse, toOutcome } from './requestOutcome';
import { forgetPasswords, openBody, openToken, scrub, withoutSecrets } from './requestSecrets';
import {
  maxMessageLength,
  type RequestArgs,
  type RequestError,
  type RequestOptions,
  type RequestServices,
  type RequestState,
  type TransportMeta,
} from './requestTypes';
import { createTraceParent } from './traceParent';

type AbortCause = 'cancelled' | 'timeout';

type LimitedSignal = {
  signal: AbortSignal;
  /** Undefined unless aborted. */
  abortCause: () => AbortCause | undefined;
  /** Settles with `work`, or rejects once the signal aborts: a transport may ignore it. */
  race: <Result>(work: Promise<Result>) => Promise<Result>;
  release: () => void;
};

/** Aborts with `outer` or at a time limit, whichever comes first. */
const limitedSignal = (outer: AbortSignal, limitMs: number): LimitedSignal => {
  const controller = new AbortController();
  let abortCause: AbortCause | undefined;
  const abort = (cause: AbortCause) => {
    abortCause ??= cause;
    controller.abort(new DOMException(cause, 'AbortError'));
  };
  const cancel = () => abort('cancelled');
  const timer = setTimeout(() => abort('timeout'), limitMs);
  if (outer.aborted) cancel();
  else outer.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    abortCause: () => abortCause,
    race: (work) =>
      new Promise((resolve, reject) => {
        const stop = () => reject(controller.signal.reason as Error);
        if (controller.signal.aborted) stop();
        controller.signal.addEventListener('abort', stop, { once: true });
        work.then(resolve, reject);
      }),
    release: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', cancel);
    },
  };
};

type ServiceQuery = BaseQueryFn<RequestArgs, unknown, RequestError, RequestOptions, TransportMeta>;

/** Whether the page can set a cookie and read it back. */
const probeCookies = (): boolean => {
  try {
    document.cookie = 'cookie-check=1; path=/; SameSite=Lax';
    const isStored = document.cookie.includes('cookie-check=1');
    document.cookie = 'cookie-check=; path=/; SameSite=Lax; max-age=0';
    return isStored;
  } catch {
    return false;
  }
};

const receive = async (response: Response): Promise<ReceivedResponse> => {
  const { status, statusText, headers } = response;
  return { status, statusText, headers, text: await response.text() };
};

const receiveFile = async (response: Response, method: string): Promise<Outcome> =>
  response.ok && !noFile.test(response.headers.get('content-type') ?? '')
    ? { data: URL.createObjectURL(await response.blob()) }
    : toOutcome(await receive(response), method);

const toTransportFailure = (abortCause: AbortCause | undefined, reason: unknown): Outcome => {
  const statusText = reason instanceof Error ? reason.message : String(reason);
  const failure = abortCause ? { kind: abortCause, statusText: '' } : { kind: 'network' as const, statusText };
  return { failure: { ...failure, status: 0 } };
};

export const baseQuery: ServiceQuery = async (args, api, options) => {
  const { config, vault, fetch: transport = fetch, untilPresent } = api.extra as RequestServices;
  const state = api.getState() as RequestState;
  const method = (args.method ?? 'GET').toUpperCase();
  const page = pageAddress();
  const token = openToken(state.session.token, vault);
  const { service, timeoutMs = config.requestTimeoutMs, isFile = false } = options;
  const address = requestAddress(args, { service, services: config.services, token, page });
  // For any other address a reference is plain text.
  const { body, references, secrets, isComplete } = openBody(args.body, address.isConfigured ? vault : undefined);
  const secretsToHide = token === undefined ? secrets : [...secrets, token];

  const failed = (error: Omit<RequestError, 'url'>): { error: RequestError } => {
    const { statusText, message, requestId } = error;
    return {
      error: {
        ...error,
        statusText: scrub(statusText, secretsToHide),
        url: scrub(address.shown, token === undefined ? [] : [token]),
        ...(message !== undefined && { message: cutText(scrub(message, secretsToHide), maxMessageLength) }),
        ...(requestId !== undefined && { requestId: scrub(requestId, secretsToHide) }),
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
        endpointHeaders: args.headers,
        hasBody,
        token: address.isConfigured && !address.carriesToken ? token : undefined,
        xsrf,
        traceParent: createTraceParent(address.sent, page, config.traces),
      },
      state,
      config,
    );
    const init = { method, headers, signal: limited.signal, ...(hasBody && { body: JSON.stringify(body) }) };
    let meta: TransportMeta | undefined;
    const read = async (response: Response): Promise<Outcome> => {
      meta = { status: response.status, requestId: response.headers.get('x-request-id') };
      return isFile ? receiveFile(response, method) : toOutcome(await receive(response), method);
    };
    const outcome = await limited
      .race(transport(address.sent, init).then(read))
      .catch((reason: unknown) => toTransportFailure(limited.abortCause(), reason));
    await untilPresent?.();
    if ('failure' in outcome) {
      const { failure } = outcome;
      const isCookieBlocked =
        failure.status === 403 &&
        method !== 'GET' &&
        xsrf === undefined &&
        isOwnAddress(address.shown, page) &&
        !probeCookies();
      return failed({ ...failure, ...(isCookieBlocked && { isCookieBlocked }) });
    }
    return { data: withoutSecrets(outcome.data, address.shown, vault), ...(meta && { meta }) };
  } finally {
    limited.release();
    forgetPasswords(references, vault);
  }
};
