import { fetchUtils, HttpError } from 'ra-core';

import { cookieValue } from '@/shared/lib/cookieValue';
import { type OfficeInputs, officeOperations, type OfficeOutputs } from '@/contracts/office';

import type { Operation } from './resources';

type Request = {
  path?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** What the service has said about a failure. */
export const readRefusal = (error: unknown) =>
  ((error as Partial<HttpError>).body ?? {}) as { code?: string; errors?: Record<string, string> };

const base = '/services/office';

/** Of an operation, or of a file that the browser downloads. */
export const createAddress = (template: string, { path = {}, query = {} }: Request) => {
  const address = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const given = Object.entries(query).filter(
    ([name, value]) => !template.includes(`{${name}}`) && value !== undefined && value !== null && value !== '',
  );
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${base}${address}${search && `?${search}`}`;
};

/** Longer than any list takes: a connection that was lost without a word never ends by itself. */
const slowestMs = 60_000;

const createHeaders = (method: string) => {
  const headers = new Headers({ Accept: 'application/json', 'X-Language': document.documentElement.lang });
  const token = method === 'GET' ? undefined : cookieValue(document.cookie, 'XSRF-TOKEN');
  if (token) headers.set('X-XSRF-TOKEN', token);
  return headers;
};

/** For callers that find the operation in a table. A failure is an `HttpError` whose body is the envelope. */
export const sendOperation = async (
  name: Operation,
  request: Request,
  signal?: AbortSignal,
): Promise<{ data: unknown[]; total?: number }> => {
  const { method, path } = officeOperations[name];
  const { body } = request;
  const headers = createHeaders(method);
  if (body instanceof Blob) headers.set('Content-Type', 'text/csv');
  const ending = signal && AbortSignal.any([signal, AbortSignal.timeout(slowestMs)]);
  try {
    const { json } = (await fetchUtils.fetchJson(createAddress(path, request), {
      method,
      headers,
      ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
      ...(ending && { signal: ending }),
    })) as { json: { data: unknown[]; total?: number } };
    return json;
  } catch (error) {
    const { body: envelope, status = 0 } = error as { body?: object; status?: number };
    if (signal?.aborted || envelope) throw error;
    // What fetch throws without a network, and what a proxy says without the services, is for developers.
    throw new HttpError('ra.notification.http_error', status);
  }
};

export const callOffice = async <Name extends keyof OfficeOutputs>(
  name: Name,
  input: OfficeInputs[Name],
): Promise<OfficeOutputs[Name]> => (await sendOperation(name, input)) as OfficeOutputs[Name];
