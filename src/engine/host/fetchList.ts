import type { ListFailure } from './catalogEngine';
import { readRecordStream } from './recordStream';

export type FetchList = (input: string, init: RequestInit) => Promise<Response>;

export type ListRequest = {
  url: string;
  headers: Readonly<Record<string, string>>;
  etag: string | null;
  /** Time limit until the response headers arrive. */
  timeoutMs: number;
  signal: AbortSignal;
  /** Whether the list's text is needed for storage. Otherwise it is parsed as it arrives. */
  isTextKept: boolean;
};

export type FetchedList =
  | { kind: 'fresh'; records: readonly unknown[]; text: string; etag: string | null; transferred: number }
  | { kind: 'unchanged' }
  | { kind: 'failed'; failure: ListFailure };

// The body of a multi-megabyte list takes longer than its headers.
const timesLongerForBody = 10;

const failed = (failure: ListFailure): FetchedList => ({ kind: 'failed', failure });

type Envelope = { isSuccessful?: unknown; message?: unknown; data?: unknown } | null;

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Not JSON, or truncated.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** The list in `data` (spec §3), unless `isSuccessful` is false; undefined for anything else. */
export const parseRecords = (text: string): readonly unknown[] | undefined => {
  const envelope = parseJson(text) as Envelope | undefined;
  return envelope?.isSuccessful !== false && Array.isArray(envelope?.data) ? (envelope.data as unknown[]) : undefined;
};

type Read = { text: string; records: readonly unknown[] | undefined; length: number };

const readText = async (response: Response): Promise<Read> => {
  const text = await response.text();
  return { text, records: response.ok ? parseRecords(text) : undefined, length: text.length };
};

/** The text is that of the envelope alone. */
const readParts = async (response: Response): Promise<Read> => {
  const { envelope = '', records, length = 0 } = (await readRecordStream(response)) ?? {};
  return { text: envelope, records: parseRecords(envelope) && records, length };
};

const readListResponse = async (url: string, response: Response, isTextKept: boolean): Promise<FetchedList> => {
  const { status, statusText } = response;
  if (status === 304) return { kind: 'unchanged' };
  const { text, records, length } = await (response.ok && !isTextKept ? readParts : readText)(response);
  if (records) {
    const { headers } = response;
    // Without the header, assume that nothing was compressed.
    const transferred = Number(headers.get('content-length') ?? length);
    return { kind: 'fresh', records, text, etag: headers.get('etag'), transferred };
  }
  const envelope = parseJson(text) as Envelope | undefined;
  if (envelope?.isSuccessful !== false)
    return failed({ kind: response.ok ? 'unreadable' : 'http', status, statusText, url });
  const { message } = envelope;
  const hasMessage = typeof message === 'string' && message !== '';
  return failed({ kind: 'refused', status, statusText, url, ...(hasMessage && { message }) });
};

export const fetchList = async (
  fetch: FetchList,
  { url, headers, etag, timeoutMs, signal, isTextKept }: ListRequest,
): Promise<FetchedList> => {
  const timeout = new AbortController();
  const giveUp = () => timeout.abort();
  let timer = setTimeout(giveUp, timeoutMs);
  try {
    const response = await fetch(url, {
      headers: { ...headers, ...(etag !== null && { 'If-None-Match': etag }) },
      signal: AbortSignal.any([signal, timeout.signal]),
    });
    clearTimeout(timer);
    timer = setTimeout(giveUp, timeoutMs * timesLongerForBody);
    return await readListResponse(url, response, isTextKept);
  } catch (error) {
    if (signal.aborted) throw error;
    if (timeout.signal.aborted) return failed({ kind: 'timeout', status: 0, statusText: '', url });
    const statusText = error instanceof Error ? error.message : String(error);
    return failed({ kind: 'network', status: 0, statusText, url });
  } finally {
    clearTimeout(timer);
  }
};
