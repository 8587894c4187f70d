import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Language } from '@/shared/i18n/languages';
import type { SecretVault } from '@/shared/lib/secretVault';
import type { DataShapes } from './readAnswer';

export type ServiceName = 'public' | 'inventory' | 'orders';

export type RequestArgs = {
  /** A path of the service's contract, already encoded; without a service, an address as it stands. */
  url: string;
  method?: string | undefined;
  body?: unknown;
  params?: Record<string, unknown> | undefined;
  headers?: Record<string, string | undefined> | undefined;
};

export type RequestOptions = { service?: ServiceName; timeoutMs?: number; shapes?: DataShapes };

/** What a service says is shown to a person. */
export const longestMessage = 1000;

/** What goes beside an answer: how many of its records could not be read and were left out. */
export type AnswerMeta = { leftOut: number };

/** What the base query reads of the state; the root proves that the store has it. */
export type RequestState = { language: { language: Language | null }; session: { token: string } };

/** What it needs of the store's extra argument. */
export type RequestServices = { config: RuntimeConfig; vault: SecretVault; fetch?: typeof fetch };

/**
 * - `http`: the service answered with an error status and nothing of its own to say;
 * - `refused`: the envelope says `isSuccessful: false`, whatever the status;
 * - `unreadable`: a success whose body is not JSON;
 * - `network`: no answer; `timeout`: none within the time limit; `cancelled`: nobody waits for it any more;
 * - `forgotten`: the request needs a password that is held no longer, and was not sent.
 */
export type RequestErrorKind = 'http' | 'refused' | 'unreadable' | 'network' | 'timeout' | 'cancelled' | 'forgotten';

export type RequestError = {
  kind: RequestErrorKind;
  status: number;
  statusText: string;
  /** Never carries a token. */
  url: string;
  /** What the service says to a person, in the language of the request. */
  message?: string;
  /** Why, for the program; other companies' services may give none. */
  code?: string;
  requestId?: string;
  /** Seconds. */
  retryAfter?: number;
  /** It was refused because it could not carry the token that the page has in a cookie. */
  isCookieBlocked?: true;
};
