import { Readable } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';

import { fromWireError, toWireError, type WireError } from '@/engine/client/messages';
import { unlessAborted } from '@/engine/host/abortSignals';

import { isOwnAddress } from './security/origin';

/** A request to our own services from another thread. */
export type OwnRequest = { url: string; method: string; headers: Record<string, string>; body: string | undefined };

export type OwnResponse = {
  status: number;
  statusText: string;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer> | null;
};

/** In the services' thread. */
export const fetchForThread = async (
  fetch: typeof globalThis.fetch,
  { url, method, headers, body }: OwnRequest,
): Promise<OwnResponse> => {
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
  const bytes = response.body && new Uint8Array(await response.arrayBuffer());
  return { status: response.status, statusText: response.statusText, headers: [...response.headers], body: bytes };
};

const decompress = (bytes: Uint8Array) =>
  Readable.toWeb(Readable.from([bytes]).pipe(createBrotliDecompress({ chunkSize: 2 ** 17 }))) as ReadableStream;

/** In the other thread: requests to our own services are sent to their thread, those to a provider's over HTTP. */
export const createThreadFetch =
  (send: (request: OwnRequest) => Promise<OwnResponse>) =>
  async (input: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Response> => {
    if (typeof input !== 'string' || !isOwnAddress(input)) return fetch(input, init);
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = typeof init.body === 'string' ? init.body : undefined;
    const request = { url: input, method: init.method ?? 'GET', headers, body };
    const response = await unlessAborted(send(request), init.signal ?? undefined);
    const own = new Headers(response.headers);
    own.set('content-length', String(response.body?.byteLength ?? 0));
    const content = own.get('content-encoding') === 'br' && response.body ? decompress(response.body) : response.body;
    return new Response(content, { status: response.status, statusText: response.statusText, headers: own });
  };

/** What ends a call to another thread. */
export type Reply = { id: number; result: unknown } | { id: number; error: WireError };

export const createReply = async (id: number, work: Promise<unknown>): Promise<Reply> => {
  try {
    return { id, result: await work };
  } catch (error) {
    return { id, error: toWireError(error) };
  }
};

/** Calls to another thread: `post` sends them, and `settle` takes the replies. */
export const createCalls = <Call>(post: (id: number, call: Call) => void) => {
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  return {
    call: <Result>(call: Call) =>
      new Promise<Result>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        post(lastId, call);
      }),
    settle: (reply: Reply) => {
      const own = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('error' in reply) own?.reject(fromWireError(reply.error));
      else own?.resolve(reply.result as never);
    },
  };
};
