import type { StockShortage } from '@/contracts/orders';

import type { RequestError } from './requestTypes';

/** A response, with its body fully read. */
export type ReceivedResponse = { status: number; statusText: string; headers: Headers; text: string };

/** The type of a page or an envelope, which is an error in place of a file. */
export const noFile = /^\s*(text\/html|application\/json)\b/i;

type Failure = Omit<RequestError, 'url'>;
export type Outcome = { data: unknown } | { failure: Failure };

// Spec §8: status 0 with a body is treated as 200, status 1223 as 204. fetch yields neither; other transports may.
/** @internal */
export const normaliseStatus = (status: number, hasBody: boolean): number => {
  if (status === 1223) return 204;
  return status === 0 && hasBody ? 200 : status;
};

const parsed = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const readShortages = (value: unknown): StockShortage[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((each: unknown) => {
    const [stockItemId, available] = [readField(each, 'stockItemId'), readField(each, 'available')];
    if (!isCount(stockItemId) || !isCount(available)) return [];
    return { stockItemId, available, expectedDate: readText(readField(each, 'expectedDate')) ?? null };
  });
};

/**
 * Seconds, from either form of the Retry-After header.
 *
 * @internal
 */
export const parseRetryAfter = (header: string | null, now: number): number | undefined => {
  if (header === null || header.trim() === '') return undefined;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
};

const omitUndefined = <Extra extends object>(extra: Extra): Partial<Extra> =>
  Object.fromEntries(Object.entries(extra).filter(([, value]) => value !== undefined)) as Partial<Extra>;

export const toOutcome = (
  { status: wireStatus, statusText, headers, text }: ReceivedResponse,
  method: string,
): Outcome => {
  const status = normaliseStatus(wireStatus, text !== '');
  const isSuccess = status >= 200 && status < 300;
  const body = text === '' ? undefined : parsed(text);
  const failure = (kind: RequestError['kind']): Outcome => ({
    failure: {
      kind,
      status,
      statusText,
      ...omitUndefined({
        message: readText(readField(body?.value, 'message')),
        code: readText(readField(body?.value, 'code')),
        requestId: readText(readField(body?.value, 'requestId')) ?? headers.get('x-request-id') ?? undefined,
        shortages: readShortages(readField(body?.value, 'shortages')),
        retryAfter: parseRetryAfter(headers.get('retry-after'), Date.now()),
      }),
    },
  });
  if (readField(body?.value, 'isSuccessful') === false) return failure('refused');
  if (status === 0) return failure('network');
  if (!isSuccess) return failure('http');
  if (text === '' || method === 'HEAD' || status === 204 || status === 205) return { data: null };
  return body ? { data: body.value } : failure('unreadable');
};
