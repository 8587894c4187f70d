import { type IncomingHttpHeaders, type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type ServiceResponse = { status: number; headers: Record<string, string | string[]>; body: Buffer };

/** One request passing through the proxy, with the operations available to faults. */
export type Exchange = {
  method: string;
  /** Includes the query. */
  path: string;
  body: Buffer;
  /** Forwards the request to the service, and returns its full response. */
  forward: () => Promise<ServiceResponse>;
  /** Responds to the caller; the body can be sent in pieces with a pause between them. */
  respond: (response: ServiceResponse, pieces?: { count: number; pauseMs: number }) => Promise<void>;
  /** Starts a response, and drops the connection after some bytes of its body. */
  breakOff: (response: ServiceResponse, bytes: number) => Promise<void>;
  /** Drops the connection without a response. */
  cut: () => void;
};

// Hop-by-hop headers, and those that change with the length and encoding of the forwarded body.
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'te', 'upgrade']);

const omitConnectionHeaders = (headers: IncomingHttpHeaders): ServiceResponse['headers'] =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value && !connectionHeaders.has(name) ? [[name, value]] : [])),
  );

/** Uncompressed, so that the record of traffic is readable. */
const forward = (service: URL, caller: IncomingMessage, body: Buffer): Promise<ServiceResponse> =>
  new Promise((resolve, reject) => {
    const headers = { ...omitConnectionHeaders(caller.headers), 'accept-encoding': 'identity' };
    const { hostname, port } = service;
    const sized = body.length > 0 ? { ...headers, 'content-length': String(body.length) } : headers;
    const request = sendRequest({
      hostname,
      port,
      method: caller.method,
      path: caller.url,
      headers: sized,
      agent: false,
    });
    request.once('error', reject);
    request.once('response', (response) => {
      const { statusCode: status = 0 } = response;
      buffer(response).then((content) => {
        resolve({ status, headers: omitConnectionHeaders(response.headers), body: content });
      }, reject);
    });
    request.end(body);
  });

const writeChunk = (response: ServerResponse, chunk: Buffer) =>
  new Promise<void>((resolve) => {
    response.write(chunk, () => resolve());
  });

// One request per connection, because browsers resend a request when a reused connection drops.
const writeHead = (response: ServerResponse, { status, headers, body }: ServiceResponse) => {
  const hasBody = status !== 204 && status !== 304;
  response.writeHead(status, {
    ...headers,
    connection: 'close',
    ...(hasBody && { 'content-length': String(body.length) }),
  });
};

export const createExchange = (
  service: URL,
  caller: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Exchange => ({
  method: caller.method ?? 'GET',
  path: caller.url ?? '/',
  body,
  forward: () => forward(service, caller, body),
  respond: async (content, pieces = { count: 1, pauseMs: 0 }) => {
    writeHead(response, content);
    if (caller.method !== 'HEAD') {
      const size = Math.max(1, Math.ceil(content.body.length / pieces.count));
      for (let from = 0; from < content.body.length && !response.destroyed; from += size) {
        if (from > 0) await new Promise((resolve) => setTimeout(resolve, pieces.pauseMs));
        await writeChunk(response, content.body.subarray(from, from + size));
      }
    }
    response.end();
  },
  breakOff: async (content, bytes) => {
    writeHead(response, content);
    response.flushHeaders();
    await writeChunk(response, content.body.subarray(0, bytes));
    response.destroy();
  },
  cut: () => response.destroy(),
});
