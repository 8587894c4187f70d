import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Language } from '@/shared/i18n/languages';
import type { SecretVault } from '@/shared/lib/secretVault';
import type { StockShortage } from '@/contracts/orders';

import type { DataShapes } from './parseResponse';

export type ServiceName = 'public' | 'inventory' | 'orders';

export type RequestArgs = {
  /** A path from the service's contract, already encoded; without a service, a URL used as is. */
  url: string;
  method?: string | undefined;
  body?: unknown;
  params?: Record<string, unknown> | undefined;
  headers?: Record<string, string | undefined> | undefined;
};

export type RequestOptions = {
  service?: ServiceName;
  timeoutMs?: number;
  shapes?: DataShapes;
  /** The response is a file; its data is the address of an object, because the store holds no files. */
  isFile?: boolean;
  /** Answered by the catalogue engine, from its lists. */
  usesLists?: boolean;
};

/** Messages from a service are shown to the user, up to this length. */
export const maxMessageLength = 1000;

/** For QA mode. */
export type TransportMeta = {
  status: number;
  /** The id under which the service has logged the request. */
  requestId: string | null;
};

export type ResponseMeta = Partial<TransportMeta> & {
  /** The number of unreadable records that were left out of the response. */
  leftOut: number;
  /** The version of the catalogue's lists that an engine has answered from. */
  listsVersion?: number;
  /** Whether these were all lists, and the features. */
  areListsComplete?: boolean;
};

/** What the base query reads from the state; the root proves that the store has it. */
export type RequestState = { language: { language: Language | null }; session: { token: string } };

/** What the base query needs from the store's extra argument. */
export type RequestServices = {
  config: RuntimeConfig;
  vault: SecretVault;
  fetch?: typeof fetch;
  /** Results wait for it: a replay holds them back. */
  untilPresent?: () => Promise<void>;
};

/**
 * - `http`: the service responded with an error status and no message of its own;
 * - `refused`: the envelope has `isSuccessful: false`, regardless of the status;
 * - `unreadable`: a success whose body is not JSON;
 * - `network`: no response; `timeout`: none within the time limit; `cancelled`: no longer needed;
 * - `forgotten`: the request needs a password that has been forgotten, and was not sent.
 */
export type RequestErrorKind = 'http' | 'refused' | 'unreadable' | 'network' | 'timeout' | 'cancelled' | 'forgotten';

export type RequestError = {
  kind: RequestErrorKind;
  status: number;
  statusText: string;
  /** Never carries a token. */
  url: string;
  /** The service's message to the user, in the language of the request. */
  message?: string;
  /** Machine-readable reason; other companies' services may omit it. */
  code?: string;
  requestId?: string;
  /** What is left of the items of which there is not enough. */
  shortages?: StockShortage[];
  /** Seconds. */
  retryAfter?: number;
  /** The request was refused for lack of an XSRF token: the browser blocks the cookie that carries it. */
  isCookieBlocked?: true;
};
