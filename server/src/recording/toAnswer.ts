import { isRecord } from '@/shared/lib/isRecord';

import type { Operation } from '../conformance/operations';
import type { Exchange } from '../conformance/provider';
import type { RecordedAnswer } from './recordedFiles';
import { withoutPersonalData } from './withoutPersonalData';

const keptHeaders = ['content-type', 'etag', 'cache-control', 'retry-after'];

const parse = (text: string): { json: unknown } | undefined => {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

const mapTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change)]));
};

/** What is kept of a response. `scrub` hides password and token, wherever a provider repeats them. */
export const toAnswer = (
  operation: Operation,
  { request, response }: Exchange,
  scrub: (text: string) => string,
): RecordedAnswer => {
  const { status, headers, text } = response;
  const { pathname, search } = new URL(request.address);
  const kept = keptHeaders.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const answer = { request: `${request.method} ${pathname}${search}`, status, headers: Object.fromEntries(kept) };
  const isPersonal = operation.isPrivate || operation.operationId === 'loginClient';
  const parsed = parse(text);
  if (!parsed) return { ...answer, text: isPersonal ? '' : scrub(text) };
  const body = isPersonal ? withoutPersonalData(operation, status, parsed.json) : parsed.json;
  return { ...answer, body: mapTexts(body, scrub) };
};
